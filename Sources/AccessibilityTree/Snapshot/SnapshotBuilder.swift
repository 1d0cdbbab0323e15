/// Makes an ``ElementSnapshot`` from elements given in pre-order.
///
/// ```swift
/// var builder = SnapshotBuilder()
/// builder.begin(ElementAttributes(type: .application))
/// builder.add(ElementAttributes(type: .button, label: "OK"))
/// builder.end()
/// let snapshot = builder.finish()
/// ```
///
/// The calls may come in any order. The first element is the root and stays open until
/// ``finish()``, so an `end()` too many is ignored and later elements become children of the root;
/// elements still open at ``finish()`` are closed there. An element beyond a limit is left out
/// together with its descendants, and ``fault`` gives the reason.
package struct SnapshotBuilder: Sendable {
  /// The most elements a snapshot holds.
  package static let elementLimit = 4_194_304
  /// The most levels below the root.
  package static let depthLimit = 1_024
  /// The most bytes of text a snapshot holds.
  package static let textLimit = 1 << 30

  /// The first reason for which an element was left out; nil if none was.
  package private(set) var fault: SnapshotFault?

  var nodes = ContiguousArray<ElementNode>()
  var pool = ContiguousArray<UInt8>()
  /// The innermost open element.
  private(set) var current: Int32 = -1
  /// The number of open elements that were left out.
  private(set) var leftOut = 0

  let elementLimit: Int
  let textLimit: Int

  /// Makes a builder without elements; the limits are the most elements and bytes that it keeps.
  package init(elementLimit: Int = Self.elementLimit, textLimit: Int = Self.textLimit) {
    self.elementLimit = elementLimit
    self.textLimit = textLimit
  }

  /// The number of elements appended and kept so far.
  package var count: Int {
    nodes.count
  }

  /// Reserves capacity for a number of elements and bytes of text.
  package mutating func reserve(nodes nodeCount: Int, bytes: Int) {
    nodes.reserveCapacity(min(max(nodeCount, 0), elementLimit))
    pool.reserveCapacity(min(max(bytes, 0), textLimit))
  }

  /// Opens an element below the innermost open one, and returns its index; nil if left out.
  ///
  /// If a token is given, it replaces the token in the attributes.
  @discardableResult
  package mutating func begin(_ attributes: ElementAttributes, token: Int32? = nil) -> Int? {
    guard let index = append(attributes, token: token ?? attributes.token) else {
      leftOut += 1
      return nil
    }
    current = Int32(truncatingIfNeeded: index)
    return index
  }

  /// Appends an element without children, and returns its index; nil if left out.
  @discardableResult
  package mutating func add(_ attributes: ElementAttributes, token: Int32? = nil) -> Int? {
    guard let index = append(attributes, token: token ?? attributes.token) else { return nil }
    if index == 0 { current = 0 }
    return index
  }

  /// Appends a whole snapshot below the innermost open element; false if it would exceed a limit,
  /// in which case all of it is left out.
  ///
  /// This is much cheaper than appending its elements one by one. If nothing was appended before,
  /// the snapshot's root becomes the root.
  @discardableResult
  package mutating func graft(_ snapshot: ElementSnapshot) -> Bool {
    guard leftOut == 0, snapshot.count > 0 else { return snapshot.count == 0 }
    if let reason = refusal(of: snapshot) {
      fault = fault ?? reason
      return false
    }
    let first = Int32(truncatingIfNeeded: nodes.count)
    let depth = current < 0 ? 0 : nodes[Int(current)].depth + 1
    let start = UInt32(truncatingIfNeeded: pool.count)
    for node in snapshot.nodes {
      var node = node
      node.parent = node.parent < 0 ? current : node.parent + first
      node.subtreeEnd += first
      node.depth += depth
      node.textStart += start
      nodes.append(node)
    }
    pool.append(contentsOf: snapshot.pool)
    if current < 0 { current = 0 }
    return true
  }

  /// Closes the innermost open element; does nothing if only the root is open.
  package mutating func end() {
    if leftOut > 0 {
      leftOut -= 1
      return
    }
    guard current > 0 else { return }
    let index = Int(current)
    nodes[index].subtreeEnd = Int32(truncatingIfNeeded: nodes.count)
    current = nodes[index].parent
  }

  /// Removes all elements from an index on, except those that are still open.
  package mutating func truncate(to index: Int) {
    let kept = max(index, Int(current) + 1)
    guard kept < nodes.count else { return }
    pool.removeSubrange(Int(nodes[kept].textStart)...)
    nodes.removeSubrange(kept...)
  }

  /// Replaces the frame of an element already appended; an unknown index is ignored.
  package mutating func setFrame(of index: Int, _ frame: ElementFrame) {
    guard nodes.indices.contains(index) else { return }
    nodes[index].frame = frame
  }

  /// Mirrors the frames of all elements appended so far, for a screen width in points.
  package mutating func mirror(width: Double) {
    for index in nodes.indices {
      nodes[index].frame.x = width - nodes[index].frame.x - nodes[index].frame.width
    }
  }

  /// The frame of an element already appended; nil for an unknown index.
  package func frame(of index: Int) -> ElementFrame? {
    nodes.indices.contains(index) ? nodes[index].frame : nil
  }

  /// Closes what is open and returns the snapshot; the builder is empty afterwards.
  package mutating func finish() -> ElementSnapshot {
    let end = Int32(truncatingIfNeeded: nodes.count)
    while current >= 0 {
      nodes[Int(current)].subtreeEnd = end
      current = nodes[Int(current)].parent
    }
    trim()
    let snapshot = ElementSnapshot(nodes: nodes, pool: pool, fault: fault)
    self = SnapshotBuilder()
    return snapshot
  }

  /// Frees unused capacity if that is worth a copy.
  private mutating func trim() {
    if nodes.count > 1_024, nodes.capacity > nodes.count + nodes.count / 2 {
      nodes = Self.trimmed(nodes)
    }
    if pool.count > 65_536, pool.capacity > pool.count + pool.count / 2 {
      pool = Self.trimmed(pool)
    }
  }

  private static func trimmed<Item>(_ items: ContiguousArray<Item>) -> ContiguousArray<Item> {
    var copy = ContiguousArray<Item>()
    copy.reserveCapacity(items.count)
    copy.append(contentsOf: items)
    return copy
  }
}

