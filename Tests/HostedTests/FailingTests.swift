import XCTest

/// Whether the tests that fail are to do so.
private let isChild = ProcessInfo.processInfo.environment["FAILING_TESTS"] != nil

final class FailingTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }
  override func tearDown() { if isChild { print("TORE DOWN") } }

  func testAssertion() {
    guard isChild else { return }
    XCTAssertEqual(1, 2)
    print("WENT ON")
  }

  func testTwoAssertions() {
    guard isChild else { return }
    continueAfterFailure = true
    XCTFail("first")
    print("WENT ON")
    XCTFail("second")
  }

  func testAsynchronousAssertions() async throws {
    guard isChild else { return }
    XCTFail("first")
    try await Task.sleep(for: .seconds(1))
    XCTFail("second")
  }

  static let waitLine = #line + 4
  func testWait() {
    guard isChild else { return }
    let never = expectation(description: "name")
    wait(for: [never], timeout: 5)
    print("WENT ON")
  }

  func testUnwaited() {
    guard isChild else { return }
    _ = expectation(description: "name")
  }

  static let throwLine = #line + 3
  func testThrows() throws {
    guard isChild else { return }
    throw CocoaError(.fileNoSuchFile)
  }
}

final class ThrowingLaterTests: XCTestCase {
  static let throwLine = #line + 4
  func testIt() async throws {
    guard isChild else { return }
    try await Task.sleep(for: .seconds(1))
    throw CocoaError(.fileNoSuchFile)
  }
}

@MainActor
final class FailingMainActorTests: XCTestCase {
  func testAssertion() {
    guard isChild else { return }
    continueAfterFailure = false
    XCTAssertTrue(false)
    print("WENT ON")
  }
}

final class FailingSetUpTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    if isChild { XCTFail("set-up") }
    if isChild { print("WENT ON") }
  }
  override func tearDown() { if isChild { print("TORE DOWN") } }
  func testBody() { if isChild { print("WENT ON") } }
}

final class SkippingTests: XCTestCase {
  override func setUpWithError() throws { if isChild { throw XCTSkip("not here") } }
  override func tearDown() { if isChild { print("TORE DOWN") } }
  func testBody() { if isChild { print("WENT ON") } }
}

/// Bodies left while accesses are open and objects are held.
final class AbandonedBodiesTests: XCTestCase {
  private var numbers = [1, 2, 3]
  override func setUp() { continueAfterFailure = false }

  private func failWhileModifying(_ number: inout Int) {
    number += 1
    if isChild { XCTFail("while an access is open") }
  }

  func testFirst() { failWhileModifying(&numbers[0]) }
  func testSecond() { failWhileModifying(&numbers[1]) }
  func testThird() { numbers.withUnsafeMutableBufferPointer { failWhileModifying(&$0[0]) } }
  func testFourth() { [3, 2, 1].forEach { _ in failWhileModifying(&numbers[2]) } }
}

/// Exceptions inside assertions and outside.
final class ExceptionTests: XCTestCase {
  private let text = String(repeating: "x", count: 129)

  func testOutside() {
    guard isChild else { return }
    _ = XCUIApplication().buttons[text]
  }

  func testInsideTrue() {
    guard isChild else { return }
    XCTAssertTrue(XCUIApplication().buttons[text].exists)
  }

  func testInsideEqual() {
    guard isChild else { return }
    XCTAssertEqual(XCUIApplication().buttons[text].label, "")
  }
}
