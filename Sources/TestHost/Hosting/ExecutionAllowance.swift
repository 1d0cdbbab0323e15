import EnvironmentVariables
package import Foundation
import TestFailures

/// How long a test may take in virtual time.
package enum ExecutionAllowance {
  /// Whether allowances are enabled in this process, as with `-test-timeouts-enabled` in Xcode.
  static let isEnabledHere = isEnabled(in: VariableReading())

  /// Whether allowances are enabled in an environment.
  static func isEnabled(in variables: VariableReading) -> Bool {
    ["YES", "1"].contains(variables.text(.testTimeouts)?.uppercased())
  }

  /// The longest allowance in seconds: one day.
  package static let limitSeconds: TimeInterval = 86_400

  /// Rounds an allowance up to whole minutes, at least one.
  package static func rounded(_ seconds: TimeInterval) -> TimeInterval {
    guard !seconds.isNaN else { return 60 }
    return min(max(60, (seconds / 60).rounded(.up) * 60), limitSeconds)
  }

  /// The failure message of a test that took too long.
  package static func message(seconds: TimeInterval) -> String {
    let minutes = Int(rounded(seconds) / 60)
    return "Test exceeded execution time allowance of \(minutes) minute\(minutes == 1 ? "" : "s")"
  }
}

extension HostedTest {
  /// Fails and ends a test that has exceeded its allowance; does so only once.
  package func checkAllowance() {
    guard hasAllowance, let test = hostedCase, !test.isOver else { return }
    let allowance = test.executionTimeAllowance
    guard Double(session.nowNanoseconds) > allowance * 1e9 else { return }
    hasAllowance = false
    let message = ExecutionAllowance.message(seconds: allowance)
    test.fail(
      message, file: nil, line: nil, reason: FailureReason(.timeout, message: message),
      endsTest: true)
  }
}
