import Foundation
import SimulatedApp
import Testing

/// The effects of commands on the app, read from the journal of the session.
struct CommandEffectTests {
  /// The lines of the journal after a command with a body.
  private func journal(_ command: String, _ body: String) throws -> [Substring] {
    let client = SampleClient()
    let session = try client.open()
    let answer = try client.ask("POST", session + "/" + command, body)
    #expect(answer.status == 200, "\(answer.value)")
    let journal = try client.script(session, "rehearsal: journal").ownText ?? ""
    return journal.split(separator: "\n")
  }

  @Test func `a drag begins at its first point`() throws {
    let lines = try journal(
      "wda/dragfromtoforduration",
      #"{"fromX": 200, "fromY": 600, "toX": 200, "toY": 200, "duration": 0.1}"#)

    #expect(lines.contains { $0.contains(#""gesture":"swipeUp","x":200.0,"y":600.0"#) })
  }

  @Test func `a launch has the environment that is given`() throws {
    let lines = try journal("wda/apps/launch", #"{"environment": {"COLOUR": "blue"}}"#)

    #expect(lines.contains { $0.contains(#""environment":{"COLOUR":"blue"}"#) })
  }

  @Test func `a launch has the arguments that are given, else those of the session`() throws {
    let usual = try journal("wda/apps/launch", "{}")
    let given = try journal("wda/apps/launch", #"{"arguments": ["-a", "b"]}"#)
    let launched = { (lines: [Substring]) in lines.last { $0.contains(#""is":"launched""#) } ?? "" }

    #expect(launched(usual).contains(#""arguments":["-coordinatorUnderUITest","ListCoordinator"]"#))
    #expect(launched(given).contains(#""arguments":["-a","b"]"#))
  }

  @Test func `a scroll down shows what is below, so the finger goes up`() throws {
    let lines = try journal(
      "execute/sync", #"{"script": "mobile: scroll", "args": [{"direction": "down"}]}"#)

    #expect(lines.contains { $0.contains(#""gesture":"swipeUp""#) })
    #expect(!lines.contains { $0.contains(#""gesture":"swipeDown""#) })
  }

  @Test func `back goes back by the navigation bar, where there is a way`() throws {
    let client = SampleClient()
    let session = try client.open("ListCoordinator")
    let nowhere = try client.ask("POST", session + "/back", "{}")
    let cell = try #require(try client.find(session, "name", "First"))
    try client.ask("POST", session + "/element/\(cell)/click", "{}")
    let back = try client.ask("POST", session + "/back", "{}")

    #expect(nowhere.value.text("error") == "no such element")
    #expect(back.status == 200)
    #expect(try client.find(session, "name", "ListView") != nil)
  }

  @Test func `the scale of the screen is that of its pictures`() throws {
    let client = SampleClient()
    let session = try client.open()
    let screen = try client.ask(
      "POST", session + "/execute/sync", #"{"script": "mobile: deviceScreenInfo", "args": []}"#)
    let width = try #require(screen.value.member("screenSize")?.value.member("width")?.value)
    let scale = try #require(screen.value.member("scale")?.value)
    let picture = try client.ask("GET", session + "/screenshot").value.ownText ?? ""
    let png = Data(base64Encoded: picture) ?? Data()
    let pixels = png.dropFirst(16).prefix(4).reduce(Int64(0)) { $0 << 8 + Int64($1) }

    guard case .integer(let points) = width.kind, case .integer(let factor) = scale.kind else {
      Issue.record("The sizes are numbers: \(screen.value)")
      return
    }
    #expect(pixels == points * factor)
  }

  @Test func `a read is a poll only if nothing was done since`() throws {
    let client = SampleClient()
    let session = try client.open()
    let read = { try client.ask("GET", session + "/orientation") }
    let time = { (before: Double) in try client.now(session) - before }
    _ = try read()
    let first = try client.now(session)
    _ = try read()
    let polled = try time(first)
    try client.ask("POST", session + "/wda/pressButton", #"{"name": "volumeUp"}"#)
    let second = try client.now(session)
    _ = try read()

    #expect(polled >= 0.5)
    #expect(try time(second) < 0.5)
  }
}
