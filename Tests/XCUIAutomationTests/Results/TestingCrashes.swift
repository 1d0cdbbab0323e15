import Foundation
import Testing
import XCUIAutomation

/// The test or the case that is to trap; nil in all processes but those of the tests of crashes.
private let asked = ProcessInfo.processInfo.environment["TESTING_CRASHES"]

/// Swift Testing tests; one of them, or one case, traps if the environment asks for it.
@Suite(.simulatedApp(CounterApp.definition), .enabled(if: asked != nil))
struct TestingCrashes {
  private func launch(_ test: String) {
    XCUIApplication().launch()
    if asked == test { fatalError("lost its way") }
  }

  @Test func first() { launch("first") }

  @Test func second() { launch("second") }

  @Test(arguments: [1, 2, 3]) func cases(number: Int) { launch("case \(number)") }
}
