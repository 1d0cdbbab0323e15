import VirtualTime

/// What became of one test in a run, its further attempts included.
package struct TestResult: Sendable, Equatable {
  /// The most times that a test is tried again.
  package static let retryLimit: Int = 100

  /// What the attempts come to.
  package enum Status: String, Sendable, CaseIterable {
    case passed
    /// It failed, and passed when it was tried again.
    case flaky
    case failed
    case skipped
    /// The process ended in the middle of its first attempt.
    case unfinished
  }

  /// The test, such as `ShopTests.CartTests/testAdd`.
  package let test: String
  /// The attempts, in order.
  package let attempts: [TestAttempt]

  /// Makes a result of attempts.
  package init(test: String, attempts: [TestAttempt]) {
    self.test = test
    self.attempts = attempts
  }

  /// What the attempts come to.
  package var status: Status {
    let outcomes = Set(attempts.map(\.record.outcome))
    if outcomes.isEmpty { return .unfinished }
    if outcomes.contains(.failed) { return outcomes.contains(.passed) ? .flaky : .failed }
    return outcomes.contains(.passed) ? .passed : .skipped
  }

  /// The first attempt that failed.
  package var firstFailure: TestAttempt? { attempts.first { $0.record.outcome == .failed } }

  /// The first attempt that passed.
  package var firstPass: TestAttempt? { attempts.first { $0.record.outcome == .passed } }

  /// How long all attempts took in virtual time.
  package var nanoseconds: Int64 { Self.sum(of: attempts.map(\.record.nanoseconds)) }

  /// Durations together, as far as 64 bits go.
  package static func sum(of nanoseconds: some Sequence<Int64>) -> Int64 {
    nanoseconds.reduce(0) { sum, next in
      let (total, isTooLong) = sum.addingReportingOverflow(max(0, next))
      return isTooLong ? .max : total
    }
  }

  /// The test's name as test tools take it, without the configuration of the device.
  package var plainName: String { Self.plainName(of: test) }

  /// A test's name without the configuration of the device, or the values of a case, behind it.
  package static func plainName(of test: String) -> String { TestFilter.plainName(of: test) }
}
