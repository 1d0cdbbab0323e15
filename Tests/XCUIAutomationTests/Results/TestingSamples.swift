import Foundation
import Synchronization
import Testing
import XCUIAutomation

/// Tests of Swift Testing as users write them, each of which ends in a way of its own.
///
/// They run in a process of their own, whose results ``TestingResultsTests`` reads.
@Suite(.simulatedApp(CounterApp.definition), .enabled(if: TestingRun.isChild))
struct TestingSamples {
  private struct Lost: Error {}
  private static let attempts = Mutex(0)

  private func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launch()
    return app
  }

  @Test func passes() {
    let app = launched()
    app.buttons["go"].tap()
    #expect(app.staticTexts["answer"].waitForExistence(timeout: 10))
  }

  @Test func `a name with blanks`() { #expect(launched().exists) }

  @Test func failsInACall() { launched().buttons["none"].tap() }

  @Test(.simulatedApp(CounterApp.definition, continueAfterFailure: false))
  func endsInACall() {
    launched().buttons["none"].tap()
    #expect(Bool(false), "never told of as the first")
  }

  @Test func failsAnExpectation() { #expect(launched().buttons.count == 7, "the buttons") }

  @Test func failsARequirement() throws {
    let none: Int? = nil
    _ = try #require(none)
  }

  @Test func throwsAnError() throws { throw Lost() }

  @Test func failsInADetachedTask() async {
    await Task.detached { _ = Issue.record("left alone") }.value
  }

  @Test func hasAKnownIssue() {
    withKnownIssue { launched().buttons["none"].tap() }
  }

  @Test func warns() { Issue.record("careful", severity: .warning) }

  @Test func isCancelled() throws { try Test.cancel("no camera") }

  @MainActor @Test func failsAtFirst() {
    let attempt = Self.attempts.withLock { count in
      count += 1
      return count
    }
    #expect(attempt == 2)
  }

  @Test(arguments: ["b", "a (c)"], [1, 2])
  func hasCases(text: String, _ number: Int) { #expect(number < 2) }

  @Test(arguments: [5, 5])
  func hasTwins(number: Int) {}

  @Test(.simulatedApp(CounterApp.definition, seed: 77)) func hasASeed() { _ = launched() }

  struct Inner {
    @Test func passes() {}
  }
}

@Test(.simulatedApp(CounterApp.definition), .enabled(if: TestingRun.isChild))
func standsAlone() {}
