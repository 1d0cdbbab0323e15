import FlakeLab
import XCUIAutomation

/// A step of the test of a random program, with the identifier that it looks for.
enum ProgramStep: Sendable {
  case read(String)
  case exists(String)
  case wait(String, seconds: Double)
  case waitGone(String, seconds: Double)
  case tap
  case pause(UInt32)

  /// Launches the app and takes the steps; always fails, with what they saw as the message.
  static func play(_ steps: [ProgramStep]) throws {
    let app = XCUIApplication()
    app.launch()
    var seen: [String] = []
    for step in steps {
      switch step {
      case .read(let name): seen.append(app.staticTexts[name].label)
      case .exists(let name): seen.append("\(app.staticTexts[name].exists)")
      case .wait(let name, let seconds):
        seen.append("\(app.staticTexts[name].waitForExistence(timeout: seconds))")
      case .waitGone(let name, let seconds):
        seen.append("\(app.staticTexts[name].waitForNonExistence(timeout: seconds))")
      case .tap: app.buttons["go"].tap()
      case .pause(let seconds): sleep(seconds)
      }
    }
    try Flow.require(false, seen.joined(separator: " "))
  }
}
