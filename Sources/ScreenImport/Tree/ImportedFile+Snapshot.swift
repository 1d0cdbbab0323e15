package import AccessibilityTree

extension ImportedFile {
  /// Makes the tree of elements that a tree of the file says.
  ///
  /// An element that was printed alone stands below those of the way to it, as far as the dump
  /// tells them; what a query matched stands side by side below the application.
  package func snapshot(of tree: ImportedTree) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.reserve(nodes: tree.nodes.count, bytes: tree.nodes.count * 24)
    for node in above(tree) { builder.begin(ImportedElement(node, of: self).rowAttributes) }
    guard tree.form != .queryOutput else {
      if builder.count == 0 { builder.begin(ElementAttributes(type: .application)) }
      for node in tree.nodes { builder.add(ImportedElement(node, of: self).rowAttributes) }
      return builder.finish()
    }
    var depth = 0
    for node in tree.nodes {
      let element = ImportedElement(node, of: self)
      while depth > Int(element.node.depth) {
        builder.end()
        depth -= 1
      }
      builder.begin(tree.form == .pageSource ? element.tagAttributes : element.rowAttributes)
      depth += 1
    }
    return builder.finish()
  }

  /// The rows that the dump has of what is above the root of a tree, from the outermost one on.
  private func above(_ tree: ImportedTree) -> [Int] {
    guard let root = tree.nodes.first, nodes[root].type != .application else { return [] }
    let others = tree.context.filter { !tree.nodes.contains($0) }
    guard tree.form != .queryOutput else {
      return others.filter { nodes[$0].type == .application }.suffix(1)
    }
    return Array(others.filter { nodes[$0].section == .path }.dropLast())
  }
}
