/// A closed walk of least length that takes every wanted edge of a directed graph at least once:
/// the directed Chinese postman, with further edges that may be taken but need not be.
struct TransitionTour: Sendable, Equatable {
  /// An edge that can be walked.
  struct Edge: Sendable, Equatable {
    let from: Int
    let to: Int
    /// How long it is; not negative.
    var length = 1
  }

  /// The edges in the order of the walk, by number: first the wanted ones, then the others.
  let steps: [Int]
  /// How long the walk is.
  let length: Int
  /// Whether the walk was shown to be the shortest; it always should be.
  let isProvenLeast: Bool

  /// Makes the walk from a node back to it.
  ///
  /// It is nil when there is none: an edge cannot be reached, or there is no way back.
  init?(from start: Int, nodeCount: Int, wanted: [Edge], others: [Edge] = []) {
    let edges = wanted + others
    var excess = [Int](repeating: 0, count: nodeCount)
    for edge in wanted {
      // Whoever comes in more often than there are ways out must walk some of them again.
      excess[edge.to] += 1
      excess[edge.from] -= 1
    }
    let arcs = edges.map { MinimumCostFlow.Arc(from: $0.from, to: $0.to, cost: $0.length) }
    guard let again = MinimumCostFlow(nodeCount: nodeCount, arcs: arcs, excess: excess) else {
      return nil
    }
    var times = again.flow
    for index in wanted.indices { times[index] += 1 }
    guard let steps = EulerCircuit.steps(from: start, nodeCount: nodeCount, edges, times: times)
    else { return nil }
    self.steps = steps
    length = wanted.reduce(0) { $0 + $1.length } + again.cost
    isProvenLeast = again.isProvenLeast
  }
}

/// A closed walk that takes each edge as often as it is told to.
enum EulerCircuit {
  /// The edges in the order of the walk; nil when no such walk takes all of them.
  static func steps(
    from start: Int, nodeCount: Int, _ edges: [TransitionTour.Edge], times: [Int]
  ) -> [Int]? {
    var leaving = [[Int]](repeating: [], count: nodeCount)
    for index in edges.indices.reversed() where times[index] > 0 {
      leaving[edges[index].from] += [Int](repeating: index, count: times[index])
    }
    var steps: [Int] = []
    var way: [(node: Int, edge: Int?)] = [(start, nil)]
    while let (node, edge) = way.last {
      if let next = leaving[node].popLast() {
        way.append((edges[next].to, next))
      } else {
        way.removeLast()
        if let edge { steps.append(edge) }
      }
    }
    steps.reverse()
    guard steps.count == times.reduce(0, +), isClosed(steps, start, edges) else { return nil }
    return steps
  }

  private static func isClosed(
    _ steps: [Int], _ start: Int, _ edges: [TransitionTour.Edge]
  ) -> Bool {
    var node = start
    for step in steps {
      guard edges[step].from == node else { return false }
      node = edges[step].to
    }
    return node == start
  }
}
