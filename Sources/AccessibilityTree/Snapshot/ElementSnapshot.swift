/// The accessibility tree of an application at one instant.
///
/// Elements are numbered in pre-order, so the root is 0 and the elements below element `i` are
/// `i + 1` up to the end of ``subtree(of:)``. A snapshot never changes and may be read from any
/// thread. Each read takes an index in `0..<count`; one outside it reads as an empty element of
/// type `other`, so that a stale index cannot stop a run.
package final class ElementSnapshot: Sendable {
  let nodes: ContiguousArray<ElementNode>
  let pool: ContiguousArray<UInt8>
  /// Why elements that the maker appended are missing; nil if none are.
  package let fault: SnapshotFault?

  init(nodes: ContiguousArray<ElementNode>, pool: ContiguousArray<UInt8>, fault: SnapshotFault?) {
    self.nodes = nodes
    self.pool = pool
    self.fault = fault
    assert(invariantFailure() == nil, "broken snapshot")
  }

  /// The number of elements.
  package var count: Int {
    nodes.count
  }

  /// The element as a value that reads its attributes by name.
  package subscript(_ index: Int) -> ElementView {
    ElementView(snapshot: self, index: index)
  }

  @inline(__always)
  func node(_ index: Int) -> ElementNode? {
    nodes.indices.contains(index) ? nodes[index] : nil
  }
}

extension ElementSnapshot {
  /// The kind of the element.
  package func type(of index: Int) -> ElementType {
    node(index)?.type ?? .other
  }

  /// Where the element lies on the screen.
  package func frame(of index: Int) -> ElementFrame {
    node(index)?.frame ?? .zero
  }

  /// What the element is and can do.
  package func traits(of index: Int) -> ElementTraits {
    node(index)?.traits ?? []
  }

  /// The states of the element that are on.
  package func flags(of index: Int) -> ElementFlags {
    node(index)?.flags ?? []
  }

  /// The process that an application element represents; nil for most elements.
  package func processID(of index: Int) -> Int32? {
    guard let node = node(index), node.notes.contains(.hasProcessID) else { return nil }
    return node.processID
  }

  /// The number with which the snapshot's maker finds the source of the element.
  package func token(of index: Int) -> Int32 {
    node(index)?.token ?? 0
  }

  /// The level of the element below the root.
  package func depth(of index: Int) -> Int {
    Int(node(index)?.depth ?? 0)
  }

  /// The element above; nil for the root.
  package func parent(of index: Int) -> Int? {
    guard let node = node(index), node.parent >= 0 else { return nil }
    return Int(node.parent)
  }

  /// The element and all below it.
  package func subtree(of index: Int) -> Range<Int> {
    guard let node = node(index) else { return 0..<0 }
    return index..<Int(node.subtreeEnd)
  }

  /// The elements directly below, in order.
  package func children(of index: Int) -> ElementChildren {
    let range = subtree(of: index)
    return ElementChildren(
      snapshot: self, first: min(index + 1, range.upperBound), end: range.upperBound)
  }

  /// The elements above, from the root down to the parent.
  package func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var above = parent(of: index)
    while let next = above {
      found.append(next)
      above = parent(of: next)
    }
    return found.reversed()
  }

  /// True when the first element lies below the second one.
  package func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    index > ancestor && subtree(of: ancestor).contains(index)
  }
}

extension ElementSnapshot {
  /// The average size of an element in bytes, without its texts; 0 for an empty snapshot.
  package var bytesPerElement: Int {
    count == 0 ? 0 : nodes.capacity * MemoryLayout<ElementNode>.stride / count
  }
}

/// The elements directly below one element, in order.
package struct ElementChildren: Sequence, IteratorProtocol {
  let snapshot: ElementSnapshot
  var first: Int
  let end: Int

  /// The next child; nil after the last one.
  package mutating func next() -> Int? {
    guard first < end else { return nil }
    defer { first = snapshot.subtree(of: first).upperBound }
    return first
  }
}
