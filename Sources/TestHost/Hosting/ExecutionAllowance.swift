package import Foundation

/// How long a test may take, on virtual time.
package enum ExecutionAllowance {
  /// Whether allowances count, as `-test-timeouts-enabled` of Xcode says it.
  static func isEnabled(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    ["YES", "1"].contains(environment["REHEARSAL_TEST_TIMEOUTS"]?.uppercased())
  }

  /// Whether allowances count in this process.
  static let isEnabledHere = isEnabled()

  /// The longest allowance, in seconds: a day.
  package static let limitSeconds: TimeInterval = 86_400

  /// An allowance in whole minutes, at least one.
  package static func rounded(_ seconds: TimeInterval) -> TimeInterval {
    guard !seconds.isNaN else { return 60 }
    return min(max(60, (seconds / 60).rounded(.up) * 60), limitSeconds)
  }

  /// What a test that took longer fails with.
  package static func message(seconds: TimeInterval) -> String {
    let minutes = Int(rounded(seconds) / 60)
    return "Test exceeded execution time allowance of \(minutes) minute\(minutes == 1 ? "" : "s")"
  }
}

extension HostedTest {
  /// Fails and ends a test that has taken longer than it may, once.
  package func checkAllowance() {
    guard hasAllowance, let test = hostedCase, !test.isOver else { return }
    let allowance = test.executionTimeAllowance
    guard Double(session.nowNanoseconds) > allowance * 1e9 else { return }
    hasAllowance = false
    test.fail(
      ExecutionAllowance.message(seconds: allowance), file: nil, line: nil, endsTest: true)
  }
}
