public import TestFailures
public import VirtualTime

/// Trials that fail in the same way: their first failures have one identity.
public struct FailureGroup: Sendable, Equatable {
  /// The failure of the first of these trials.
  public let failure: TestFailure
  /// The number of trials that failed with it.
  public private(set) var count: Int
  /// The seed of the first of these trials.
  public let firstSeed: Seed

  /// Makes a group.
  package init(failure: TestFailure, count: Int, firstSeed: Seed) {
    self.failure = failure
    self.count = count
    self.firstSeed = firstSeed
  }

  /// The first line of the first failure's message.
  public var summary: String { failure.summary }

  /// Groups failures that are in the order of their seeds; the largest group is first, then the one
  /// with the smallest seed.
  package static func groups(
    of failures: some Sequence<(failure: TestFailure, seed: Seed)>
  ) -> [FailureGroup] {
    var groups: [FailureGroup] = []
    var indices: [FailureIdentity: Int] = [:]
    for (failure, seed) in failures {
      if let index = indices[failure.identity] {
        groups[index].count += 1
      } else {
        indices[failure.identity] = groups.count
        groups.append(FailureGroup(failure: failure, count: 1, firstSeed: seed))
      }
    }
    // `sorted` keeps groups of one size in the order of their first seeds.
    return groups.sorted { $0.count > $1.count }
  }
}
