/// Splits tests over shards by duration: the longest first, each to the shard with the least work
/// so far.
///
/// Every test is in exactly one shard, and the same input gives the same shards. The longest shard
/// takes at most a third more time than in the best possible split (Graham, "Bounds on
/// multiprocessing timing anomalies", 1969).
package struct DurationSplit: Sendable, Equatable {
  /// The tests of each shard, by name.
  package let shards: [[String]]

  /// Splits tests; one without a duration counts as the median of those that have one.
  ///
  /// Ties go to the shard with the fewest tests, so that tests without a duration are spread too.
  package init(_ tests: [String], into count: Int, durations: [String: Int64]) {
    let known = tests.compactMap { durations[$0] }.sorted()
    let median = known.isEmpty ? 1 : known[(known.count - 1) / 2]
    let sized = Set(tests).map { (name: $0, duration: max(0, durations[$0] ?? median)) }
      .sorted { ($1.duration, $0.name) < ($0.duration, $1.name) }
    var shards = [[String]](repeating: [], count: max(1, count))
    var loads = [Double](repeating: 0, count: shards.count)
    for test in sized {
      let next = shards.indices.min { one, other in
        (loads[one], shards[one].count, one) < (loads[other], shards[other].count, other)
      }
      guard let next else { continue }
      shards[next].append(test.name)
      loads[next] += Double(test.duration)
    }
    self.shards = shards.map { $0.sorted() }
  }

  /// The tests of a shard.
  package func tests(of shard: Shard) -> [String] {
    shards.indices.contains(shard.number - 1) ? shards[shard.number - 1] : []
  }
}
