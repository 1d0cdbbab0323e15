import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

@MainActor
private final class Launches: ObservableObject {
  static var shared = Launches()
  var told: [String] = []
}

private class AppDelegate: NSObject, UIApplicationDelegate {
  let made = ["delegate"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Launches.shared.told += made
    Launches.shared.told += ProcessInfo.processInfo.arguments.filter { $0.hasPrefix("-ui") }
    return true
  }
}

struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  init() { Launches.shared.told = ["init"] }

  var body: some Scene {
    WindowGroup {
      Text(Launches.shared.told.joined(separator: " ")).accessibilityIdentifier("told")
      Text(delegate.made.joined()).accessibilityIdentifier("made")
    }
  }
}

/// An app's delegate is notified that the app has launched.
final class AppDelegateTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: DelegateApp.self)
  }

  private let app = XCUIApplication()

  func testItIsToldAfterInitAndBeforeTheFirstBody() {
    app.launch()
    XCTAssertEqual(app.staticTexts["told"].label, "init delegate")
  }

  func testItKnowsTheLaunchArguments() {
    app.launchArguments = ["-ui_testing"]
    app.launch()
    XCTAssertEqual(app.staticTexts["told"].label, "init delegate -ui_testing")
  }

  func testTheAppHasTheObject() {
    app.launch()
    XCTAssertEqual(app.staticTexts["made"].label, "delegate")
  }
}
