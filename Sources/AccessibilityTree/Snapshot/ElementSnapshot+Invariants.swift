extension ElementSnapshot {
  /// The first broken invariant of the arena; nil if there is none.
  package func invariantFailure() -> String? {
    var textEnd = 0
    for index in nodes.indices {
      if let failure = failure(at: index, textEnd: textEnd) {
        return "element \(index): \(failure)"
      }
      textEnd = nodes[index].range(of: .placeholderValue).upperBound
    }
    return textEnd == pool.count ? nil : "text without an element"
  }

  private func failure(at index: Int, textEnd: Int) -> String? {
    let node = nodes[index]
    guard Int(node.subtreeEnd) > index, Int(node.subtreeEnd) <= nodes.count else {
      return "its subtree ends at \(node.subtreeEnd)"
    }
    guard Int(node.textStart) == textEnd, node.identifierEnd <= node.labelEnd,
      node.labelEnd <= node.titleEnd, node.titleEnd <= node.valueEnd,
      node.valueEnd <= node.placeholderEnd
    else { return "its texts do not follow each other" }
    guard index > 0 else {
      return node.parent == -1 && node.depth == 0 && Int(node.subtreeEnd) == nodes.count
        ? nil : "the root does not contain every element"
    }
    guard node.parent >= 0, Int(node.parent) < index else { return "its parent is \(node.parent)" }
    let parent = nodes[Int(node.parent)]
    guard node.subtreeEnd <= parent.subtreeEnd else { return "it reaches past its parent" }
    return node.depth == parent.depth + 1 ? nil : "its depth is \(node.depth)"
  }
}
