import XCTest

final class CompletionSetUpTests: XCTestCase {
  private var steps: [String] = []

  override func setUp(completion: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [self] in
      steps.append("completion")
      completion(nil)
      completion(CancellationError())
    }
  }

  override func setUp() async throws { steps.append("async") }

  override func setUpWithError() throws { steps.append("error") }

  override func setUp() { steps.append("plain") }

  func testOrder() { XCTAssertEqual(steps, ["completion", "async", "error", "plain"]) }
}

final class StuckSetUpTests: XCTestCase {
  override func setUp(completion: @escaping ((any Error)?) -> Void) {
    if !ChildRun.isChild { completion(nil) }
  }

  func testBody() { if ChildRun.isChild { print("WENT ON") } }
}

final class SkippingPlacesTests: XCTestCase {
  override func setUp(completion: @escaping ((any Error)?) -> Void) {
    completion(name.contains("SetUp") ? XCTSkip("in set-up") : nil)
  }

  func testSkipsInSetUp() { XCTFail("was not skipped") }

  @MainActor
  func testSkipsInAnActivity() async throws {
    try XCTContext.runActivity(named: "step") { _ in throw XCTSkip("in a step") }
    XCTFail("was not skipped")
  }
}

/// Runs longer than it may, where that counts.
final class SlowTests: XCTestCase {
  func testSleeps() {
    executionTimeAllowance = 61
    XCTAssertEqual(executionTimeAllowance, 120)
    sleep(100)
    if ChildRun.isChild { print("STILL IN TIME") }
    sleep(100)
    if ChildRun.isChild { print("WENT ON") }
  }
}

final class LifeCycleOutputTests: XCTestCase {
  func testSetUpThatNeverEndsFails() throws {
    let text = try ChildRun.output(of: "StuckSetUpTests")
    XCTAssertTrue(text.contains("setUp(completion:) did not call its handler."), text)
  }

  func testAllowanceEndsTheTest() throws {
    let text = try ChildRun.output(
      of: "SlowTests", environment: ["REHEARSAL_TEST_TIMEOUTS": "YES"])
    XCTAssertTrue(text.contains("Test exceeded execution time allowance of 2 minutes"), text)
    XCTAssertTrue(text.contains("STILL IN TIME"), text)
    XCTAssertFalse(text.contains("WENT ON"), text)
  }

  func testAllowanceCountsOnlyWhereAsked() throws {
    let text = try ChildRun.output(of: "SlowTests")
    XCTAssertTrue(text.contains("WENT ON"), text)
  }
}

/// A body that goes on after its failure is cancelled.
final class CancelledBodyTests: XCTestCase {
  func testSleepsAfterFailure() async throws {
    guard ChildRun.isChild else { return }
    continueAfterFailure = false
    XCTFail("first")
    try await Task.sleep(for: .seconds(1))
    print("WENT ON")
  }
}

final class CancelledOutputTests: XCTestCase {
  func testNextSleepLeavesTheBody() throws {
    let text = try ChildRun.output(of: "CancelledBodyTests")
    XCTAssertFalse(text.contains("WENT ON"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }
}

final class TestNameTests: XCTestCase {
  private var nameInSetUp = ""

  override func setUp() { nameInSetUp = name }

  func testNameIsAsInXcode() {
    XCTAssertEqual(name, "-[TestNameTests testNameIsAsInXcode]")
    XCTAssertEqual(nameInSetUp, name)
  }
}
