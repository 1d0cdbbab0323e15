import SwiftUI
import XCTest

struct DateCalendarApp: App {
  var body: some Scene { WindowGroup { Calendars() } }

  private struct Calendars: View {
    private static let start = Date(timeIntervalSince1970: 86_400 * 30 + 3_600 * 13)
    private let title = "Moment"
    @State private var moment = start
    @State private var near = start

    var body: some View {
      Form {
        DatePicker(title, selection: $moment, in: Date.distantPast...)
        DatePicker(
          "Near", selection: $near, in: Self.start...Self.start.addingTimeInterval(86_400 * 3),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        Text(moment.formatted(.iso8601)).accessibilityIdentifier("moment")
        Text(near.formatted(.iso8601)).accessibilityIdentifier("near")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }
  }
}

/// The calendar that a compact date picker opens, and that of the graphical style.
final class DateCalendarTests: HostedAppTests<DateCalendarApp> {
  private var opened: XCUIElement { app.otherElements["PopoverDismissRegion"] }
  private var moment: String { app.staticTexts["moment"].label }

  func testATapOnADayChoosesItAndKeepsTheTime() {
    app.buttons["Date Picker"].tap()
    app.datePickers["Moment"].buttons["Thursday, January 1"].tap()
    opened.tap()
    XCTAssertFalse(opened.exists)
    XCTAssertEqual(moment, "1970-01-01T13:00:00Z")
    XCTAssertEqual(app.buttons["Date Picker"].value as? String, "Jan 1, 1970")
  }

  func testACalendarTurnsToTheNextMonth() {
    app.buttons["Date Picker"].tap()
    let calendar = app.datePickers["Moment"]
    XCTAssertTrue(calendar.buttons["Saturday, January 31"].isSelected)
    calendar.buttons["Next Month"].tap()
    calendar.buttons["Friday, February 13"].tap()
    XCTAssertEqual(calendar.buttons["Show year picker"].value as? String, "February 1970")
    XCTAssertEqual(moment, "1970-02-13T13:00:00Z")
  }

  func testACalendarHasWheelsForTheMonthAndTheYear() {
    app.buttons["Date Picker"].tap()
    let calendar = app.datePickers["Moment"]
    calendar.buttons["Show year picker"].tap()
    calendar.pickerWheels["1970"].adjust(toPickerWheelValue: "1972")
    calendar.buttons["Hide year picker"].tap()
    XCTAssertTrue(calendar.buttons["Monday, January 31"].exists)
    XCTAssertEqual(moment, "1972-01-31T13:00:00Z")
  }

  func testTheDayOfTodaySaysSo() {
    app.buttons["Date Picker"].tap()
    let calendar = app.datePickers["Moment"]
    calendar.buttons["Show year picker"].tap()
    calendar.pickerWheels["1970"].adjust(toPickerWheelValue: "2026")
    calendar.buttons["Hide year picker"].tap()
    XCTAssertTrue(calendar.buttons["Today, Thursday, January 1"].exists)
    XCTAssertTrue(calendar.buttons["Friday, January 2"].exists)
  }

  func testATimeOpensWheels() {
    app.buttons["Time Picker"].tap()
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "3")
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "07")
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
    XCTAssertFalse(opened.exists)
    XCTAssertEqual(moment, "1970-01-31T15:07:00Z")
  }

  func testAGraphicalPickerShowsItsCalendarAtOnce() {
    let calendar = app.datePickers["Near"]
    calendar.buttons["Next Month"].tap()
    XCTAssertFalse(calendar.buttons["Wednesday, February 4"].isEnabled)
    calendar.buttons["Monday, February 2"].tap()
    XCTAssertEqual(app.staticTexts["near"].label, "1970-02-02T13:00:00Z")
  }
}
