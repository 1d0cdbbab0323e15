import Foundation
import LoopbackHTTP
import ServedSessions
import SimulatedApp
import WebDriver

/// A client that asks a server without a socket.
final class SampleClient {
  let server: WebDriverServer

  /// The folder of all apps.
  static let screens = PythonClients.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path

  /// Asks a server of the apps of the repository.
  convenience init() { self.init(ServedApps(in: Self.screens)) }

  /// Asks a server of these apps.
  init(_ apps: ServedApps) { server = WebDriverServer(ServedSessions(apps: apps)) }

  /// The answer to a request, with its status.
  @discardableResult
  func ask(
    _ method: String, _ path: String, _ body: String = ""
  ) throws -> (status: Int, value: JSONNode) {
    let head = "\(method) \(path) HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    var reader = HTTPRequestReader()
    reader.append(Array((head + body).utf8))
    guard let request = try reader.next() else { return (0, JSONNode(.null)) }
    let response = server.answer(request)
    let (node, _) = JSONReader.read(response.body)
    return (response.status, node?.member("value")?.value ?? JSONNode(.null))
  }

  /// Opens a session on the sample app and returns its path.
  func open(_ coordinator: String = "ListCoordinator", more: String = "") throws -> String {
    let arguments = "{\"args\": [\"-coordinatorUnderUITest\", \"\(coordinator)\"]}"
    let capabilities =
      "{\"appium:app\": \"Screens\", \"appium:processArguments\": \(arguments)\(more)}"
    let answer = try ask(
      "POST", "/session", "{\"capabilities\": {\"alwaysMatch\": \(capabilities)}}")
    return "/session/" + (answer.value.text("sessionId") ?? "")
  }

  /// The name of the element that a locator finds.
  func find(_ session: String, _ strategy: String, _ value: String) throws -> String? {
    let locator =
      "{\"using\": \(JSONWriter.literal(strategy)), \"value\": \(JSONWriter.literal(value))}"
    return try ask("POST", session + "/element", locator).value.text("ELEMENT")
  }

  /// The result of a script without arguments.
  func script(_ session: String, _ name: String) throws -> JSONNode {
    try ask("POST", session + "/execute/sync", "{\"script\": \"\(name)\", \"args\": []}").value
  }

  /// The seconds of virtual time since a session was opened.
  func now(_ session: String) throws -> Double {
    switch try script(session, "rehearsal: now").kind {
    case .real(let seconds): seconds
    case .integer(let seconds): Double(seconds)
    default: -1
    }
  }
}

extension JSONNode {
  /// The text of a member.
  func text(_ key: String) -> String? { member(key)?.value.ownText }

  /// The text of the value itself.
  var ownText: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }
}
