import SimulatedApp
import Testing

@Suite struct WallClockTextTests {
  /// Counts the days from 1 January 1970 one by one, by the rule that everybody knows.
  @Test func `dates are those of a calendar that is counted day by day`() {
    var (year, month, day): (Int64, Int64, Int64) = (1970, 1, 1)
    for number in 0..<200_000 {
      let found = WallClockText.civil(fromDays: Int64(number))
      #expect(found == (year, month, day), "day \(number)")
      guard found == (year, month, day) else { return }
      day += 1
      if day > Self.days(in: month, of: year) { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test func `instants before 1970 and odd ones have a text too`() {
    #expect(WallClockText.text(-0.001) == "1969-12-31 23:59:59.999")
    #expect(WallClockText.text(951_827_696.5) == "2000-02-29 12:34:56.500")
    #expect(WallClockText.text(.nan) == "nan")
    #expect(WallClockText.text(1e300) == "nan")
  }

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Int(month) - 1]
  }
}
