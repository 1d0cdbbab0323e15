import FlakeLab
import Foundation
package import XCUIAutomation

/// What the tests of the corpus see of an app: a page object over Apple's names.
package struct ScenarioPage {
  /// The app under test.
  package let app: XCUIApplication
  /// How many looks for what is not there follow a launch.
  var looksAfterLaunch = 0

  /// Names the app; nothing is launched yet.
  package init() { app = XCUIApplication() }

  /// Launches the app.
  package func launch(_ arguments: String...) {
    app.launchArguments += arguments
    app.launch()
    for number in 0..<looksAfterLaunch { _ = element("nothing\(number)").exists }
  }

  /// The element of an identifier, whatever its kind.
  package func element(_ identifier: String) -> XCUIElement {
    app.descendants(matching: .any)[identifier]
  }

  /// The button of an identifier or a label.
  package func button(_ name: String) -> XCUIElement { app.buttons[name] }

  /// What an element says.
  package func words(_ identifier: String) -> String { element(identifier).label }

  /// Taps a place of the screen, in points from its corner.
  package func tap(x: Double, y: Double) {
    page.withOffset(CGVector(dx: x, dy: y)).tap()
  }

  private var page: XCUICoordinate { app.coordinate(withNormalizedOffset: .zero) }

  /// Waits until an element is there.
  package func wait(for identifier: String, atMost seconds: TimeInterval = 30) throws {
    try require(
      element(identifier).waitForExistence(timeout: seconds), "\(identifier) does not come")
  }

  /// Waits until an element says something.
  package func wait(
    for identifier: String, toSay words: String, atMost seconds: TimeInterval = 30
  ) throws {
    let isMet = element(identifier).wait(for: \.label, toEqual: words, timeout: seconds)
    try require(isMet, "\(identifier) does not say \(words)")
  }

  /// Requires that an element says something.
  package func require(_ identifier: String, says words: String) throws {
    let label = self.words(identifier)
    try require(label == words, "\(identifier) says (\"\(label)\") instead of \(words)")
  }

  /// Requires that an element is there.
  package func require(_ identifier: String) throws {
    try require(element(identifier).exists, "\(identifier) is not there")
  }

  /// Requires that something holds.
  package func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    try Flow.require(condition, message())
  }
}
