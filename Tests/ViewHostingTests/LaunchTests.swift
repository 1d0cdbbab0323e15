import SwiftUI
import XCTest

struct LaunchedApp: App {
  @State private var greeting = ProcessInfo.processInfo.environment["GREETING"] ?? "none"
  @State private var late = ""

  var body: some Scene {
    WindowGroup {
      Text(ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " "))
        .accessibilityIdentifier("arguments")
      Text(greeting).accessibilityIdentifier("greeting")
      Button("Read") {
        Task {
          await Task.yield()
          late = ProcessInfo.processInfo.environment["GREETING"] ?? "none"
        }
      }
      Text(late).accessibilityIdentifier("late")
    }
  }
}

/// What an app sees of its launch.
final class LaunchTests: HostedAppTests<LaunchedApp> {
  override func setUp() {
    app.launchArguments = ["-first", "YES"]
    app.launchEnvironment = ["GREETING": "Hello"]
    super.setUp()
  }

  func testTheAppSeesItsArguments() {
    XCTAssertEqual(app.staticTexts["arguments"].label, "-first YES")
  }

  func testTheAppSeesItsEnvironment() {
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello")
  }

  func testTasksOfTheAppSeeItToo() {
    app.buttons["Read"].tap()
    let late = app.staticTexts["Hello"].firstMatch
    XCTAssertTrue(late.waitForExistence(timeout: 1))
    XCTAssertEqual(app.staticTexts["late"].label, "Hello")
  }

  func testATestSeesItsOwnProcess() {
    XCTAssertNil(ProcessInfo.processInfo.environment["GREETING"])
    XCTAssertNotNil(ProcessInfo.processInfo.environment["PATH"])
    XCTAssertFalse(ProcessInfo.processInfo.arguments.contains("-first"))
  }
}
