import SwiftUI
import XCTest

struct PriceApp: App {
  var body: some Scene {
    WindowGroup {
      Text(199.5, format: .currency(code: "USD")).accessibilityIdentifier("format")
      Text("for \(Decimal(3).formatted(.currency(code: "USD")))").accessibilityIdentifier("call")
      Text(Self.formatter.string(from: 3.5) ?? "none").accessibilityIdentifier("formatter")
      Text(Self.day.formatted(date: .abbreviated, time: .omitted)).accessibilityIdentifier("day")
      Text(Locale.current.identifier).accessibilityIdentifier("region")
      RegionOfViews()
    }
  }

  private static let day = Date(timeIntervalSince1970: 43_200)
  private static var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }
}

private struct RegionOfViews: View {
  @Environment(\.locale) private var locale
  @State private var day = Date(timeIntervalSince1970: 43_200)

  var body: some View {
    Text(locale.identifier).accessibilityIdentifier("views")
    DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel)
  }
}

/// Numbers, money and dates are written as a phone in the United States does.
final class RegionTests: HostedAppTests<PriceApp> {
  private func words(_ identifier: String) -> String { app.staticTexts[identifier].label }

  func testAFormattedTextIsOfTheRegion() { XCTAssertEqual(words("format"), "$199.50") }

  func testAValueThatTheAppFormatsIsOfTheRegion() { XCTAssertEqual(words("call"), "for $3.00") }

  func testAFormatterIsOfTheRegion() { XCTAssertEqual(words("formatter"), "$3.50") }

  func testADateIsOfTheRegion() { XCTAssertEqual(words("day"), "Jan 1, 1970") }

  func testATestSeesTheRegionOfItsPhone() { XCTAssertEqual(Locale.current.identifier, "en_US") }

  func testTheLaunchChoosesTheRegion() {
    app.launchArguments = ["-AppleLocale", "de_DE"]
    app.launch()
    XCTAssertEqual(words("region"), "de_DE")
    XCTAssertEqual(words("format"), "199,50\u{a0}$")
  }

  func testViewsHaveTheRegionOfTheLaunch() {
    XCTAssertEqual(words("views"), "en_US")
    XCTAssertEqual(app.pickerWheels.count, 3)
    app.launchArguments = ["-AppleLocale", "en_GB"]
    app.launch()
    XCTAssertEqual(words("views"), "en_GB")
    XCTAssertEqual(app.pickerWheels.count, 2)
  }
}
