import Testing
import Trials
import VirtualTime

struct DurationSplitTests {
  /// The least time of the longest shard over all splits there are.
  private func best(_ durations: [Int64], into count: Int) -> Int64 {
    var best = Int64.max
    var loads = [Int64](repeating: 0, count: count)
    func place(_ index: Int) {
      guard index < durations.count else {
        best = min(best, loads.max() ?? 0)
        return
      }
      for shard in 0..<count {
        loads[shard] += durations[index]
        place(index + 1)
        loads[shard] -= durations[index]
      }
    }
    place(0)
    return best
  }

  @Test func `No shard has a third more to do than in the best split`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = Xoshiro256(key: seed)
      let count = Int.random(in: 1...3, using: &generator)
      let durations = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        Int64.random(in: 0...20, using: &generator)
      }
      let names = durations.indices.map { "t\($0)" }
      let known = Dictionary(uniqueKeysWithValues: zip(names, durations))
      let split = DurationSplit(names, into: count, durations: known)
      let longest = split.shards.map { $0.reduce(0) { $0 + (known[$1] ?? 0) } }.max() ?? 0
      #expect(3 * longest <= 4 * best(durations, into: count), "seed \(seed)")
      #expect(split.shards.flatMap { $0 }.sorted() == names.sorted(), "seed \(seed)")
    }
  }

  @Test func `Shards do not hang on the order in which tests are given`() {
    let names = (0..<40).map { "t\($0)" }
    let durations = Dictionary(uniqueKeysWithValues: names.map { ($0, Int64($0.count)) })
    let split = DurationSplit(names, into: 3, durations: durations)
    var generator = Xoshiro256(key: 1)
    for _ in 0..<10 {
      let other = DurationSplit(
        names.shuffled(using: &generator), into: 3, durations: durations)
      #expect(other == split)
    }
  }

  @Test func `A test that was never run counts as the median`() {
    let split = DurationSplit(
      ["long", "new", "short"], into: 2, durations: ["long": 10, "short": 2])
    #expect(split.shards == [["long"], ["new", "short"]])
  }

  @Test func `Without durations every shard has as many tests`() throws {
    let names = (0..<10).map { "t\($0)" }
    let split = DurationSplit(names, into: 4, durations: [:])
    #expect(split.shards.map(\.count) == [3, 3, 2, 2])
    #expect(split.tests(of: try #require(Shard("4/4"))).count == 2)
  }
}
