import SwiftUI
import XCTest

struct CommandLineApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text(CommandLine.arguments.contains("-UITesting") ? "Tested" : "Used")
        Text("\(CommandLine.argc == Int32(CommandLine.arguments.count) ? "counted" : "not")")
      }
    }
  }
}

/// Apps ask the command line, too, whether they are tested.
final class CommandLineTests: HostedAppTests<CommandLineApp> {
  func testTheCommandLineHasTheArgumentsOfTheTest() {
    XCTAssertTrue(app.staticTexts["Used"].exists)
    app.launchArguments.append("-UITesting")
    app.launch()
    XCTAssertTrue(app.staticTexts["Tested"].exists)
    XCTAssertTrue(app.staticTexts["counted"].exists)
  }
}
