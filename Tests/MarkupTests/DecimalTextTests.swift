import Markup
import Testing

struct DecimalTextTests {
  @Test(arguments: [
    (0, 2, "0.00", "0"), (5, 2, "0.05", "0.05"), (120, 2, "1.20", "1.2"),
    (-5, 1, "-0.5", "-0.5"), (1_000, 3, "1.000", "1"), (7, 0, "7", "7"),
  ])
  func `parts become a decimal fraction`(
    parts: Int, decimals: Int, whole: String, trimmed: String
  ) {
    #expect(DecimalText.of(parts, decimals: decimals) == whole)
    #expect(DecimalText.of(parts, decimals: decimals, isTrimmed: true) == trimmed)
  }

  @Test func `a number is rounded to tenths`() {
    #expect(
      [2.04, 2.05, -0.04, -1.26].map { DecimalText.tenths($0) } == ["2.0", "2.1", "0.0", "-1.3"])
    #expect(DecimalText.tenths(2, isTrimmed: true) == "2")
  }

  @Test(arguments: [
    (Double.nan, "0.0"), (.infinity, "1000000000000000.0"), (-1e300, "-1000000000000000.0"),
    (1e15, "1000000000000000.0"),
  ])
  func `a number that no page shows is cut`(number: Double, text: String) {
    #expect(DecimalText.tenths(number) == text)
  }
}
