/// A shortest closed walk that takes every wanted edge of a directed graph at least once.
///
/// This is the directed Chinese postman problem, with additional edges that may be taken.
struct TransitionTour: Sendable, Equatable {
  /// An edge of the graph.
  struct Edge: Sendable, Equatable {
    let from: Int
    let to: Int
    /// The length of the edge; not negative.
    var length = 1
  }

  /// The numbers of the edges in the order of the walk; wanted edges are numbered first.
  let steps: [Int]
  /// The length of the walk.
  let length: Int
  /// Whether the walk is proven to be the shortest; this should always be true.
  let isProvenLeast: Bool

  /// Makes a walk from a node back to the same node.
  ///
  /// It is nil if an edge cannot be reached or if there is no way back.
  init?(from start: Int, nodeCount: Int, wanted: [Edge], others: [Edge] = []) {
    let edges = wanted + others
    var excess = [Int](repeating: 0, count: nodeCount)
    for edge in wanted {
      // A node with more wanted edges in than out needs some edges out of it again.
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

/// A closed walk that takes each edge a given number of times.
enum EulerCircuit {
  /// The edges in the order of the walk; nil if no walk takes all of them.
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
