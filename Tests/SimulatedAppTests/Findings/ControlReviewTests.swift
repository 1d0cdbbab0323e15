import SimulatedApp
import Testing

@Suite("Controls that nobody can use")
struct ControlReviewTests {
  private static func findings(_ button: String, more: String = "") throws -> [String] {
    let main = """
      { "root": { "type": "other", "identifier": "MainView" }, "context": { "count": 0 }, \(more)
        "view": [
          { "button": "Go", \(button), "tap": { "actions": { "assign": { "count": "1" } } } }] }
      """
    return try AppTexts(["main": main]).findings
  }

  @Test func `a button that is never enabled`() throws {
    #expect(
      try Self.findings(#""enabled": "count > 1""#) == [
        "main.json:3:34: fault: the Button is never enabled: \"count > 1\" is false for every "
          + "value that it can get"
      ])
  }

  @Test func `a button that is always hidden`() throws {
    #expect(
      try Self.findings(#""hidden": "count < 2""#) == [
        "main.json:3:33: fault: the Button is always hidden: \"count < 2\" is true for every "
          + "value that it can get"
      ])
  }

  @Test func `a text field that is never enabled`() throws {
    let main = """
      { "root": { "type": "other", "identifier": "MainView" }, "context": { "name": "" },
        "view": [{ "textField#name": { "binds": "name", "enabled": "FALSEPREDICATE" } }] }
      """
    #expect(
      try AppTexts(["main": main]).findings == [
        "main.json:2:62: fault: the TextField is never enabled: \"FALSEPREDICATE\" is false for "
          + "every value that it can get"
      ])
  }

  @Test(arguments: [
    #""enabled": "count == 1""#, #""hidden": "count == 0""#, #""enabled": "defaults.a == TRUE""#,
    #""enabled": false"#, #""forEach": "{1}", "enabled": "item > 1""#,
  ]) func `a condition that can become true, is fixed or depends on an item is none`(
    _ condition: String
  ) throws {
    #expect(try Self.findings(condition) == [])
  }

  @Test(arguments: [
    (below: 10, "count == 9", isUsable: true), (10, "count == 10", false),
    (1_000, "count == 999", true), (1_000, "count == 1000", false),
  ]) func `a random number may make the condition true`(
    below: Int, condition: String, isUsable: Bool
  ) throws {
    let action = #"{ "draw": { "key": "count", "below": \#(below) } }"#
    let draw = #""on": { "DRAW": { "actions": \#(action) } },"#
    let raise = #""states": { "shown": { "entry": { "raise": "DRAW" } } },"#
    let found = try Self.findings(#""enabled": "\#(condition)""#, more: draw + raise)
    #expect(found.isEmpty == isUsable, "\(found)")
  }
}
