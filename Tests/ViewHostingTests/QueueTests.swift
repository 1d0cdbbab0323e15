import SimulatedApp
import ViewHosting
import XCTest

/// Queues of an app run in virtual time, with the random numbers of the run.
final class QueueTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: QueueApp.self)
  }

  /// What the app has logged some time after a tap on a button.
  private func log(of button: String, after seconds: UInt32 = 1) -> String {
    let app = XCUIApplication()
    app.launch()
    app.buttons[button].tap()
    sleep(seconds)
    return app.staticTexts["log"].label
  }

  func testABlockSendsItsResultToTheMainQueue() {
    XCTAssertEqual(log(of: "send back"), "log: done")
  }

  func testAQueueKeepsTheOrderOfItsBlocks() {
    XCTAssertEqual(log(of: "order"), "log: 1, 2, 3, 4")
  }

  func testASynchronousReadComesAfterEarlierWrites() {
    XCTAssertEqual(log(of: "read"), "log: 1")
  }

  func testASleepDelaysWhatABlockSendsAndNotTheTest() {
    XCTAssertEqual(log(of: "sleep", after: 1), "log: ")
    XCTAssertEqual(log(of: "sleep", after: 4), "log: slept, next")
  }

  func testALoopWithoutEndGoesOnForAnHour() {
    XCTAssertEqual(log(of: "loop", after: 1_500), "log: 1, 2")
  }

  func testAGroupEndsWithItsBlocks() {
    XCTAssertEqual(log(of: "group"), "log: all, told, 6")
  }

  func testABlockMayWaitForTheMainQueue() {
    XCTAssertEqual(log(of: "sync"), "log: first, second")
  }

  func testTheMainThreadMayWaitForAnItem() {
    XCTAssertEqual(log(of: "item"), "log: 5")
  }

  func testATimerFiresUntilItIsCancelled() {
    XCTAssertEqual(log(of: "timer", after: 1), "log: 1")
    XCTAssertEqual(log(of: "timer", after: 9), "log: 1, 2, 3")
  }

  func testATimerThatIsLetGoFiresNoMore() {
    XCTAssertEqual(log(of: "let go", after: 9), "log: 1")
  }

  func testASuspendedQueueWaitsUntilItIsResumed() {
    XCTAssertEqual(log(of: "stopped"), "log: resumed")
  }

  func testABlockMayWaitForASignal() {
    XCTAssertEqual(log(of: "signal"), "log: signalled")
  }

  func testANewProcessDoesNotRunTheBlocksOfTheLastOne() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["sleep"].tap()
    app.terminate()
    XCTAssertEqual(log(of: "send back", after: 5), "log: done")
  }
}
