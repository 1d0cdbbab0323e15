import SimulatedApp
import Testing

/// What commands do to the app, as the journal of the session tells.
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
}
