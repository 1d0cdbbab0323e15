import Testing

@testable import AppTools

/// A handler may move to where nothing else can raise its event.
@Suite("Moved handlers")
struct HandlerMovesTests {
  private static let handler = #""on": { "GO": { "push": "help" } }"#

  /// A screen whose handler is in the state that raises the event, or around it.
  private static func screen(
    isOuter: Bool, elsewhere: String = "[]", after: String = "", tap: String = "\"GO\""
  ) -> String {
    """
    { "initial": "shown"\(isOuter ? ", " + handler : ""),
      "states": {
        "shown": { "view": [{ "button#go": "Go", "on": { "tap": \(tap) } }]\(after)\
    \(isOuter ? "" : ", " + handler) },
        "other": { "view": \(elsewhere) } } }
    """
  }

  private static func differences(_ old: String, _ new: String) throws -> RouteDifferences {
    let apps = try [old, new].map {
      try WrittenApp(["main": $0, "help": #"{ "view": ["Help"] }"#])
    }
    return RouteDifferences(
      from: SavedRoutes(apps[0].definition), to: SavedRoutes(apps[1].definition))
  }

  @Test func `outwards and inwards`() throws {
    let (inner, outer) = (Self.screen(isOuter: false), Self.screen(isOuter: true))
    #expect(
      try Self.differences(inner, outer).text == """
        Changed:
          state shown of main, GO: now handled by screen main
        0 regressions, 1 other change.
        """)
    #expect(try !Self.differences(outer, inner).isRegression)
  }

  @Test func `not where another state raises the event too`() throws {
    let button = #"[{ "button#too": "Go", "on": { "tap": "GO" } }]"#
    let (inner, outer) = (
      Self.screen(isOuter: false, elsewhere: button), Self.screen(isOuter: true, elsewhere: button)
    )
    #expect(try Self.differences(outer, inner).isRegression)
  }

  @Test func `not to another screen, and not where the state keeps a handler`() throws {
    let outer = Self.screen(isOuter: true)
      .replacing(#""shown": {"#, with: #""shown": { "on": { "GO": { "actions": [] } }, "#)
    #expect(try Self.differences(Self.screen(isOuter: false), outer).isRegression)
  }

  /// The alert stays when the timer leaves the state, and only the outer handler is there then.
  @Test func `not of an alert that outlasts the state`() throws {
    let tap =
      #"{ "actions": { "alert": { "title": "Go?", "buttons": [{ "label": "Yes", "event": "GO" }] } } }"#
    let screens = [false, true].flatMap { isOuter in
      [#", "after": { "1s": "other" }"#, ""].map { after in
        Self.screen(isOuter: isOuter, after: after)
          .replacing(#""on": { "tap": "GO" }"#, with: "\"tap\": \(tap)")
      }
    }
    #expect(try Self.differences(screens[2], screens[0]).isRegression)
    #expect(try !Self.differences(screens[3], screens[1]).isRegression)
  }
}
