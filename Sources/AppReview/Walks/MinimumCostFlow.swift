/// A minimum-cost flow in a directed graph whose arcs have no capacity limit.
///
/// It carries the surplus of some nodes to the nodes with a deficit at the least total cost. The
/// algorithm is primal-dual: it goes from one shortest distance to the next, so small integer costs
/// need only as many phases as there are distances.
struct MinimumCostFlow {
  /// One arc.
  struct Arc: Sendable, Equatable {
    let from: Int
    let to: Int
    /// The cost per unit; not negative.
    let cost: Int
  }

  private let arcs: [Arc]
  /// The arcs that leave each node, and those that enter it.
  private var leaving: [[Int]]
  private var entering: [[Int]]
  private(set) var flow: [Int]
  private var potential: [Int]
  /// The surplus of each node; negative for a deficit.
  private var excess: [Int]

  /// Computes the flow; nil if there is none, or if surplus and deficit do not balance.
  init?(nodeCount: Int, arcs: [Arc], excess: [Int]) {
    guard excess.count == nodeCount, excess.reduce(0, +) == 0 else { return nil }
    self.arcs = arcs
    self.excess = excess
    flow = [Int](repeating: 0, count: arcs.count)
    potential = [Int](repeating: 0, count: nodeCount)
    leaving = [[Int]](repeating: [], count: nodeCount)
    entering = leaving
    for (index, arc) in arcs.enumerated() {
      leaving[arc.from].append(index)
      entering[arc.to].append(index)
    }
    while self.excess.contains(where: { $0 > 0 }) {
      guard raisePotentials() else { return nil }
      carry()
    }
  }

  /// The total cost of the flow.
  var cost: Int { zip(arcs, flow).reduce(0) { $0 + $1.0.cost * $1.1 } }

  /// Adds the shortest distances from nodes with a surplus to the potentials.
  ///
  /// It returns false if no node with a deficit can be reached.
  private mutating func raisePotentials() -> Bool {
    let distances = shortestDistances()
    let ends = excess.indices.filter { excess[$0] < 0 && distances[$0] != nil }
    guard let reach = ends.compactMap({ distances[$0] }).min() else { return false }
    for node in potential.indices { potential[node] += min(distances[node] ?? reach, reach) }
    return true
  }

  /// The distances by reduced cost, computed with buckets.
  private func shortestDistances() -> [Int?] {
    var distances = [Int?](repeating: nil, count: potential.count)
    var buckets: [[Int]] = [excess.indices.filter { excess[$0] > 0 }]
    for node in buckets[0] { distances[node] = 0 }
    var distance = 0
    while distance < buckets.count {
      var next = 0
      while next < buckets[distance].count {
        let node = buckets[distance][next]
        next += 1
        guard distances[node] == distance else { continue }
        for (to, cost) in steps(from: node) where distance + cost < distances[to] ?? .max {
          distances[to] = distance + cost
          while buckets.count <= distance + cost { buckets.append([]) }
          buckets[distance + cost].append(to)
        }
      }
      distance += 1
    }
    return distances
  }

  /// The nodes that a unit can go to next, with the reduced cost of each step.
  private func steps(from node: Int) -> [(to: Int, cost: Int)] {
    leaving[node].map { (arcs[$0].to, reducedCost(of: $0)) }
      + entering[node].filter { flow[$0] > 0 }.map { (arcs[$0].from, -reducedCost(of: $0)) }
  }

  private func reducedCost(of arc: Int) -> Int {
    arcs[arc].cost + potential[arcs[arc].from] - potential[arcs[arc].to]
  }

  // MARK: - Carrying

  /// One step of a path, forward or backward along an arc.
  private struct Step {
    let arc: Int
    let isForward: Bool
  }

  /// Sends flow along steps without reduced cost until no such path is left.
  private mutating func carry() {
    var isDead = [Bool](repeating: false, count: potential.count)
    for start in excess.indices {
      while excess[start] > 0, let way = freeWay(from: start, &isDead) { send(along: way, start) }
    }
  }

  private mutating func send(along way: [Step], _ start: Int) {
    let end = way.last.map { $0.isForward ? arcs[$0.arc].to : arcs[$0.arc].from } ?? start
    let backward = way.filter { !$0.isForward }.map { flow[$0.arc] }
    let amount = min(excess[start], -excess[end], backward.min() ?? .max)
    for step in way { flow[step.arc] += step.isForward ? amount : -amount }
    excess[start] -= amount
    excess[end] += amount
  }

  /// A path to a node with a deficit, along steps without reduced cost.
  ///
  /// Nodes without such a path are marked as dead.
  private func freeWay(from start: Int, _ isDead: inout [Bool]) -> [Step]? {
    var way: [Step] = []
    var places = [start]
    var isOnWay = Set(places)
    while let node = places.last {
      if excess[node] < 0 { return way }
      let next = freeSteps(from: node).first { step in
        let to = step.isForward ? arcs[step.arc].to : arcs[step.arc].from
        return !isDead[to] && !isOnWay.contains(to)
      }
      if let next {
        let to = next.isForward ? arcs[next.arc].to : arcs[next.arc].from
        way.append(next)
        places.append(to)
        isOnWay.insert(to)
      } else {
        isDead[node] = true
        places.removeLast()
        isOnWay.remove(node)
        _ = way.popLast()
      }
    }
    return nil
  }

  private func freeSteps(from node: Int) -> [Step] {
    leaving[node].filter { reducedCost(of: $0) == 0 }.map { Step(arc: $0, isForward: true) }
      + entering[node].filter { flow[$0] > 0 && reducedCost(of: $0) == 0 }
      .map { Step(arc: $0, isForward: false) }
  }
}

extension MinimumCostFlow {
  /// Whether the flow is proven to be the cheapest.
  ///
  /// By duality it is if no possible step has a negative reduced cost.
  var isProvenLeast: Bool {
    arcs.indices.allSatisfy { arc in
      reducedCost(of: arc) >= 0 && (flow[arc] == 0 || reducedCost(of: arc) == 0)
    }
  }
}
