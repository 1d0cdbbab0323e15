/// Runs queries over snapshots.
///
/// Matches are in pre-order and without duplicates. A query starts at the root or at a given
/// element; descendants never include the element they start from.
package struct Resolver: Sendable {
  /// Makes a resolver, which has no state.
  package init() {}

  /// All elements the query matches.
  package func resolve(_ query: Query, in tree: IndexedSnapshot, from root: Int = 0)
    -> ElementMatches
  {
    run(query.steps[...], in: tree, from: root, limit: .max)
  }

  /// The first element the query matches; looks no further.
  package func first(_ query: Query, in tree: IndexedSnapshot, from root: Int = 0) -> Int? {
    run(query.steps[...], in: tree, from: root, limit: 1).first
  }

  /// True when the query matches something; looks no further than the first match.
  package func exists(_ query: Query, in tree: IndexedSnapshot, from root: Int = 0) -> Bool {
    first(query, in: tree, from: root) != nil
  }

  /// The number of elements the query matches.
  package func count(_ query: Query, in tree: IndexedSnapshot, from root: Int = 0) -> Int {
    guard let counted = countDescendants(query, in: tree, from: root) else {
      return resolve(query, in: tree, from: root).count
    }
    return counted
  }

  /// The matches after each step of the query, for messages.
  package func trace(
    _ query: Query, in tree: IndexedSnapshot, from root: Int = 0
  ) -> [ElementMatches] {
    var input = start(at: root, in: tree)
    return query.steps.map { step in
      input = run([step], in: tree, input: input, limit: .max)
      return input
    }
  }

  private func start(at root: Int, in tree: IndexedSnapshot) -> ElementMatches {
    tree.snapshot.nodes.indices.contains(root) ? ElementMatches(root) : .empty
  }

  private func run(
    _ steps: ArraySlice<QueryStep>, in tree: IndexedSnapshot, from root: Int, limit: Int
  ) -> ElementMatches {
    run(steps, in: tree, input: start(at: root, in: tree), limit: limit)
  }

  private func run(
    _ steps: ArraySlice<QueryStep>, in tree: IndexedSnapshot, input: ElementMatches, limit: Int
  ) -> ElementMatches {
    guard tree.snapshot.count > 0 else { return .empty }
    var matches = input
    var rest = steps
    while !rest.isEmpty {
      let stage = QueryStage(&rest, limit: limit)
      // Without matches, only a step to bound elements can find something.
      if matches.isEmpty, !stage.isIdentity { continue }
      matches = stage.run(in: tree, input: matches)
    }
    return matches.count > limit ? ElementMatches(matches[0]) : matches
  }

  /// Counts without listing when a query is a single step down from the root.
  private func countDescendants(
    _ query: Query, in tree: IndexedSnapshot, from root: Int
  ) -> Int? {
    guard query.steps.count == 1, case .descendants(let type) = query.steps[0] else { return nil }
    let range = tree.snapshot.subtree(of: root).dropFirst()
    if type == .any { return range.count }
    if let types = tree.index.types {
      return types.bounds(of: type, in: range.startIndex..<range.endIndex).count
    }
    tree.index.noteScan(of: range.count, in: tree.snapshot)
    var count = 0
    tree.snapshot.nodes.withUnsafeBufferPointer { nodes in
      for element in range where nodes[element].type == type { count += 1 }
    }
    return count
  }
}
