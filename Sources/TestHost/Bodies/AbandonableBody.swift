import CTestHost

/// Code that can be left from any depth, as a test is at a failure that ends it.
///
/// Nothing on the way out is unwound: no `defer` runs and what the body still held is leaked, as
/// it is when Apple's framework raises its exception through Swift code.
package enum AbandonableBody {
  /// Whether the running code is in a body that can be left.
  package static var isArmed: Bool { test_host_can_abandon() }

  /// Runs a body; true when it was left by ``abandon()``.
  @discardableResult
  package static func run(_ body: @escaping () -> Void) -> Bool {
    CallBox(body).lend { test_host_run_abandonable(CallBox.call, $0) }
  }

  /// Runs a body in which code cannot leave any body further out.
  package static func shielded(_ body: @escaping () -> Void) {
    CallBox(body).lend { test_host_run_shielded(CallBox.call, $0) }
  }

  /// Leaves the innermost body; to be called only when ``isArmed``.
  package static func abandon() -> Never { test_host_abandon() }
}
