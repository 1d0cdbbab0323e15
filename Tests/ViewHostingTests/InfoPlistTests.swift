import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct VersionApp: App {
  var body: some Scene { WindowGroup { Versions() } }

  private struct Versions: View {
    @SwiftUI.State private var late = ""

    var body: some View {
      ForEach(["CFBundleShortVersionString", "CFBundleVersion", "CFBundleDisplayName"], id: \.self)
      {
        Text(Bundle.main.object(forInfoDictionaryKey: $0) as? String ?? "none")
          .accessibilityIdentifier($0)
      }
      Text(Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "none")
        .accessibilityIdentifier("CFBundleName")
      Text(Bundle.main.bundleIdentifier ?? "none").accessibilityIdentifier("identifier")
      Button("Read") {
        Task { late = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "none" }
      }
      Text(late).accessibilityIdentifier("late")
    }
  }
}

/// An app with a known `Info.plist` reads its values.
final class InfoPlistTests: XCTestCase {
  private static let file: String = {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Info-\(ProcessInfo.processInfo.processIdentifier).plist")
    let values = [
      "CFBundleShortVersionString": "2.3", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      "CFBundleDisplayName": "${PRODUCT_NAME} $(OTHER)", "CFBundleIdentifier": "org.sample.version",
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    try? data?.write(to: file)
    return file.path
  }()

  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: VersionApp.self, infoPlist: file)
  }
  override class func tearDown() { try? FileManager.default.removeItem(atPath: file) }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheFileSaysTheVersion() {
    XCTAssertEqual(app.staticTexts["CFBundleShortVersionString"].label, "2.3")
  }

  func testBuildSettingsThatAreKnownAreFilledIn() {
    XCTAssertEqual(app.staticTexts["CFBundleVersion"].label, "1")
    XCTAssertEqual(app.staticTexts["CFBundleDisplayName"].label, "Version $(OTHER)")
  }

  func testWhatTheFileDoesNotSayIsAsInANewApp() {
    XCTAssertEqual(app.staticTexts["CFBundleName"].label, "Version")
  }

  func testTheFileSaysTheIdentifier() {
    XCTAssertEqual(app.staticTexts["identifier"].label, "org.sample.version")
  }

  func testATaskOfTheAppIsToldIt() {
    app.buttons["Read"].tap()
    XCTAssertEqual(app.staticTexts["late"].label, "1")
  }

  func testATestIsToldOfItsOwnBundle() {
    XCTAssertNil(Bundle.main.infoDictionary?["CFBundleShortVersionString"])
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.UITests.xctrunner")
  }
}

/// An app without an `Info.plist` reads the values that Xcode writes for a new one.
final class NewAppInformationTests: HostedAppTests<VersionApp> {
  func testANewAppHasVersionOne() {
    XCTAssertEqual(app.staticTexts["CFBundleShortVersionString"].label, "1.0")
    XCTAssertEqual(app.staticTexts["CFBundleVersion"].label, "1")
    XCTAssertEqual(app.staticTexts["CFBundleDisplayName"].label, "none")
    XCTAssertEqual(app.staticTexts["identifier"].label, "com.example.version")
  }
}
