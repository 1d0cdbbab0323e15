import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

/// A walk that takes every wanted edge, and none that is shorter.
@Suite struct TransitionTourTests {
  typealias Edge = TransitionTour.Edge

  @Test func walksACircleOnce() throws {
    let tour = try #require(
      TransitionTour(
        from: 0, nodeCount: 3,
        wanted: [Edge(from: 0, to: 1), Edge(from: 1, to: 2), Edge(from: 2, to: 0)]))

    #expect(tour.steps == [0, 1, 2])
    #expect(tour.length == 3)
  }

  @Test func takesTheWayBackAgainWhereTwoWaysLeadOn() throws {
    let wanted = [Edge(from: 0, to: 1), Edge(from: 0, to: 1), Edge(from: 1, to: 0)]

    let tour = try #require(TransitionTour(from: 0, nodeCount: 2, wanted: wanted))

    #expect(tour.steps == [0, 2, 1, 2])
    #expect(tour.length == 4)
  }

  @Test func takesAnotherEdgeOnlyWhereItIsShorter() throws {
    let wanted = [Edge(from: 0, to: 1), Edge(from: 1, to: 2)]
    let others = [Edge(from: 2, to: 0, length: 0), Edge(from: 1, to: 0, length: 0)]

    let tour = try #require(
      TransitionTour(from: 0, nodeCount: 3, wanted: wanted, others: others))

    #expect(tour.steps == [0, 1, 2])
    #expect(tour.length == 2)
  }

  @Test func thereIsNoneWithoutAWayBack() {
    #expect(TransitionTour(from: 0, nodeCount: 2, wanted: [Edge(from: 0, to: 1)]) == nil)
  }

  @Test func thereIsNoneToAnEdgeThatCannotBeReached() {
    let apart = [Edge(from: 1, to: 2), Edge(from: 2, to: 1)]

    #expect(TransitionTour(from: 0, nodeCount: 3, wanted: apart) == nil)
  }

  @Test(
    "the length is the least that an exhaustive search finds",
    arguments: FuzzCount.times(60).map { $0 + 1 })
  func agreesWithExhaustiveSearch(seed: UInt64) {
    var graph = RandomGraph(seed: seed, mostNodes: 5, mostEdges: 8)
    let (count, wanted, others) = graph.make()

    let tour = TransitionTour(from: 0, nodeCount: count, wanted: wanted, others: others)

    #expect(
      tour?.length == ExhaustiveTour.length(nodeCount: count, wanted, others), "seed \(seed)")
  }

  @Test(
    "on larger graphs the walk is closed, whole, and proven by duality",
    arguments: FuzzCount.times(20).map { $0 + 1 })
  func holdsOnLargerGraphs(seed: UInt64) throws {
    var graph = RandomGraph(seed: seed, mostNodes: 60, mostEdges: 300)
    let (count, wanted, others) = graph.make()
    let back = (1..<count).map { Edge(from: $0, to: 0, length: 0) }
    let out = (1..<count).map { Edge(from: 0, to: $0) }

    let tour = try #require(
      TransitionTour(from: 0, nodeCount: count, wanted: wanted + out, others: others + back))

    let edges = wanted + out + others + back
    #expect(tour.isProvenLeast, "seed \(seed)")
    #expect(Set(tour.steps).isSuperset(of: (wanted + out).indices), "seed \(seed)")
    #expect(tour.steps.reduce(0) { $0 + edges[$1].length } == tour.length, "seed \(seed)")
    #expect(tour.steps.first.map { edges[$0].from } == 0)
    #expect(zip(tour.steps, tour.steps.dropFirst()).allSatisfy { edges[$0].to == edges[$1].from })
  }
}

/// Graphs for the tests, from a seed.
private struct RandomGraph {
  var random: Xoshiro256
  let mostNodes: Int
  let mostEdges: Int

  init(seed: UInt64, mostNodes: Int, mostEdges: Int) {
    random = Xoshiro256(key: seed)
    self.mostNodes = mostNodes
    self.mostEdges = mostEdges
  }

  mutating func make() -> (Int, [TransitionTour.Edge], [TransitionTour.Edge]) {
    let count = 2 + below(mostNodes - 1)
    let wanted = (0..<1 + below(mostEdges)).map { _ in edge(count) }
    let others = (0..<below(4)).map { _ in edge(count) }
    return (count, wanted, others)
  }

  private mutating func edge(_ count: Int) -> TransitionTour.Edge {
    TransitionTour.Edge(from: below(count), to: below(count), length: below(4))
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
}

/// The least length by looking at every node with every set of edges walked.
private enum ExhaustiveTour {
  static func length(
    nodeCount: Int, _ wanted: [TransitionTour.Edge], _ others: [TransitionTour.Edge]
  ) -> Int? {
    let all = (1 << wanted.count) - 1
    var least = [[Int]](
      repeating: [Int](repeating: .max, count: all + 1), count: nodeCount)
    least[0][0] = 0
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for walked in 0...all {
        for (index, edge) in (wanted + others).enumerated() where least[edge.from][walked] < .max {
          let after = index < wanted.count ? walked | 1 << index : walked
          let length = least[edge.from][walked] + edge.length
          guard length < least[edge.to][after] else { continue }
          least[edge.to][after] = length
          hasChanged = true
        }
      }
    }
    return least[0][all] == .max ? nil : least[0][all]
  }
}
