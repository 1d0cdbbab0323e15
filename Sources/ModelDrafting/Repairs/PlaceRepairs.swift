import SimulatedApp

/// Puts elements whose frames a test compares beside each other, or in the other order.
///
/// A drafted screen has its elements below each other, in the order in which tests asked for them.
struct PlaceRepairs {
  private let tree: DraftTree

  /// Reads a tree.
  init(_ tree: DraftTree) { self.tree = tree }

  /// The trees in which the first elements of two queries are beside each other in both orders, or
  /// change their places; none if they are not next to each other inside the same element.
  func trees(of first: Query, and second: Query) -> [DraftTree] {
    guard let one = tree.firstPlace(of: first), let other = tree.firstPlace(of: second),
      one != other, one.dropLast() == other.dropLast()
    else { return [] }
    let parent = Array(one.dropLast())
    let swapped = swapping(one, other)
    return [tree, swapped].flatMap { Self.inRow(one, other, of: parent, in: $0) } + [swapped]
  }

  private func swapping(_ one: [Int], _ other: [Int]) -> DraftTree {
    guard let first = tree[one], let second = tree[other] else { return tree }
    var changed = tree
    changed.change(one) { $0 = second }
    changed.change(other) { $0 = first }
    return changed
  }

  /// The tree in which the element around two others has all inside it in a row; on a screen, which
  /// scrolls, the two have an element of their own around them.
  private static func inRow(
    _ one: [Int], _ other: [Int], of parent: [Int], in tree: DraftTree
  ) -> [DraftTree] {
    var changed = tree
    guard parent.isEmpty else {
      guard tree[parent]?.isRow == false else { return [] }
      changed.change(parent) { $0.isRow = true }
      return [changed]
    }
    let places = [one, other].sorted { $0.lexicographicallyPrecedes($1) }
    var row = DraftElement(.other)
    row.isRow = true
    row.children = places.compactMap { tree[$0] }
    for place in places.reversed() { changed.remove(place) }
    changed.elements.insert(row, at: min(places[0][0], changed.elements.count))
    return [changed]
  }
}
