import Foundation
import TestDiscovery
import TestFailures
import TestHost
import XCTest

/// Gives the set-up and tear-down of each test class a device, once they use one.
package enum ClassPhases {
  private static let isWatching: Bool = {
    XCTestObservationCenter.shared.addTestObserver(ClassObserver())
    return true
  }()

  /// Watches the test classes of this process from now on.
  package static func watch() { _ = isWatching }
}

/// Opens the phase of a class before its tests, closes it while they run, and ends it after them.
private final class ClassObserver: PlainTestObservation {
  /// The class whose tests run.
  private var running: (phase: ClassPhase, suite: XCTestSuite)?

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard let test = testSuite.tests.first as? any HostedTrialCase else { return }
    if test.preparesItsClass {
      (testSuite as? ClassSuite)?.isPreparedByTests = true
      return
    }
    let phase = ClassPhase(ClassCode(of: test, in: testSuite)) {
      SharedDevices.ofThisProcess.sessionOfSetUp(for: test.deviceOrder)
    }
    running = (phase, testSuite)
    phase.resume()
  }

  func testCaseWillStart(_ testCase: XCTest::XCTestCase) { running?.phase.pause() }

  func testCaseDidFinish(_ testCase: XCTest::XCTestCase) { running?.phase.resume() }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    guard let running, running.suite === testSuite else { return }
    running.phase.pause()
    self.running = nil
    SharedDevices.ofThisProcess.endClass()
  }
}

/// Replaces a test in the set-up and tear-down of a class, so that failures have a place to go.
private final class ClassCode: HostedCase {
  private let test: any HostedTrialCase
  private let suite: XCTestSuite
  private(set) var isOver = false

  init(of test: any HostedTrialCase, in suite: XCTestSuite) {
    self.test = test
    self.suite = suite
  }

  var executionTimeAllowance: TimeInterval { test.executionTimeAllowance }
  var appChoice: AppChoice { test.appChoice }

  func fail(
    _ message: String, file: String?, line: Int?, reason: FailureReason?, endsTest: Bool
  ) {
    test.fail(suite, message, file: file, line: line)
    guard endsTest else { return }
    isOver = true
    SessionContext.active?.halt()
  }
}
