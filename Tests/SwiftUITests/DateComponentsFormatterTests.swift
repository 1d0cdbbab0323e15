import SwiftUI
import XCTest

/// Lengths of time as Foundation on a Mac writes them.
final class DateComponentsFormatterTests: XCTestCase {
  private func words(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, atMost count: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = count
    return formatter.string(from: seconds)
  }

  func testTheStylesWriteTheSameTime() {
    XCTAssertEqual(words(3_665, .positional), "1:01:05")
    XCTAssertEqual(words(3_665, .abbreviated), "1h 1m 5s")
    XCTAssertEqual(words(3_665, .short), "1 hr, 1 min, 5 sec")
    XCTAssertEqual(words(3_665, .brief), "1hr 1min 5sec")
    XCTAssertEqual(words(3_665, .full), "1 hour, 1 minute, 5 seconds")
  }

  func testLeadingZerosOfDigitsAreDroppedUnlessTheyArePadded() {
    XCTAssertEqual(words(5, .positional, [.minute, .second]), "5")
    XCTAssertEqual(words(5, .positional, [.minute, .second], zeros: []), "0:05")
    XCTAssertEqual(words(5, .positional, [.minute, .second], zeros: .pad), "00:05")
  }

  func testAllZerosOfWordsAreDroppedButOne() {
    XCTAssertEqual(words(3_610, .abbreviated), "1h 10s")
    XCTAssertEqual(words(600, .abbreviated, zeros: .dropLeading), "10m 0s")
    XCTAssertEqual(words(3_610, .abbreviated, zeros: .dropTrailing), "1h 0m 10s")
    XCTAssertEqual(words(0, .full, [.hour, .minute]), "0 minutes")
  }

  func testAtMostSoManyUnitsAreWritten() {
    XCTAssertEqual(words(93_784, .full, [.day, .hour, .minute], atMost: 1), "1 day")
  }

  func testTheCalendarSaysTheLanguage() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(from: 3_660), "1 Stunde und 1 Minute")
  }

  func testComponentsAndDatesAreWrittenToo() {
    let formatter = DateComponentsFormatter()
    let start = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(formatter.string(from: DateComponents(hour: 2, minute: 3)), "2:03")
    XCTAssertEqual(formatter.string(from: start, to: start.addingTimeInterval(-61)), "-1:01")
  }

  func testWhatCannotBeWrittenIsNil() {
    XCTAssertNil(words(.infinity, .full))
    XCTAssertNil(words(61, .full, [.year]))
  }
}
