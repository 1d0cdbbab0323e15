import SwiftUI
import XCTest

struct DateApp: App {
  var body: some Scene { WindowGroup { Dates() } }
}

private struct Dates: View {
  @State private var day = Date(timeIntervalSince1970: 86_400)
  @State private var color = Color.red
  @State private var rows = ["fixed", "loose"]

  var body: some View {
    List {
      DatePicker("Day", selection: $day, displayedComponents: .date)
      ColorPicker("Paint", selection: $color)
      Gauge(value: 30, in: 0...120) { Text("Speed") }
      ForEach(rows, id: \.self) { Text($0).deleteDisabled($0 == "fixed") }
        .onDelete { rows.remove(atOffsets: $0) }
      TimelineView(.periodic(from: .now, by: 10)) { context in
        Text(String(Int(context.date.timeIntervalSince(day) / 10))).accessibilityIdentifier("tens")
      }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.timeZone, .gmt)
  }
}

final class PickedDateTests: HostedAppTests<DateApp> {
  func testADatePickerShowsItsDate() {
    let button = app.datePickers["Day"].buttons["Date Picker"]
    XCTAssertEqual(button.value as? String, "Jan 2, 1970")
    XCTAssertFalse(app.buttons["Time Picker"].exists)
  }

  func testAColorPickerIsAWell() {
    XCTAssertTrue(app.colorWells["Paint"].exists)
  }

  func testAGaugeTellsItsPart() {
    XCTAssertEqual(app.progressIndicators["Speed"].value as? String, "25%")
  }

  func testARowThatCannotBeDeletedHasNoAction() {
    app.staticTexts["fixed"].swipeLeft()
    XCTAssertFalse(app.buttons["Delete"].exists)
    app.staticTexts["loose"].swipeLeft()
    XCTAssertTrue(app.buttons["Delete"].exists)
  }

  func testATimelineFollowsVirtualTime() throws {
    let text = app.staticTexts["tens"]
    let before = try XCTUnwrap(Int(text.label))
    sleep(30)
    XCTAssertEqual(Int(text.label), before + 3)
  }
}
