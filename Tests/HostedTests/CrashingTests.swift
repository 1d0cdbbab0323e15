import XCTest

/// Tests, some of which end their process if the environment asks for it.
///
/// `CRASHING_TESTS` has the names of those that do.
enum Crash {
  private static let asked = ProcessInfo.processInfo.environment["CRASHING_TESTS"] ?? ""

  /// Whether a test is to end its process.
  static func isAsked(of test: String) -> Bool {
    asked.split(separator: ",").contains { $0 == test }
  }

  /// Traps if that is asked of a test.
  static func ifAsked(of test: String) {
    if isAsked(of: test) { fatalError("lost its way") }
  }
}

final class CrashingTests: XCTestCase {
  func testA() { Crash.ifAsked(of: "testA") }
  func testB() { Crash.ifAsked(of: "testB") }
  func testC() {}
  func testD() { if Crash.isAsked(of: "testD") { raise(SIGKILL) } }
  func testE() { if Crash.isAsked(of: "testE") { exit(0) } }
  func testF() {}
  func testG() {
    // The first process alone crashes.
    let isAgain = ProcessInfo.processInfo.environment["REHEARSAL_RESUME"]?.contains("testG") == true
    if !isAgain { Crash.ifAsked(of: "testG") }
  }
}

final class CrashingSetUpTests: XCTestCase {
  override class func setUp() { Crash.ifAsked(of: "setUp") }
  func testA() {}
  func testB() {}
}

/// A test that knows nothing of simulated apps.
final class CrashingPlainTests: XCTest::XCTestCase {
  func testA() { Crash.ifAsked(of: "plain") }
  func testB() {}
}
