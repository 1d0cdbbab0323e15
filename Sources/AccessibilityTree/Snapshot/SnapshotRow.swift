/// Elements at the end of a builder, which can make copies of them that differ only in some texts
/// and in their vertical position.
package struct SnapshotRow: Sendable {
  /// A text that differs in the copies.
  package struct Variation: Sendable {
    let element: Int
    let attribute: ElementAttribute

    /// Makes the variation of an attribute of an element, by the element's number in the row.
    package init(of element: Int, _ attribute: ElementAttribute) {
      (self.element, self.attribute) = (element, attribute)
    }
  }

  /// The largest number that is added without rounding.
  package static let exactMaximum = 1e9

  /// The index of the first element.
  let first: Int
  fileprivate let nodes: ContiguousArray<ElementNode>
  /// The texts of the elements.
  fileprivate let pool: ContiguousArray<UInt8>
  fileprivate let variations: ContiguousArray<Variation>

  /// Whether a number can be added to others like it without rounding.
  ///
  /// Multiples of a small power of two can, as long as they are not too large.
  package static func isExact(_ number: Double) -> Bool {
    // Converted, since rounding would need the mathematics library.
    number.magnitude <= exactMaximum && Double(Int64(number * 1_024)) == number * 1_024
  }

  /// Whether a copy has exactly the frames that placing its elements one by one would give.
  package var isExact: Bool {
    nodes.allSatisfy { Self.isExact($0.frame.y) && Self.isExact($0.frame.height) }
  }
}

extension SnapshotBuilder {
  /// The elements from an index to the end; nil if one of them is open or was left out.
  ///
  /// The variations are in the order of the elements and of their attributes.
  package func row(from first: Int, varying variations: [SnapshotRow.Variation]) -> SnapshotRow? {
    guard leftOut == 0, first > Int(current), first < nodes.count else { return nil }
    return SnapshotRow(
      first: first, nodes: ContiguousArray(nodes[first...]),
      pool: ContiguousArray(pool[Int(nodes[first].textStart)...]),
      variations: ContiguousArray(variations))
  }

  /// Makes room for many copies of a row, and for a small screen after them.
  ///
  /// Otherwise the elements after them, such as scroll bars, would double the memory.
  package mutating func reserve(_ copies: Int, of row: SnapshotRow) {
    guard copies > 64 else { return }
    let (nodes, bytes) = (copies * row.nodes.count, copies * (row.pool.count + 4))
    reserve(nodes: count + nodes + 64, bytes: pool.count + bytes + 512)
  }

  /// Appends a copy of a row.
  ///
  /// - Parameters:
  ///   - row: Elements that have the same parent as the copy.
  ///   - distance: How far below the row the copy is.
  ///   - token: The token of an element of the copy, by its number in the row.
  ///   - text: The text of a variation, by the number of the variation.
  /// - Returns: False if the copy would exceed a limit, in which case all of it is left out.
  package mutating func appendCopy(
    of row: SnapshotRow, down distance: Double, token: (Int) -> Int32, text: (Int) -> String
  ) -> Bool {
    let (first, start) = (nodes.count, pool.count)
    guard leftOut == 0, first + row.nodes.count <= elementLimit else { return false }
    let shift = Int32(truncatingIfNeeded: first - row.first)
    var next = 0
    for number in row.nodes.indices {
      var node = row.nodes[number]
      appendTexts(of: &node, number, in: row, next: &next, text)
      node.frame.y += distance
      node.token = token(number)
      if Int(node.parent) >= row.first { node.parent += shift }
      node.subtreeEnd += shift
      nodes.append(node)
    }
    guard pool.count <= textLimit else {
      nodes.removeSubrange(first...)
      pool.removeSubrange(start...)
      return false
    }
    return true
  }

  /// Appends the texts of a copied element, from the next variation on.
  @inline(__always)
  private mutating func appendTexts(
    of node: inout ElementNode, _ number: Int, in row: SnapshotRow, next: inout Int,
    _ text: (Int) -> String
  ) {
    let old = node
    var place = Int(old.textStart)
    node.textStart = UInt32(truncatingIfNeeded: pool.count)
    var isVaried = false
    while next < row.variations.count, row.variations[next].element == number {
      let attribute = row.variations[next].attribute
      let range = old.range(of: attribute)
      append(place..<range.lowerBound, of: row)
      let start = pool.count
      append(text(next))
      node.moveEnds(from: attribute, by: pool.count - start - range.count)
      place = range.upperBound
      next += 1
      isVaried = true
    }
    append(place..<old.range(of: .placeholderValue).upperBound, of: row)
    if isVaried { noteASCII(of: &node) }
  }

  /// Appends texts of a row.
  @inline(__always)
  private mutating func append(_ range: Range<Int>, of row: SnapshotRow) {
    guard !range.isEmpty else { return }
    let offset = Int(row.nodes[0].textStart)
    row.pool.withUnsafeBufferPointer {
      let place = range.lowerBound - offset..<range.upperBound - offset
      pool.append(contentsOf: UnsafeBufferPointer(rebasing: $0[place]))
    }
  }
}

extension ElementNode {
  /// Moves the ends of the texts from an attribute on.
  @inline(__always)
  fileprivate mutating func moveEnds(from attribute: ElementAttribute, by distance: Int) {
    let distance = UInt32(truncatingIfNeeded: distance)
    if attribute.rawValue <= 0 { identifierEnd &+= distance }
    if attribute.rawValue <= 1 { labelEnd &+= distance }
    if attribute.rawValue <= 2 { titleEnd &+= distance }
    if attribute.rawValue <= 3 { valueEnd &+= distance }
    placeholderEnd &+= distance
  }
}
