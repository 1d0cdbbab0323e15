import CTestHost
import Synchronization
import TestFailures

/// Code that can be left from any depth, just as a failure that ends a test leaves the test.
///
/// Nothing is unwound on the way out: no `defer` block runs, and what the body still holds is
/// leaked. The same happens when Apple's framework raises its exception through Swift code.
package enum AbandonableBody {
  /// Whether the current code is in a body that can be left.
  package static var isArmed: Bool { test_host_can_abandon() }

  private static let left = Atomic(0)

  /// How many bodies of this process were left.
  package static var leftCount: Int { left.load(ordering: .relaxed) }

  /// Runs a body; returns true if ``abandon()`` or a caught crash left it.
  ///
  /// The crash is a failure of the running test.
  @discardableResult
  package static func run(_ body: @escaping () -> Void) -> Bool {
    let wasLeft = CallBox(body).lend { test_host_run_abandonable(CallBox.call, $0) }
    guard wasLeft else { return false }
    left.add(1, ordering: .relaxed)
    if let crash = CaughtCrash.take() {
      failCurrentTest(
        crash.words, file: crash.site.file, line: crash.site.line,
        reason: FailureReason(.crash, subject: crash.words), endsTest: true)
    }
    return true
  }

  /// Runs code in which a crash of a body leaves the body instead of ending the process.
  package static func catchingCrashes<Result>(_ code: () -> Result) -> Result {
    let earlier = test_host_catch_crashes(true)
    defer { _ = test_host_catch_crashes(earlier) }
    return code()
  }

  /// Runs a body whose code cannot leave any outer body.
  package static func shielded(_ body: @escaping () -> Void) {
    CallBox(body).lend { test_host_run_shielded(CallBox.call, $0) }
  }

  /// Runs code that may end the body by ``abandonSoon()``, and releases what the code holds before
  /// the body is left.
  package static func releasing(_ code: () -> Void) {
    guard test_host_hold() else { return code() }
    code()
    if test_host_let_go() { abandon() }
  }

  /// Leaves the innermost body as soon as the code of ``releasing(_:)`` returns, or else at once.
  package static func abandonSoon() {
    if !test_host_abandon_later() { abandon() }
  }

  /// Leaves the innermost body; call it only if ``isArmed`` is true.
  package static func abandon() -> Never { test_host_abandon() }
}
