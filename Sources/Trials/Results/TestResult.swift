import VirtualTime

/// The result of one test in a run, with all attempts.
package struct TestResult: Sendable, Equatable {
  /// The most retries of a test.
  package static let retryLimit: Int = 100

  /// The status that follows from the attempts.
  package enum Status: String, Sendable, CaseIterable {
    case passed
    /// It failed and then passed on a retry.
    case flaky
    case failed
    /// Its process crashed in one of its attempts, and no later attempt passed.
    case crashed
    case skipped
    /// It has not run, or its process ended during it without a known reason.
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

  /// The status that follows from the attempts.
  package var status: Status {
    let outcomes = Set(attempts.map(\.record.outcome))
    guard let last = attempts.last?.record.outcome else { return .unfinished }
    if last == .crashed { return .crashed }
    if outcomes.contains(where: \.isFailure) {
      if outcomes.contains(.passed) { return .flaky }
      return outcomes.contains(.crashed) ? .crashed : .failed
    }
    return outcomes.contains(.passed) ? .passed : .skipped
  }

  /// The first attempt that failed or crashed.
  package var firstFailure: TestAttempt? { attempts.first { $0.record.outcome.isFailure } }

  /// The first attempt that passed.
  package var firstPass: TestAttempt? { attempts.first { $0.record.outcome == .passed } }

  /// How long all attempts took in virtual time.
  package var nanoseconds: Int64 { Self.sum(of: attempts.map(\.record.nanoseconds)) }

  /// The sum of durations, saturating.
  package static func sum(of nanoseconds: some Sequence<Int64>) -> Int64 {
    nanoseconds.reduce(0) { sum, next in
      let (total, isTooLong) = sum.addingReportingOverflow(max(0, next))
      return isTooLong ? .max : total
    }
  }

  /// The test's name without the device configuration, as test tools expect it.
  package var plainName: String { Self.plainName(of: test) }

  /// A test's name without the device configuration or the values of a case.
  package static func plainName(of test: String) -> String { TestFilter.plainName(of: test) }
}
