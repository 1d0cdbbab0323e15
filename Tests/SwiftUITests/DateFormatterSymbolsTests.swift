import Foundation
import SwiftUI
import XCTest

/// Names of days and months, which are optional on iOS and not in Foundation on Linux.
final class DateFormatterSymbolsTests: XCTestCase {
  func testNamesMayBeUnwrappedOrNot() {
    let formatter = DateFormatter()
    let unwrapped: [String] = formatter.shortWeekdaySymbols!
    XCTAssertEqual(unwrapped, formatter.shortWeekdaySymbols)
    XCTAssertEqual(formatter.monthSymbols!.count, 12)
    XCTAssertEqual(formatter.veryShortStandaloneMonthSymbols![0], "J")
  }
}
