package import TestFailures

/// Failures that many tests of a run have in common.
///
/// They have one cause outside of the tests, such as a login that is broken for all, and say
/// nothing about how reliable each test is.
package struct MassFailures: Sendable {
  /// The tests that failed in the same way.
  package struct Group: Sendable, Equatable {
    /// The names of the tests, in the order of the run.
    package let tests: [String]
    /// How many of them passed when they were tried again.
    package let passedLater: Int
    /// The first of the failures.
    package let failure: TestFailure
  }

  /// The groups, the largest first.
  package let groups: [Group]
  private let places: [String: Int]

  /// How many tests make a group.
  package static let least = 3

  /// Groups the tests of a run by the reason of their first failures.
  package init(of results: RunResults) {
    var keys: [Key] = []
    var found: [Key: [TestResult]] = [:]
    for result in results.tests {
      guard let failure = result.firstFailure?.record.failures.first else { continue }
      let key = Key(failure)
      if found[key] == nil { keys.append(key) }
      found[key, default: []].append(result)
    }
    let groups = keys.compactMap { key in found[key].flatMap(Group.init) }
    // Swift's sort keeps the order of equal elements only by chance.
    let order = groups.indices.sorted {
      (-groups[$0].tests.count, $0) < (-groups[$1].tests.count, $1)
    }
    self.groups = order.map { groups[$0] }
    places = Dictionary(
      self.groups.enumerated().flatMap { place, group in group.tests.map { ($0, place) } }
    ) { first, _ in first }
  }

  /// The group of a test; nil if it did not fail, or not as many others did.
  package func group(of test: String) -> Group? { places[test].map { groups[$0] } }

  /// The features that failures share: the reason if it has a type, such as a missing element,
  /// wherever it occurred; for assertions and errors, whose words many share, the line as well.
  private struct Key: Hashable {
    let reason: FailureReason
    let identity: FailureIdentity?

    init(_ failure: TestFailure) {
      reason = failure.reason
      let isWordsOnly = [.assertion, .error].contains(failure.reason.kind)
      identity = isWordsOnly ? failure.identity : nil
    }
  }
}

extension MassFailures.Group {
  fileprivate init?(_ results: [TestResult]) {
    guard results.count >= MassFailures.least,
      let failure = results.first?.firstFailure?.record.failures.first
    else { return nil }
    tests = results.map(\.test)
    passedLater = results.count { $0.status == .flaky }
    self.failure = failure
  }

  /// The group in one line: `7 tests fail in the same way (2 of them passed when retried): …`.
  package var words: String {
    let later = passedLater == 0 ? "" : " (\(passedLater) of them passed when retried)"
    return "\(tests.count) tests fail in the same way\(later): \(failure.summary)"
  }
}
