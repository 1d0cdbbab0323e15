import CTestHost
import Synchronization

/// The code of a test class around its tests, `class func setUp()` and `class func tearDown()`.
///
/// XCTest offers no way to wrap that code. So the phase is opened before it and paused while a test
/// runs. It has a session from the first call to an app.
///
/// It is Sendable although it changes: it belongs to the thread that runs the tests, and other
/// threads only read its test, under the lock.
package final class ClassPhase: @unchecked Sendable {
  /// The part of the phase that other threads may read.
  private struct Open {
    var phase: ClassPhase?
    /// The test of the phase, if it has a session and no test of the class runs.
    var host: HostedTest?
  }

  private static let open = Mutex(Open())

  private let hostedCase: any HostedCase
  private let makeSession: () -> (any HostedSession)?
  private var host: HostedTest?
  /// The clock of the thread outside of the phase, while that of the phase is set.
  private var clockOutside: test_host_clock?
  /// Whether tests of the class have run, so that the class's tear-down comes next.
  ///
  /// It has the real clock: XCTest reads the time of the end before anyone can set that clock
  /// again.
  private var hasRunTests = false

  /// Makes a phase of a class.
  package init(
    _ hostedCase: any HostedCase, makeSession: @escaping () -> (any HostedSession)?
  ) {
    self.hostedCase = hostedCase
    self.makeSession = makeSession
  }

  /// The session, if the code of the class has called an app.
  package var session: (any HostedSession)? { host?.session }

  /// The test that represents the code of a class, if such code runs and has a session.
  static var host: HostedTest? { open.withLock { $0.host } }

  /// The session for a call outside of a test; makes one if the code of a class runs.
  package static func begin() -> (any HostedSession)? {
    guard let phase = open.withLock({ $0.phase }) else { return nil }
    if phase.host == nil, let session = phase.makeSession() {
      phase.host = HostedTest(phase.hostedCase, session: session)
      phase.resume()
    }
    return phase.session
  }

  /// Closes the open phase, before XCTest reads the time of a test's start.
  package static func pauseBeforeTest() { open.withLock { $0.phase }?.pause() }

  /// Opens the phase: code of the class runs from now on.
  package func resume() {
    let host = host
    Self.open.withLock { $0 = Open(phase: self, host: host) }
    if let host, clockOutside == nil, !hasRunTests {
      clockOutside = test_host_swap_clock(host.clock)
    }
  }

  /// Closes the phase: a test of the class runs, or all of them have run.
  package func pause() {
    Self.open.withLock { $0 = Open() }
    hasRunTests = true
    if let clock = clockOutside { _ = test_host_swap_clock(clock) }
    clockOutside = nil
  }
}
