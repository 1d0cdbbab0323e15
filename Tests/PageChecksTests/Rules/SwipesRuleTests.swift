import Testing

@testable import PageChecks

@Suite struct SwipesRuleTests {
  @Test(
    arguments: [
      "while !row.exists { app.swipeUp() }",
      "while !(row.exists && row.isHittable) {\n app.tables.firstMatch.swipeUp(velocity: .slow)\n}",
      "repeat { app.swipeUp() } while !row.exists",
      "repeat {\n table.swipeDown()\n} while !row.isHittable\nrow.tap()",
      "while !row.exists,\n  !end.exists { app.swipeLeft() }",
    ])
  func `a loop that only the element ends is told`(text: String) {
    #expect(findings("func testA() { \(text) }").map(\.smell) == [.swipes])
  }

  @Test(
    arguments: [
      "while !row.exists && count < 10 { app.swipeUp(); count += 1 }",
      "while !row.exists { app.swipeUp(); count += 1; if count == 9 { break } }",
      "while !row.exists { guard more else { return }; app.swipeUp() }",
      "for _ in 0..<10 where !row.exists { app.swipeUp() }",
      "repeat { app.swipeUp(); tries -= 1 } while !row.exists",
      "while app.cells.count < 10 { app.swipeUp() }",
      "while !row.exists { wait() }", "app.swipeUp()", "row.while { app.swipeUp() }",
    ])
  func `a loop with a limit is not`(text: String) {
    #expect(smells("func testA() { \(text) }") == [])
  }

  @Test func `the swipe is named`() {
    #expect(
      findings("func testA() {\n  while !row.exists { app.swipeUp() }\n}").first?.headline
        == "T.swift:2:27: The loop around swipeUp has no limit [swipes]")
  }
}
