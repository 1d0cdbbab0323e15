import SwiftUI
import XCTest

struct DeviceSettingsApp: App {
  var body: some Scene { WindowGroup { Settings() } }
}

private struct Settings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric(relativeTo: .body) private var metric = 17

  var body: some View {
    VStack {
      Text(scheme == .dark ? "dark" : "light")
      Text("size \(String(describing: size))")
      Text(direction == .rightToLeft ? "from the right" : "from the left")
      Text("metric \(Int(metric))")
      Text("Body").font(.body)
      Text("Fixed").font(.system(size: 17))
      Text("Own").font(.custom("Own", size: 17))
      Text("Upright").dynamicTypeSize(.large)
    }
  }
}

/// An app sees the appearance, the text size and the direction of its device.
final class DeviceSettingsTests: HostedAppTests<DeviceSettingsApp> {
  private func height(_ text: String) -> CGFloat { app.staticTexts[text].frame.height }

  private func launch(_ arguments: String...) {
    app.launchArguments = arguments
    app.launch()
  }

  func testTheAppFollowsTheAppearance() {
    XCTAssertTrue(app.staticTexts["light"].exists)
    XCUIDevice.shared.appearance = .dark
    XCTAssertTrue(app.staticTexts["dark"].exists)
    app.launch()
    XCTAssertTrue(app.staticTexts["dark"].exists)
  }

  func testALaunchArgumentChoosesTheTextSize() {
    launch("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
    XCTAssertTrue(app.staticTexts["size accessibility5"].exists)
    XCTAssertTrue(app.staticTexts["metric 53"].exists)
  }

  func testTextGrowsUnlessItsFontHasOneSize() {
    let usual = height("Body")
    launch("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
    XCTAssertEqual(height("Body"), usual * 53 / 17, accuracy: 0.5)
    XCTAssertEqual(height("Own"), usual * 53 / 17, accuracy: 0.5)
    XCTAssertEqual(height("Fixed"), usual)
    XCTAssertEqual(height("Upright"), usual)
  }

  func testTheDirectionIsThatOfTheLanguage() {
    XCTAssertTrue(app.staticTexts["from the left"].exists)
    launch("-AppleTextDirection", "YES")
    XCTAssertTrue(app.staticTexts["from the right"].exists)
  }
}
