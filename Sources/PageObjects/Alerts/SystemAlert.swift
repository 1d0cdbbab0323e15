public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

/// The system's own alerts, answered by meaning in whichever language the device speaks.
///
/// ```swift
/// page.choosePickup()
/// SystemAlert.answer(.allowWhileUsing)
/// ```
@preconcurrency @MainActor
public enum SystemAlert {
  /// What a button of such an alert stands for.
  public enum Answer: String, Sendable, CaseIterable {
    /// Yes.
    case allow
    /// Yes, for this time.
    case allowOnce
    /// Yes, while the app is in front.
    case allowWhileUsing
    /// Yes, at any time.
    case allowAlways
    /// Yes, to all there is.
    case allowAll
    /// Yes, to what is chosen.
    case limit
    /// Yes, the app may paste.
    case allowPaste
    /// No.
    case refuse
    /// I have read it.
    case ok
    /// I take it back.
    case cancel
    /// Keep the password.
    case savePassword
    /// Ask me later.
    case notNow

    /// What the button is called, in all languages that are known.
    public var titles: [String] { SystemAlertWords.titles(of: self) }
  }

  /// The languages whose words are known, by their codes.
  public nonisolated static var languages: [String] { SystemAlertWords.languages }

  /// What the button is called in a language; none where the language or the button is not known.
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

  /// Waits for the alert and answers it; the test fails where none comes, or it has no such button.
  public static func answer(
    _ answer: Answer, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let alert = springboard.alerts.firstMatch
    guard alert.waitForAppearance(timeout: timeout) == .completed else {
      let message = "No system alert came within \(WaitTimeouts.words(timeout))"
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
  /// Answers system alerts whenever one stands in the way of the test's next action; the first of
  /// the answers that an alert has a button for counts.
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
