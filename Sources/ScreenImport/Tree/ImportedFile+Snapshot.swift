package import AccessibilityTree

extension ImportedFile {
  /// Makes a snapshot of a tree of the file.
  ///
  /// An element that was printed alone is put below its ancestors, if the dump lists them. The
  /// matches of a query are put next to each other below the application.
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

  /// The rows of the ancestors of a tree's root, outermost first.
  private func above(_ tree: ImportedTree) -> [Int] {
    guard let root = tree.nodes.first, nodes[root].type != .application else { return [] }
    let others = tree.context.filter { !tree.nodes.contains($0) }
    guard tree.form != .queryOutput else {
      return others.filter { nodes[$0].type == .application }.suffix(1)
    }
    return Array(others.filter { nodes[$0].section == .path }.dropLast())
  }
}
