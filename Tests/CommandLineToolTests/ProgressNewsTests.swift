import Testing

@testable import CommandLineTool

/// News of long work in a log that cannot redraw its last line.
@Suite struct ProgressNewsTests {
  @Test func `a line comes once a minute, if it says something new`() {
    var news = ProgressNews()
    #expect(news.line("1 test has ended", after: ProgressNews.pause / 2) == nil)
    #expect(
      news.line("2 tests have ended", after: ProgressNews.pause / 2) == "  2 tests have ended\n")
    #expect(news.line("3 tests have ended", after: ProgressNews.pause / 2) == nil)
    #expect(news.line("2 tests have ended", after: ProgressNews.pause / 2) == nil)
    #expect(
      news.line("4 tests have ended", after: ProgressNews.pause / 2) == "  4 tests have ended\n")
  }
}