extension SnapshotBuilder {
  private mutating func append(_ attributes: ElementAttributes, token: Int32) -> Int? {
    guard leftOut == 0 else { return nil }
    let index = nodes.count
    if index == 0 { reserveForSmallTree() }
    guard index < elementLimit else {
      return refuse(.tooManyElements(limit: elementLimit))
    }
    let depth = current < 0 ? 0 : Int(nodes[Int(current)].depth) + 1
    guard depth <= Self.depthLimit else { return refuse(.tooDeep(limit: Self.depthLimit)) }
    let start = pool.count
    var node = ElementNode.without(
      texts: attributes, token: token, parent: current, depth: depth, start: start)
    node.identifierEnd = append(attributes.identifier, from: start)
    node.labelEnd = append(attributes.label, from: start)
    node.titleEnd = append(attributes.title, from: start)
    node.valueEnd = node.titleEnd
    if let value = attributes.value { node.valueEnd = append(value, from: start) }
    node.placeholderEnd = node.valueEnd
    if let value = attributes.placeholderValue { node.placeholderEnd = append(value, from: start) }
    guard pool.count <= textLimit else {
      pool.removeSubrange(start...)
      return refuse(.tooMuchText(limit: textLimit))
    }
    noteASCII(of: &node)
    node.subtreeEnd = Int32(truncatingIfNeeded: index + 1)
    nodes.append(node)
    return index
  }

  /// Why a snapshot cannot be grafted here; nil when it can.
  private func refusal(of snapshot: ElementSnapshot) -> SnapshotFault? {
    guard nodes.count + snapshot.count <= elementLimit else {
      return .tooManyElements(limit: elementLimit)
    }
    let depth = current < 0 ? 0 : Int(nodes[Int(current)].depth) + 1
    let deepest = snapshot.nodes.reduce(0) { max($0, Int($1.depth)) }
    guard depth + deepest <= Self.depthLimit else { return .tooDeep(limit: Self.depthLimit) }
    guard pool.count + snapshot.pool.count <= textLimit else {
      return .tooMuchText(limit: textLimit)
    }
    return nil
  }

  private mutating func refuse(_ reason: SnapshotFault) -> Int? {
    fault = fault ?? reason
    return nil
  }

  /// Reserves enough capacity for a typical screen, so that it need not grow step by step.
  private mutating func reserveForSmallTree() {
    if nodes.capacity == 0 { nodes.reserveCapacity(32) }
    if pool.capacity == 0 { pool.reserveCapacity(512) }
  }

  @inline(__always)
  private mutating func append(_ text: String, from start: Int) -> UInt32 {
    append(text)
    return UInt32(truncatingIfNeeded: pool.count - start)
  }

  /// Appends the bytes of a text.
  @inline(__always)
  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    let copied: Void? = text.utf8.withContiguousStorageIfAvailable { pool.append(contentsOf: $0) }
    if copied == nil { pool.append(contentsOf: text.utf8) }
  }

  /// Notes whether all texts of an element, the last ones that were appended, are ASCII.
  @inline(__always)
  func noteASCII(of node: inout ElementNode) {
    let start = Int(node.textStart)
    let isASCII =
      start >= pool.count
      || pool.withUnsafeBufferPointer {
        ByteSearch.isASCII(UnsafeBufferPointer(rebasing: $0[start...]))
      }
    if isASCII { node.notes.insert(.isASCII) } else { node.notes.remove(.isASCII) }
  }
}

extension ElementNode {
  /// Makes an element without its texts; it is a function because an initializer would copy.
  @inline(__always)
  fileprivate static func without(
    texts attributes: ElementAttributes, token: Int32, parent: Int32, depth: Int, start: Int
  ) -> ElementNode {
    var notes: Notes = []
    if attributes.value != nil { notes.insert(.hasValue) }
    if attributes.placeholderValue != nil { notes.insert(.hasPlaceholder) }
    if attributes.processID != nil { notes.insert(.hasProcessID) }
    return ElementNode(
      frame: attributes.frame, traits: attributes.traits, token: token,
      processID: attributes.processID ?? 0, parent: parent, subtreeEnd: 0,
      textStart: UInt32(truncatingIfNeeded: start), identifierEnd: 0, labelEnd: 0, titleEnd: 0,
      valueEnd: 0, placeholderEnd: 0, flags: attributes.flags,
      depth: UInt16(truncatingIfNeeded: depth), type: attributes.type, notes: notes)
  }
}
