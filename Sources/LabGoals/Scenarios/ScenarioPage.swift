import FlakeLab
import Foundation
package import XCUIAutomation

/// The page object of the corpus's tests, written with Apple's API.
@MainActor
package struct ScenarioPage {
  /// The app under test.
  package let app: XCUIApplication
  /// The number of looks for missing elements after a launch.
  var looksAfterLaunch = 0

  /// Makes the page without launching the app.
  package init() { app = XCUIApplication() }

  /// Launches the app.
  package func launch(_ arguments: String...) {
    app.launchArguments += arguments
    app.launch()
    for number in 0..<looksAfterLaunch { _ = element("nothing\(number)").exists }
  }

  /// The element with an identifier, of any type.
  package func element(_ identifier: String) -> XCUIElement {
    app.descendants(matching: .any)[identifier]
  }

  /// The button with an identifier or a label.
  package func button(_ name: String) -> XCUIElement { app.buttons[name] }

  /// The label of an element.
  package func words(_ identifier: String) -> String { element(identifier).label }

  /// Taps a place of the screen, in points from its corner.
  package func tap(x: Double, y: Double) {
    page.withOffset(CGVector(dx: x, dy: y)).tap()
  }

  private var page: XCUICoordinate { app.coordinate(withNormalizedOffset: .zero) }

  /// Waits until an element exists.
  package func wait(for identifier: String, atMost seconds: TimeInterval = 30) throws {
    try require(
      element(identifier).waitForExistence(timeout: seconds), "\(identifier) does not come")
  }

  /// Waits until an element has a label.
  package func wait(
    for identifier: String, toSay words: String, atMost seconds: TimeInterval = 30
  ) throws {
    let isMet = element(identifier).wait(for: \.label, toEqual: words, timeout: seconds)
    try require(isMet, "\(identifier) does not say \(words)")
  }

  /// Requires that an element has a label.
  package func require(_ identifier: String, says words: String) throws {
    let label = self.words(identifier)
    try require(label == words, "\(identifier) says (\"\(label)\") instead of \(words)")
  }

  /// Requires that an element exists.
  package func require(_ identifier: String) throws {
    try require(element(identifier).exists, "\(identifier) is not there")
  }

  /// Requires that a condition is true.
  package func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    try Flow.require(condition, message())
  }
}
