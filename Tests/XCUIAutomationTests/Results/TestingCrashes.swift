import Foundation
import Testing
import XCUIAutomation

/// The test or the case that is to trap; nil in all processes but those of the tests of crashes.
private let asked = ProcessInfo.processInfo.environment["TESTING_CRASHES"]

/// Tests of Swift Testing of which one, or a case of one, traps where that is asked for.
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
