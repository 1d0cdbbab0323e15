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
}
