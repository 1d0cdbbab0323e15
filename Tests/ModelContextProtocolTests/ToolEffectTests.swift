import Testing

@testable import ModelContextProtocol

/// What tools do to time, steps and sessions, and what their pages contain.
struct ToolEffectTests {
  private let client = SampleClient()

  private func launch(_ coordinator: String) throws {
    _ = try client.done(
      "launch_app", "{\"app\": \"Screens\", \"coordinator\": \"\(coordinator)\"}")
  }

  @Test func `time passes until an element goes`() throws {
    try launch("SimpleCoordinator")
    let text = try client.done("advance_time", #"{"goes": "LoadingView"}"#)

    #expect(text.hasPrefix("Screen simple, state loaded; 2.0 s"))
  }

  @Test func `as many actions are undone as asked`() throws {
    try launch("ListCoordinator")
    _ = try client.done("tap", #"{"element": "First"}"#)
    _ = try client.done("advance_time", #"{"seconds": 3}"#)
    _ = try client.done("tap", #"{"element": "BackButton"}"#)
    let text = try client.done("go_back_in_time", #"{"actions": 3}"#)

    #expect(text.hasPrefix("Screen list"))
    #expect(text.contains(" 0.0 s in session"))
  }

  @Test func `after a session is closed the last one that is open is meant`() throws {
    for _ in 0..<3 { try launch("ListCoordinator") }
    _ = try client.done("close_session", #"{"session": "s3"}"#)

    #expect(try client.done("describe_screen").contains("in session s2 of"))
  }

  @Test func `a page of lines begins at the line that is asked for`() throws {
    try launch("ListCoordinator")
    let whole = try client.done("read_journal", #"{"from": 1, "count": 3}"#)
    let second = try client.done("read_journal", #"{"from": 2, "count": 1}"#)
    let lines = whole.split(separator: "\n")

    #expect(lines[0].hasPrefix("Lines 1 to 3 of "))
    #expect(lines[1].hasPrefix("{\"journal\":"))
    #expect(second.split(separator: "\n").last == lines[2])
  }

  @Test func `elements beyond the limit are counted`() throws {
    try launch("ListCoordinator")
    let text = try client.done("find_elements", #"{"type": "cell", "limit": 2}"#)

    #expect(text.split(separator: "\n").count == 3)
    #expect(text.hasSuffix("7 more match"))
  }

  @Test func `an alert is answered with the button that is named`() throws {
    try launch("ListCoordinator")
    _ = try client.done("tap", #"{"element": "e6"}"#)
    let (text, isError) = client.call("answer_alert", #"{"button": "Nope"}"#)

    #expect(isError)
    #expect(text.contains("Nope"))
  }

  @Test func `a description says which elements are disabled`() throws {
    try launch("SlowLoginCoordinator")
    let before = try client.done("describe_screen")
    _ = try client.done("tap", #"{"element": "slow.login.button"}"#)
    let loading = try client.done("describe_screen")

    #expect(!before.contains("disabled"))
    #expect(loading.contains("#slow.login.email empty, 'e-mail' (disabled)"))
  }
}
