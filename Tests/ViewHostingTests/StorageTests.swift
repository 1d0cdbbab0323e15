import SwiftUI
import XCTest

struct StoringApp: App {
  var body: some Scene { WindowGroup { StoredValues() } }
}

private enum Size: String { case small, large }

private struct StoredValues: View {
  @AppStorage("isOn") private var isOn = false
  @AppStorage("count") private var count = 0
  @AppStorage("size") private var size = Size.small
  @AppStorage("name") private var name: String?
  @AppStorage("shared") private var shared = "default"
  @SceneStorage("shared") private var draft = "empty"

  var body: some View {
    VStack {
      Text("\(isOn) \(count) \(size.rawValue) \(name ?? "nobody") \(shared)")
        .accessibilityIdentifier("stored")
      Text(draft).accessibilityIdentifier("draft")
      Button("Change") { (isOn, count, size, name) = (true, count + 2, .large, "Ada") }
      Button("Write") { draft = "written" }
    }
  }
}

/// Values that outlive the run of an app.
final class StorageTests: HostedAppTests<StoringApp> {
  private var stored: String { app.staticTexts["stored"].label }
  private var draft: String { app.staticTexts["draft"].label }

  private func launchAgain() {
    app.terminate()
    app.launch()
  }

  func testStoredDefaultsOutliveTheRun() {
    XCTAssertEqual(stored, "false 0 small nobody default")
    app.buttons["Change"].tap()
    XCTAssertEqual(stored, "true 2 large Ada default")
    launchAgain()
    XCTAssertEqual(stored, "true 2 large Ada default")
    app.buttons["Change"].tap()
    launchAgain()
    XCTAssertEqual(stored, "true 4 large Ada default")
  }

  func testAnotherTestBeginsWithoutStoredDefaults() {
    XCTAssertEqual(stored, "false 0 small nobody default")
  }

  func testLaunchArgumentsGiveStoredDefaults() {
    app.terminate()
    app.launchArguments = ["-isOn", "YES", "-count", "7", "-size", "large", "-name", "Grace"]
    app.launch()
    XCTAssertEqual(stored, "true 7 large Grace default")
  }

  func testALaunchArgumentStandsAboveWhatTheAppSets() {
    app.terminate()
    app.launchArguments = ["-isOn", "NO", "-count", "7"]
    app.launch()
    app.buttons["Change"].tap()
    XCTAssertEqual(stored, "false 7 large Ada default")
  }

  func testWhatTheAppSetCountsAtALaunchWithoutTheArgument() {
    app.terminate()
    app.launchArguments = ["-isOn", "NO"]
    app.launch()
    app.buttons["Change"].tap()
    app.terminate()
    app.launchArguments = []
    app.launch()
    XCTAssertEqual(stored, "true 2 large Ada default")
  }

  func testWhatIsKeptOfASceneComesBackIfTheSceneHadLeftTheFront() {
    app.buttons["Write"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(draft, "written")
    launchAgain()
    XCTAssertEqual(draft, "written")
    XCTAssertEqual(stored, "false 0 small nobody default", "a default of the same name is another")
  }

  func testASceneThatNeverLeftTheFrontIsMadeAnew() {
    app.buttons["Write"].tap()
    launchAgain()
    XCTAssertEqual(draft, "empty")
  }
}
