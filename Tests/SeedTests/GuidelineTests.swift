import XCTest

/// What all tests of an app share: a fresh start with an environment that subclasses decide on.
class AppTestCase: XCTestCase {
  enum User: String { case nobody, subscriber }

  let app = XCUIApplication()
  var user: User { .nobody }
  var coordinator: String { "LoginCoordinator" }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments.append(contentsOf: ["-coordinatorUnderUITest", coordinator])
    app.launchEnvironment["insideUITests"] = String(true)
    app.launchEnvironment["user"] = user.rawValue
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  func wait(until isMet: @escaping () -> Bool, timeout: TimeInterval = 10) {
    let met = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in isMet() }, object: nil)
    wait(for: [met], timeout: timeout)
  }
}

extension XCUIElement {
  var isVisible: Bool { exists && isHittable }
}

extension String {
  /// Runs a step under this name.
  func run<Result>(_ step: (XCTActivity) throws -> Result) rethrows -> Result {
    try XCTContext.runActivity(named: self, block: step)
  }
}

final class GuidelineTests: AppTestCase {
  override var user: User { .subscriber }
  override var coordinator: String { "ListCoordinator" }

  func testTheEnvironmentIsGiven() {
    XCTAssertEqual(app.launchEnvironment["user"], "subscriber")
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testTapNearACorner() {
    let row = app.cells.element(boundBy: 0)
    row.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.1)).tap()
    "Wait for the screen".run { _ in
      wait(until: { self.app.otherElements["SuccessView"].isVisible })
    }
    XCTAssert(app.buttons["more"].isVisible)
  }

  func testTreeIsPrinted() {
    let tree = app.debugDescription
    XCTAssertTrue(tree.contains("Table, "), tree)
    XCTAssertTrue(tree.contains("identifier: 'ListView'"), tree)
  }

  func testAQueryKnowsNoKeyOfLiveElements() {
    let failure = TrialRun.failure { _ in
      let app = XCUIApplication()
      app.launch()
      _ = app.tables.cells.matching(NSPredicate(format: "exists == YES")).count
    }
    XCTAssertTrue(failure.headline.hasPrefix("NSUnknownKeyException"), failure.headline)
  }

  func testDatesFollowTheTest() {
    let start = Date()
    sleep(86_000)
    XCTAssertEqual(Date().timeIntervalSince(start), 86_000, accuracy: 1)
  }

  func testEveryTestCanBeRunAlone() {
    XCTAssertTrue(app.tables["ListView"].isVisible)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.tables["ListView"].exists)
  }
}
