import FlakeLab
import Foundation
import SimulatedApp
import TestHost
import XCUIAutomation

/// A step of the test of a random program, with the identifier that it looks for.
enum ProgramStep: Sendable {
  case read(String)
  case exists(String)
  case wait(String, seconds: Double)
  case waitGone(String, seconds: Double)
  case tap
  case pause(UInt32)
  /// Taps the button with a label or an identifier.
  case press(String)
  /// Taps where the button "go" was at the beginning, whatever is at that point now.
  case tapPlace
  case isHittable(String)
  /// Waits until a button can be touched.
  case waitHittable(String, seconds: Double)
  /// The position of a button, in fifths of the screen from its top; nothing if it does not exist.
  case place(of: String)
  /// Swipes up over the whole screen.
  case swipe
  /// Taps the field.
  case focus
  case type(String)
  case hasKeyboard
  /// Waits for an alert of the app or of the system, and taps its last button if it comes.
  case answerAlert(ofSystem: Bool, seconds: Double)
  /// From now on a monitor answers alerts, or looks at them and does nothing.
  case monitor(answers: Bool)

  /// What the steps saw; a thrown error leaves nothing of a run in memory, as a failure would.
  private struct Seen: Error, CustomStringConvertible {
    let description: String
  }

  /// Launches the app and performs the steps; always fails, with their observations as the message.
  @MainActor
  static func play(_ steps: [ProgramStep]) throws {
    let app = XCUIApplication()
    app.launch()
    var seen: [String] = []
    for step in steps { seen += step.play(on: app).map { [$0] } ?? [] }
    throw Seen(description: seen.joined(separator: " "))
  }

  /// Performs the step; returns its observation.
  @MainActor
  private func play(on app: XCUIApplication) -> String? {
    let texts = app.staticTexts
    switch self {
    case .read(let name): return texts[name].label
    case .exists(let name): return "\(texts[name].exists)"
    case .wait(let name, let seconds):
      return "\(texts[name].waitForExistence(timeout: seconds))"
    case .waitGone(let name, let seconds):
      return "\(texts[name].waitForNonExistence(timeout: seconds))"
    case .isHittable(let name): return "\(app.buttons[name].isHittable)"
    case .waitHittable(let name, let seconds):
      let button = app.buttons[name]
      return "\(button.wait(for: \.isHittable, toEqual: true, timeout: seconds))"
    case .place(let name):
      let button = app.buttons[name]
      return button.exists ? "\(Int((button.frame.minY / Self.fifth).rounded(.down)))" : "none"
    case .hasKeyboard: return "\(app.keyboards.firstMatch.exists)"
    case .answerAlert(let isOfSystem, let seconds):
      let asked = isOfSystem ? XCUIApplication(bundleIdentifier: Self.system) : app
      return "\(Self.answerAlert(of: asked, seconds: seconds))"
    case .tap: app.buttons["go"].tap()
    case .pause(let seconds): sleep(seconds)
    case .press(let name): app.buttons[name].tap()
    case .tapPlace:
      app.coordinate(withNormalizedOffset: .zero).withOffset(
        CGVector(dx: Self.place.x, dy: Self.place.y)
      )
      .tap()
    case .swipe: app.swipeUp()
    case .focus: app.textFields["note"].tap()
    case .type(let text): app.textFields["note"].typeText(text)
    case .monitor(let answers): Self.watch(answering: answers)
    }
    return nil
  }

  @MainActor
  private static func answerAlert(of app: XCUIApplication, seconds: Double) -> Bool {
    let alert = app.alerts.firstMatch
    guard seconds == 0 ? alert.exists : alert.waitForExistence(timeout: seconds) else {
      return false
    }
    let allow = alert.buttons["Allow"]
    (allow.exists ? allow : alert.buttons["OK"]).tap()
    return true
  }

  private static func watch(answering: Bool) {
    let session = SessionContext.current as? AppSession
    session?.interruptionMonitor = { element in
      let bundle = element.bundle
      let answer: @Sendable () -> Bool = onAnyThread {
        answerAlert(of: XCUIApplication(bundleIdentifier: bundle), seconds: 0)
      }
      return answering && answer()
    }
  }

  private static let system = "com.apple.springboard"
  /// Where the button "go" is, in points from the corner of the screen.
  static let place = (x: 60.0, y: 705.0)
  /// A fifth of the height of the screen, in points.
  private static let fifth = 170.0
}
