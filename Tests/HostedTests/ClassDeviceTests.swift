import XCTest

/// Why a test that goes on where the one before it ended is skipped: `swift test --parallel` gives
/// each test a process of its own.
private let ranAlone = "The test before this one did not run in this process."

/// The set-up of the class launches the app for all tests, which run in the order of their names.
final class LaunchedOnceTests: XCTestCase {
  override class func setUp() {
    XCUIApplication().launch()
    let began = Date()
    sleep(2)
    pauseOfSetUp = Date().timeIntervalSince(began)
  }

  override class func tearDown() {
    if ChildRun.isChild { print("LEFT", XCUIApplication().otherElements["SuccessView"].exists) }
  }

  nonisolated(unsafe) private static var pauseOfSetUp: TimeInterval = 0
  nonisolated(unsafe) private static var hasOpened = false

  func testAOpensTheDetails() {
    Self.hasOpened = true
    XCTAssertEqual(Self.pauseOfSetUp, 2, accuracy: 0.001)
    XCUIApplication().tables["ListView"].cells.firstMatch.tap()
    XCTAssertTrue(XCUIApplication().otherElements["SuccessView"].waitForExistence(timeout: 5))
  }

  func testBFindsTheDetailsOpen() throws {
    try XCTSkipUnless(Self.hasOpened, ranAlone)
    XCTAssertTrue(XCUIApplication().otherElements["SuccessView"].exists)
  }

  func testCFails() {
    if ChildRun.isChild { XCTFail("asked for") }
  }
}

/// Each test has a new device unless the environment says otherwise.
final class LeavingTests: XCTestCase {
  func testALeavesTheAppRunning() {
    XCUIApplication().launch()
  }

  func testBFindsNoApp() {
    if ChildRun.isChild { return print("FOUND", XCUIApplication().state == .runningForeground) }
    XCTAssertEqual(XCUIApplication().state, .notRunning)
  }
}

/// The tests of the class ask for one device.
final class SharingTests: XCTestCase {
  override class var simulatedDeviceLife: DeviceLife? { .testClass }

  nonisolated(unsafe) private static var hasLaunched = false

  func testALeavesTheAppRunning() {
    Self.hasLaunched = true
    XCUIApplication().launch()
  }

  func testBFindsTheAppRunning() throws {
    try XCTSkipUnless(Self.hasLaunched, ranAlone)
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
  }

  func testCLaunchesItAnew() throws {
    try XCTSkipUnless(Self.hasLaunched, ranAlone)
    let began = Date()
    XCUIApplication().launch()
    XCTAssertGreaterThan(Date().timeIntervalSince(began), 4)
  }
}

/// A set-up of a class that fails.
final class FailingClassSetUpTests: XCTestCase {
  override class func setUp() {
    guard ChildRun.isChild else { return }
    XCUIApplication().launch()
    XCUIApplication().buttons["Nothing"].tap()
  }

  func testBody() {}
}

final class DeviceLifeTests: XCTestCase {
  func testTheTearDownOfAClassHasItsDevice() throws {
    let text = try ChildRun.output(of: "LaunchedOnceTests")
    XCTAssertTrue(text.contains("LEFT true"), text)
  }

  func testAFailureTellsWhichTestsShareItsDevice() throws {
    let text = try ChildRun.output(of: "LaunchedOnceTests")
    XCTAssertTrue(
      text.contains(
        "    Device: shared by the tests of LaunchedOnceTests; 2 tests ran on it before, the last "
          + "was LaunchedOnceTests.testBFindsTheDetailsOpen\n"), text)
    XCTAssertTrue(text.contains(" --filter LaunchedOnceTests/\n"), text)
  }

  func testTheEnvironmentLetsTestsShareADevice() throws {
    let environment = ["REHEARSAL_DEVICE_LIFE": "run"]
    let shared = try ChildRun.output(of: "LeavingTests", environment: environment)
    XCTAssertTrue(shared.contains("FOUND true"), shared)
    XCTAssertTrue(try ChildRun.output(of: "LeavingTests").contains("FOUND false"))
  }

  func testTheLogOfAClassSetUpIsBeforeTheFirstTest() throws {
    let lines = try ChildRun.output(of: "LaunchedOnceTests").split(separator: "\n")
    let launch = lines.firstIndex { $0.hasPrefix("    t =      nans Open ") }
    let start = lines.firstIndex { $0.contains("Start Test at ") }
    XCTAssertLessThan(try XCTUnwrap(launch), try XCTUnwrap(start))
    XCTAssertFalse(lines.contains { $0.contains("Terminate ") })
  }

  func testAFailureOfAClassSetUpIsOneOfTheSuite() throws {
    let text = try ChildRun.output(of: "FailingClassSetUpTests")
    XCTAssertTrue(text.contains("Failed to tap \"Nothing\" Button: No matches found"), text)
    XCTAssertTrue(text.contains("with 1 failure"), text)
  }

  func testTheDurationsOfTestsAreReal() throws {
    let text = try ChildRun.output(of: "LaunchedOnceTests")
    let seconds = text.matches(of: #/ in ([0-9.]+) \(/#).compactMap { Double($0.1) }
    XCTAssertFalse(seconds.isEmpty, text)
    XCTAssertLessThan(try XCTUnwrap(seconds.max()), 60, text)
  }

  func testTrialsSetUpTheClassOnEachNewDevice() throws {
    let text = try ChildRun.output(
      of: "LaunchedOnceTests/testAOpensTheDetails", environment: ["REHEARSAL_TRIALS": "3"])
    XCTAssertTrue(text.contains("with 0 failures"), text)
    XCTAssertTrue(text.contains("3       0"), text)
  }

  func testADraftSetsUpTheClassInEachRun() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/draft-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = try ChildRun.output(
      of: "LaunchedOnceTests/testAOpensTheDetails", environment: ["REHEARSAL_DRAFT": folder])
    let report = try? String(contentsOfFile: folder + "/draft.txt", encoding: .utf8)
    XCTAssertTrue(report?.hasPrefix("1 of 1 tests pass") == true, report ?? text)
  }
}
