public import VirtualTime

/// Failing trials whose messages begin with the same line.
public struct FailureGroup: Sendable, Equatable {
  /// That line.
  public let summary: String
  /// How many trials failed with it.
  public private(set) var count: Int
  /// The seed of the first of these trials.
  public let firstSeed: Seed

  /// Makes a group.
  package init(summary: String, count: Int, firstSeed: Seed) {
    self.summary = summary
    self.count = count
    self.firstSeed = firstSeed
  }

  /// Groups failures, which come by rising seed: the largest group first, then the least seed.
  package static func groups(of failures: [(summary: String, seed: Seed)]) -> [FailureGroup] {
    var groups: [FailureGroup] = []
    var indices: [String: Int] = [:]
    for (summary, seed) in failures {
      if let index = indices[summary] {
        groups[index].count += 1
      } else {
        indices[summary] = groups.count
        groups.append(FailureGroup(summary: summary, count: 1, firstSeed: seed))
      }
    }
    // `sorted` keeps groups of one size in the order of their first seeds.
    return groups.sorted { $0.count > $1.count }
  }
}
