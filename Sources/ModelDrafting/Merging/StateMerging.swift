import SimulatedApp

/// Merges the states of tests into those of an app, best evidence first.
///
/// It is the search of Price's algorithm (evidence-driven state merging with a fringe): states that
/// are settled, and those that one step leads to from them. A state of the fringe becomes part of
/// the settled state that it has most in common with, unless a test saw otherwise; else it is
/// settled itself.
package struct StateMerging {
  /// The least part of the smaller state's named elements that both have to have.
  package var leastPart = 0.5

  /// Makes a search with the usual bound.
  package init() {}

  /// The graph with as few states as the tests allow.
  package func merged(_ graph: SceneGraph) -> SceneGraph {
    var graph = graph
    var settled: [Int] = [0]
    var known: Set<Int> = [0]
    // The settled states before it lead to settled ones alone.
    var place = 0
    // Each state is compared with many others until it changes itself.
    var bodies: [Int: Set<ElementKey>] = [:]
    while place < settled.count {
      guard let next = graph.first(after: settled[place], where: { !known.contains($0) }) else {
        place += 1
        continue
      }
      for state in settled + [next] where bodies[state] == nil {
        bodies[state] = graph[state].tree.bodyKeys
      }
      guard let better = merging(next, into: settled, of: graph, bodies) else {
        settled.append(next)
        known.insert(next)
        continue
      }
      for state in better.changed(since: graph) { bodies[state] = nil }
      (graph, known, place) = (better, [], 0)
      settled = settled.map(graph.owner).filter { known.insert($0).inserted }
    }
    return graph
  }

  private func merging(
    _ state: Int, into settled: [Int], of graph: SceneGraph, _ bodies: [Int: Set<ElementKey>]
  ) -> SceneGraph? {
    guard !graph.groups.unmerged.contains(graph[state].group) else { return nil }
    let scored = settled.dropFirst().map { candidate in
      (
        state: candidate,
        score: evidence(
          (graph[candidate], bodies[candidate] ?? []), (graph[state], bodies[state] ?? []))
      )
    }.filter { $0.score > 0 }
    for (candidate, _) in scored.sorted(by: { ($0.score, $1.state) > ($1.score, $0.state) }) {
      if let better = graph.merging(candidate, state) { return better }
    }
    return nil
  }

  /// A state, and the elements that may identify it.
  private typealias Body = (state: SceneState, keys: Set<ElementKey>)

  /// How strong the evidence is that two states are one; 0 if it is too weak.
  private func evidence(_ left: Body, _ right: Body) -> Int {
    guard left.state.group == right.state.group else { return 0 }
    let shared = left.keys.intersection(right.keys).count { !$0.isFrame }
    let least = min(left.keys.count { !$0.isFrame }, right.keys.count { !$0.isFrame })
    guard shared > 0, Double(shared) >= leastPart * Double(least),
      !ElementKey.tellApart(left.keys, right.keys)
    else { return 0 }
    let (mine, theirs) = (left.state.page, right.state.page)
    if let mine, let theirs, mine != theirs { return 0 }
    return shared * 2 + (mine != nil && mine == theirs ? 1 : 0)
  }
}

extension ElementKey {
  /// Whether the element is shown on many screens and hardly identifies one.
  var isFrame: Bool {
    type == .tabBar || type == .window || type == .statusBar
      || type == .button && Self.namesOfFrame.contains(name.lowercased())
  }

  /// The names of buttons that lead away from many screens.
  private static let namesOfFrame: Set<String> = [
    "back", "backbutton", "cancel", "close", "done", "ok",
  ]

  /// Whether an element identifies the screen: a title, an alert, or a view that is named so.
  private var isMark: Bool {
    switch type {
    case .navigationBar, .alert, .sheet: true
    case .other, .table, .collectionView, .scrollView, .group, .webView:
      Self.endingsOfMarks.contains { name.lowercased().hasSuffix($0) }
    default: false
    }
  }

  private static let endingsOfMarks = ["view", "screen", "page", "scene", "viewcontroller"]

  /// Whether two lists of elements belong to different screens: both have marks, and none is in
  /// both.
  static func tellApart(_ left: Set<ElementKey>, _ right: Set<ElementKey>) -> Bool {
    let (mine, theirs) = (left.filter(\.isMark), right.filter(\.isMark))
    return !mine.isEmpty && !theirs.isEmpty && mine.isDisjoint(with: theirs)
  }
}
