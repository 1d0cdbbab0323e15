import AccessibilityTree
import SeededCases
import Testing

/// The resolver against the slow and obvious one, on random trees and queries.
@Suite struct ResolverOracleTests {
  private func check(
    _ seed: UInt64, sizes: ClosedRange<Int>, isPrepared: Bool, queries: Int
  ) -> String? {
    var numbers = SeededNumbers(state: seed)
    let size = sizes.lowerBound + numbers.below(sizes.count)
    let root = RandomTree.make(&numbers, size: size)
    let tree = IndexedSnapshot(snapshot(of: root))
    if isPrepared { tree.index.prepare(for: tree.snapshot) }
    let resolver = Resolver()
    for _ in 0..<queries {
      let steps = (0..<numbers.below(6)).map { _ in RandomTree.step(&numbers) }
      let query = Query(steps)
      let outputs = PlainResolver.trace(steps, from: root)
      let expected = outputs.last ?? [root.number]
      let found = Array(resolver.resolve(query, in: tree))
      guard found == expected, resolver.count(query, in: tree) == expected.count,
        resolver.first(query, in: tree) == expected.first,
        resolver.exists(query, in: tree) == !expected.isEmpty
      else { return "seed \(seed), \(steps): \(found) is not \(expected)" }
      let traced = resolver.trace(query, in: tree).map { Array($0) }
      guard traced == outputs else { return "seed \(seed), \(steps): trace \(traced)" }
    }
    return nil
  }

  @Test func `small trees without an index agree`() {
    for seed in FuzzCount.times(400) {
      let failure = check(seed, sizes: 1...40, isPrepared: false, queries: 12)
      #expect(failure == nil)
    }
  }

  @Test func `small trees with an index agree`() {
    for seed in FuzzCount.times(400) {
      let failure = check(10_000 + seed, sizes: 1...40, isPrepared: true, queries: 12)
      #expect(failure == nil)
    }
  }

  @Test func `larger trees that earn their index on the way agree`() {
    for seed in FuzzCount.times(7) {
      let failure = check(20_000 + seed, sizes: 256...400, isPrepared: false, queries: 60)
      #expect(failure == nil)
    }
  }
}
