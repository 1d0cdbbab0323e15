import Trials
import XCTest

final class TextTableTests: XCTestCase {
  func testColumnsAreAsWideAsTheirWidestCell() {
    var table = TextTable([("name", .left), ("runs", .right), ("end", .left)])
    table.add(["a", "1000", "x"])
    table.add(["longer", "5"])
    XCTAssertEqual(
      table.lines,
      [
        "name    runs  end", "------  ----  ---", "a       1000  x", "longer     5",
      ])
  }

  func testControlCharactersAreShownAndKeepTheColumns() {
    var table = TextTable([("name", .left), ("runs", .right)])
    table.add(["a\u{1B}[2Jb", "1"])
    table.add(["two\nlines\tand\r", "10"])
    XCTAssertEqual(
      Array(table.lines.dropFirst(2)),
      [#"a\u{1B}[2Jb           1"#, #"two\nlines\tand\r    10"#])
  }
}
