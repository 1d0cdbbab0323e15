import SwiftUI
import XCTest

struct DateWheelApp: App {
  var body: some Scene { WindowGroup { Wheels() } }

  private struct Wheels: View {
    @State private var moment = Date(timeIntervalSince1970: 86_400 * 30 + 3_600 * 13)
    @State private var day = Date(timeIntervalSince1970: 86_400 * 30)

    var body: some View {
      VStack {
        DatePicker("Moment", selection: $moment).datePickerStyle(.wheel)
        DatePicker("Day", selection: $day, displayedComponents: .date)
          .datePickerStyle(WheelDatePickerStyle())
        DatePicker("Hour", selection: $moment, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "en_GB"))
        DatePicker("Hora", selection: $moment, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "es_ES"))
        Text(moment.formatted(.iso8601)).accessibilityIdentifier("moment")
        Text(day.formatted(.iso8601)).accessibilityIdentifier("day")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }
  }
}

final class DateWheelTests: HostedAppTests<DateWheelApp> {
  private func values(_ picker: String) -> [String] {
    app.datePickers[picker].pickerWheels.allElementsBoundByIndex.compactMap { $0.value as? String }
  }
  private func turn(_ picker: String, _ wheel: Int, to words: String) {
    app.datePickers[picker].pickerWheels.element(boundBy: wheel).adjust(toPickerWheelValue: words)
  }

  func testWheelsShowTheDateAndTheTime() {
    XCTAssertEqual(values("Moment"), ["Jan 31", "1", "00", "PM"])
    XCTAssertEqual(values("Day"), ["January", "31", "1970"])
  }

  func testHoursOfADayHaveTwoDigitsWhereTheRegionWritesThemSo() {
    turn("Moment", 3, to: "AM")
    XCTAssertEqual(values("Hour"), ["01", "00"])
    XCTAssertEqual(values("Hora"), ["1", "00"])
  }

  func testWheelsOfAMomentTurn() {
    turn("Moment", 0, to: "Feb 2")
    turn("Moment", 1, to: "11")
    turn("Moment", 2, to: "07")
    turn("Moment", 3, to: "AM")
    XCTAssertEqual(app.staticTexts["moment"].label, "1970-02-02T11:07:00Z")
  }

  func testADayThatTheMonthHasNotBecomesItsLast() {
    turn("Day", 0, to: "February")
    turn("Day", 2, to: "1972")
    XCTAssertEqual(app.staticTexts["day"].label, "1972-02-28T00:00:00Z")
    XCTAssertEqual(values("Day"), ["February", "28", "1972"])
  }
}
