import SwiftUI
import XCTest

struct ChosenDaysApp: App {
  var body: some Scene { WindowGroup { ChosenDays() } }
}

private struct ChosenDays: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 1970, month: 2, day: 3)]

  var body: some View {
    VStack {
      MultiDatePicker(
        "Days", selection: $days, in: Date(timeIntervalSince1970: 86_400 * 32)...)
      Text(words).accessibilityIdentifier("days")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.timeZone, .gmt)
  }

  private var words: String {
    days.compactMap { day in day.month.flatMap { month in day.day.map { (month, $0) } } }
      .sorted { $0 < $1 }.map { "\($0)/\($1)" }.joined(separator: " ")
  }
}

/// A calendar on which several days are chosen.
final class ChosenDaysTests: HostedAppTests<ChosenDaysApp> {
  private var days: String { app.staticTexts["days"].label }

  func testTapsChooseDaysAndTakeThemBack() {
    XCTAssertTrue(app.buttons["Tuesday, February 3"].isSelected)
    app.buttons["Wednesday, February 4"].tap()
    XCTAssertEqual(days, "2/3 2/4")
    app.buttons["Tuesday, February 3"].tap()
    XCTAssertEqual(days, "2/4")
  }

  func testTheMonthStaysWhereADayIsChosen() {
    app.buttons["Next Month"].tap()
    app.buttons["Sunday, March 1"].tap()
    XCTAssertEqual(days, "2/3 3/1")
    XCTAssertTrue(app.buttons["Sunday, March 1"].isSelected)
  }

  func testDaysOutsideOfTheRangeCannotBeChosen() {
    XCTAssertFalse(app.buttons["Sunday, February 1"].isEnabled)
  }
}
