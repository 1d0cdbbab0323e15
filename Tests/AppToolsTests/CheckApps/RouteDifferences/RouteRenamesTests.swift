import Testing

@testable import AppTools

/// Other names alone are no change of routes; anything else stays one.
@Suite("Renamed states and events")
struct RouteRenamesTests {
  private static func screen(
    loading: String = "loading", shown: String = "shown", event: String = "OPEN",
    target: String = "help"
  ) -> String {
    """
    { "initial": "\(loading)",
      "states": {
        "\(loading)": { "after": { "1s": "\(shown)" } },
        "\(shown)": {
          "view": [{ "button#open": "Open", "on": { "tap": "\(event)" } }],
          "on": { "\(event)": { "push": "\(target)" } } } } }
    """
  }

  private static func differences(_ old: String, _ new: String) throws -> RouteDifferences {
    let help = #"{ "view": ["Help"] }"#
    let apps = try [old, new].map {
      try WrittenApp(["main": $0, "help": help, "other": help]).definition
    }
    return RouteDifferences(from: SavedRoutes(apps[0]), to: SavedRoutes(apps[1]))
  }

  @Test func `a state with another name is told and is no regression`() throws {
    let differences = try Self.differences(Self.screen(), Self.screen(shown: "list"))
    #expect(
      differences.text == """
        Changed:
          state shown of main is now list
        0 regressions, 1 other change.
        """)
    #expect(!differences.isRegression)
  }

  @Test func `a state with another name beside a label with its old one`() throws {
    let screen = { (shown: String) in
      Self.screen(shown: shown).replacing(
        "button#open\": \"Open", with: "button\": \"Open in shown form")
    }
    let differences = try Self.differences(screen("shown"), screen("list"))
    #expect(differences.changes == [.stateRenamed(screen: "main", old: "shown", new: "list")])
  }

  @Test func `two states that lead to each other may both have other names`() throws {
    let differences = try Self.differences(
      Self.screen(), Self.screen(loading: "waiting", shown: "list"))
    #expect(differences.changes.count == 2)
    #expect(!differences.isRegression)
  }

  @Test func `a state with another name and another route is a regression`() throws {
    let differences = try Self.differences(
      Self.screen(), Self.screen(shown: "list", target: "other"))
    #expect(differences.isRegression)
  }

  @Test func `an event with another name is the same route`() throws {
    #expect(try Self.differences(Self.screen(), Self.screen(event: "HELP")).changes.isEmpty)
  }

  @Test func `an event that moves to its gesture is the same route`() throws {
    let long = #"""
      { "view": [{ "cell#a": "A", "forEach": "{'x'}",
                   "on": { "tap": { "event": "OPEN", "data": { "name": "item" } } } }],
        "on": { "OPEN": { "push": { "screen": "help", "with": { "name": "event.name" } } } } }
      """#
    let short = #"""
      { "view": [{ "cell#a": "A", "forEach": "{'x'}",
                   "tap": { "push": { "screen": "help", "with": { "name": "item" } } } }] }
      """#
    let help = #"{ "context": { "name": "" }, "view": ["Help"] }"#
    let apps = try [long, short].map { try WrittenApp(["main": $0, "help": help]) }
    let differences = apps[1].differences(from: apps[0])
    #expect(differences.changes.isEmpty, "\(differences.text)")
  }

  @Test func `an event of another button is not the same`() throws {
    let other = Self.screen(event: "HELP").replacing("button#open", with: "button#help")
    #expect(try Self.differences(Self.screen(), other).isRegression)
  }
}
