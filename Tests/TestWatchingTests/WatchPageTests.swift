import Testing

@testable import TestWatching

/// What the page of a watch says.
struct WatchPageTests {
  @Test func `a text about a build is shown up to a length, and says how much is left out`() {
    let text = { String(repeating: "a", count: $0) }
    let limit = WatchPage.textLimit
    #expect(WatchPage.shown(text(limit)) == text(limit))
    #expect(WatchPage.shown(text(limit + 2)) == text(limit) + "\n... and 2 more characters")
  }
}
