public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// Alerts of the system, answered by the meaning of a button in any language of the device.
///
/// ```swift
/// page.choosePickup()
/// SystemAlert.answer(.allowWhileUsing)
/// ```
@preconcurrency @MainActor
public enum SystemAlert {
  /// The meaning of a button.
  public enum Answer: String, Sendable, CaseIterable {
    /// Yes.
    case allow
    /// Yes, once.
    case allowOnce
    /// Yes, while using the app.
    case allowWhileUsing
    /// Yes, always.
    case allowAlways
    /// Yes, to everything.
    case allowAll
    /// Yes, to the selection.
    case limit
    /// Yes, the app may paste.
    case allowPaste
    /// No.
    case refuse
    /// I have read it.
    case ok
    /// I cancel.
    case cancel
    /// Keep the password.
    case savePassword
    /// Ask me later.
    case notNow

    /// The titles of the button in all known languages.
    public var titles: [String] { SystemAlertWords.titles(of: self) }
  }

  /// The known languages, by code.
  public nonisolated static var languages: [String] { SystemAlertWords.languages }

  /// The titles of the button in a language; empty if the language or the button is unknown.
  public nonisolated static func titles(
    of answer: Answer, in language: LaunchLanguage
  ) -> [String] {
    SystemAlertWords.titles(of: answer, in: language.code)
  }

  /// The app that shows the alerts.
  public static var springboard: XCUIApplication {
    XCUIApplication(bundleIdentifier: "com.apple.springboard")
  }

  /// The button of an answer on the alert in front.
  public static func button(_ answer: Answer) -> XCUIElement {
    button(answer, of: springboard.alerts.firstMatch)
  }

  /// Waits for the alert and answers it; the test fails if none appears or it has no such button.
  public static func answer(
    _ answer: Answer, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let alert = springboard.alerts.firstMatch
    guard alert.waitForAppearance(timeout: timeout) == .completed else {
      let message = "No system alert appeared within \(WaitTimeouts.words(timeout))"
      return XCTFail(message, file: file, line: line)
    }
    let button = button(answer, of: alert)
    guard button.exists else {
      let buttons = alert.buttons.allElementsBoundByIndex.map { "\"\($0.label)\"" }
      let message =
        "The system alert \"\(alert.label)\" has no button that means \(answer.rawValue); it has "
        + buttons.joined(separator: ", ")
      return XCTFail(message, file: file, line: line)
    }
    button.tap()
  }

  static func button(_ answer: Answer, of alert: XCUIElement) -> XCUIElement {
    let isIt = NSPredicate(format: "label IN %@", argumentArray: [answer.titles])
    return alert.buttons.matching(isIt).firstMatch
  }
}

extension XCTestCase {
  /// Answers system alerts that interrupt the test, with the first of these answers that an alert
  /// has a button for.
  ///
  /// ```swift
  /// answerSystemAlerts(with: .allowWhileUsing, .allow)
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func answerSystemAlerts(with answers: SystemAlert.Answer...) -> any NSObjectProtocol {
    addUIInterruptionMonitor(withDescription: "System alert") { alert in
      for answer in answers {
        let button = SystemAlert.button(answer, of: alert)
        guard button.exists else { continue }
        button.tap()
        return true
      }
      return false
    }
  }
}
