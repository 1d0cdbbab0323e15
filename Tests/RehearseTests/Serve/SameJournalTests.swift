import FlakeLab
import Foundation
import LoopbackHTTP
import ModelContextProtocol
import ServedSessions
import SimulatedApp
import Testing
import WebDriver
import XCUIAutomation

/// One login, as a test in Swift, an agent and a client of Appium do it.
@Suite struct SameJournalTests {
  @Test("the journals are the same, but for who asked")
  func oneJournal() throws {
    let facts = try facts(ofSwift())

    #expect(facts == (try self.facts(ofAgent())))
    #expect(facts == (try self.facts(ofClient())))
    #expect(facts.count { $0.contains("typed(") } == "me@example.com".count)
  }

  /// The facts without the words of calls, and without the lines that begin and end a test.
  private func facts(_ journal: [UInt8]) throws -> [String] {
    try JournalRecord(journal).entries.compactMap { entry in
      switch entry.fact {
      case .testStarted, .testFinished, .callBegan, .callEnded: nil
      default: "\(entry.nanoseconds) \(entry.fact)"
      }
    }
  }

  private func ofSwift() throws -> [UInt8] {
    let flow = Flow("login") {
      let app = XCUIApplication()
      app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"]
      app.launch()
      let email = app.textFields["cloud.mokumoku.sample.login.email"]
      email.tap()
      email.typeText("me@example.com")
      app.buttons["cloud.mokumoku.sample.login.button"].tap()
    }
    let app = CompiledApp(try AppFolder(ToolRun.screens).load())
    let runner = TrialRunner(app: app, timing: .xcode26)
    var configuration = runner.configuration(of: flow, seed: 1)
    configuration.isJournaling = true
    let session = AppSession(app: app, configuration: configuration)
    runner.play(flow, in: session)
    return session.device.journal?.bytes ?? []
  }

  private func ofAgent() throws -> [UInt8] {
    let server = ModelContextServer(apps: ServedApps(in: ToolRun.screens), version: "1")
    func call(_ tool: String, _ arguments: String) -> String {
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"#
        + #"{"name":"\#(tool)","arguments":\#(arguments)}}"#
      let answer = server.answer(to: .line(Array(line.utf8))) ?? []
      let content = JSONReader.read(answer).node?.member("result")?.value.member("content")?.value
      guard case .array(let parts)? = content?.kind,
        case .string(let text)? = parts.first?.member("text")?.value.kind
      else { return "" }
      return text
    }
    _ = call(
      "launch_app", #"{"app":"Screens","coordinator":"LoginCoordinator","timing":"xcode26"}"#)
    _ = call(
      "type_text", #"{"element":"cloud.mokumoku.sample.login.email","text":"me@example.com"}"#)
    _ = call("tap", #"{"element":"cloud.mokumoku.sample.login.button"}"#)
    let journal = call("read_journal", #"{"count":1000,"from":1}"#)
    return Array(journal.drop { $0 != "\n" }.dropFirst().utf8) + Array("\n".utf8)
  }

  private func ofClient() throws -> [UInt8] {
    let server = WebDriverServer(ServedSessions(apps: ServedApps(in: ToolRun.screens)))
    func ask(_ path: String, _ body: String) throws -> JSONNode? {
      let head = "POST /session\(path) HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      var reader = HTTPRequestReader()
      reader.append(Array((head + body).utf8))
      let request = try #require(try reader.next())
      return JSONReader.read(server.answer(request).body).node?.member("value")?.value
    }
    func element(_ name: String) throws -> String {
      let found = try ask(
        "/s1/element", #"{"using": "accessibility id", "value": "cloud.mokumoku.sample.\#(name)"}"#)
      guard case .string(let id)? = found?.member("ELEMENT")?.value.kind else { return "" }
      return "/s1/element/\(id)"
    }
    _ = try ask(
      "",
      #"{"capabilities": {"alwaysMatch": {"appium:app": "Screens", "rehearsal:costs": "none", "#
        + #""appium:processArguments": {"args": ["-coordinatorUnderUITest", "LoginCoordinator"]}}}}"#
    )
    _ = try ask(element("login.email") + "/value", #"{"text": "me@example.com"}"#)
    _ = try ask(element("login.button") + "/click", "{}")
    let journal = try ask("/s1/execute/sync", #"{"script": "rehearsal: journal", "args": []}"#)
    guard case .string(let text)? = journal?.kind else { return [] }
    return Array(text.utf8)
  }
}
