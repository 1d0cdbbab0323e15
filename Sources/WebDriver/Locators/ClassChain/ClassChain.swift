import AccessibilityTree

/// A class chain of iOS drivers.
///
///     **/XCUIElementTypeCell[`label BEGINSWITH "A"`]/XCUIElementTypeButton[-1]
///
/// A step goes to children, or with `**/` before it to descendants. A predicate in backticks is
/// about the element itself, one in dollar signs about any of its descendants. An index, from 1 or
/// from -1 backwards, picks one of all elements that the chain has found so far.
package struct ClassChain: Sendable {
  struct Step: Sendable {
    var type = ElementType.any
    var isDeep = false
    var filters: [Filter] = []
    var index: Int?
  }

  enum Filter: Sendable {
    case own(DriverPredicate)
    case descendant(DriverPredicate)
  }

  let steps: [Step]

  /// Reads a chain.
  package init(_ text: String) throws(LocatorFault) {
    var parser = ClassChainParser(text)
    steps = try parser.read()
  }

  /// The elements below a root that the chain finds, in the order of the tree.
  package func matches(in tree: DriverTree, from root: Int) throws(LocatorFault) -> [Int] {
    var visits = 0
    var found = [root]
    for step in steps {
      var next: [Int] = []
      for node in candidates(step, below: found, in: tree.snapshot) {
        visits += 1
        guard visits <= LocatorLimits.visits else { throw LocatorLimits.exceeded("class chain") }
        if try passes(node, step, tree, &visits) { next.append(node) }
      }
      if let index = step.index {
        let place = index > 0 ? index - 1 : next.count + index
        next = next.indices.contains(place) ? [next[place]] : []
      }
      found = next
      if found.isEmpty { break }
    }
    return found
  }

  /// The candidates of a step, each once and in order; they are sorted like their parents.
  private func candidates(_ step: Step, below found: [Int], in tree: ElementSnapshot) -> [Int] {
    guard step.isDeep else {
      let children = found.flatMap { node in Array(tree.children(of: node)) }
      // Children of an inner match lie between those of the outer one.
      return children.sorted()
    }
    var nodes: [Int] = []
    var end = 0
    for node in found {
      let below = tree.subtree(of: node).dropFirst()
      guard below.upperBound > end else { continue }
      nodes.append(contentsOf: max(below.lowerBound, end)..<below.upperBound)
      end = below.upperBound
    }
    return nodes
  }

  private func passes(
    _ node: Int, _ step: Step, _ tree: DriverTree, _ visits: inout Int
  ) throws(LocatorFault) -> Bool {
    guard step.type == .any || tree.snapshot.type(of: node) == step.type else { return false }
    for filter in step.filters {
      switch filter {
      case .own(let predicate):
        guard try predicate.holds(for: node, in: tree) else { return false }
      case .descendant(let predicate):
        guard try containsMatch(predicate, below: node, tree, &visits) else { return false }
      }
    }
    return true
  }

  private func containsMatch(
    _ predicate: DriverPredicate, below node: Int, _ tree: DriverTree, _ visits: inout Int
  ) throws(LocatorFault) -> Bool {
    for descendant in tree.snapshot.subtree(of: node).dropFirst() {
      visits += 1
      guard visits <= LocatorLimits.visits else { throw LocatorLimits.exceeded("class chain") }
      if try predicate.holds(for: descendant, in: tree) { return true }
    }
    return false
  }
}
