/// A test program running on one snapshot; valid only during one call.
struct TestRun {
  /// The memory of a "has a descendant" operation about earlier elements.
  struct Cursor {
    /// The last element found to pass, or -1.
    var hit = -1
    /// Elements before this one need not be looked at again.
    var scanned = 0
  }

  typealias Operation = TestProgram.Operation

  let snapshot: ElementSnapshot
  let nodes: UnsafePointer<ElementNode>
  let pool: UnsafePointer<UInt8>
  let program: TestProgram
  let operations: UnsafeBufferPointer<Operation>
  let bytes: UnsafePointer<UInt8>
  let cursors: UnsafeMutableBufferPointer<Cursor>

  /// True when every top-level operation is true; call it with elements in ascending order.
  @inline(__always)
  func holds(_ element: Int) -> Bool {
    operations.isEmpty || all(0..<operations.count, element)
  }

  private func all(_ range: Range<Int>, _ element: Int) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      guard holds(at: place, element) else { return false }
      place = Int(operations[place].end)
    }
    return true
  }

  private func any(_ range: Range<Int>, _ element: Int) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if holds(at: place, element) { return true }
      place = Int(operations[place].end)
    }
    return false
  }

  private func holds(at place: Int, _ element: Int) -> Bool {
    let operation = operations[place]
    switch operation.kind {
    case .all: return true
    case .none: return false
    case .type: return operation.type == .any || nodes[element].type == operation.type
    case .flag:
      return nodes[element].flags.isSuperset(of: operation.flags) == operation.isExpected
    case .and: return all(place + 1..<Int(operation.end), element)
    case .or: return any(place + 1..<Int(operation.end), element)
    case .not: return !all(place + 1..<Int(operation.end), element)
    case .custom:
      return program.closures[Int(operation.slot)](ElementView(snapshot: snapshot, index: element))
    case .hasDescendant: return hasDescendant(place, element)
    case .anyIdentifying: return isIdentified(element, operation)
    case .equals, .contains, .hasPrefix, .hasSuffix: return compare(element, operation)
    }
  }

  /// Looks for the next element that passes, and reads no element twice.
  private func hasDescendant(_ place: Int, _ element: Int) -> Bool {
    let operation = operations[place]
    var cursor = cursors[Int(operation.slot)]
    let end = Int(nodes[element].subtreeEnd)
    if cursor.hit > element { return cursor.hit < end }
    var candidate = max(element + 1, cursor.scanned)
    while candidate < end, !all(place + 1..<Int(operation.end), candidate) { candidate += 1 }
    if candidate < end { cursor.hit = candidate }
    cursor.scanned = max(cursor.scanned, min(candidate + 1, end))
    cursors[Int(operation.slot)] = cursor
    return candidate < end
  }
}

extension TestRun {
  private func isIdentified(_ element: Int, _ operation: Operation) -> Bool {
    let node = nodes + element
    guard operation.isASCII, node.pointee.notes.contains(.isASCII) else {
      return ElementAttribute.allCases.contains { attribute in
        node.pointee.has(attribute)
          && compare(node.pointee.range(of: attribute), .equals, operation)
      }
    }
    let length = UInt32(truncatingIfNeeded: operation.bytesEnd - operation.bytesStart)
    guard length > 0 else { return hasEmptyText(node.pointee) }
    let start = Int(node.pointee.textStart)
    return isText(start, 0, node.pointee.identifierEnd, length, operation)
      || isText(start, node.pointee.identifierEnd, node.pointee.labelEnd, length, operation)
      || isText(start, node.pointee.labelEnd, node.pointee.titleEnd, length, operation)
      || isText(start, node.pointee.titleEnd, node.pointee.valueEnd, length, operation)
      || isText(start, node.pointee.valueEnd, node.pointee.placeholderEnd, length, operation)
  }

  @inline(__always)
  private func isText(
    _ start: Int, _ from: UInt32, _ end: UInt32, _ length: UInt32, _ operation: Operation
  ) -> Bool {
    guard end &- from == length else { return false }
    let text = UnsafeBufferPointer(start: pool + start + Int(from), count: Int(length))
    return ByteSearch.equal(text, sought(operation))
  }

  private func hasEmptyText(_ node: ElementNode) -> Bool {
    ElementAttribute.allCases.contains { node.has($0) && node.range(of: $0).isEmpty }
  }

  @inline(__always)
  private func compare(_ element: Int, _ operation: Operation) -> Bool {
    let node = nodes + element
    guard node.pointee.has(operation.attribute) else { return false }
    let range = node.pointee.range(of: operation.attribute)
    guard operation.isASCII, node.pointee.notes.contains(.isASCII) else {
      return compare(range, operation.kind, operation)
    }
    guard range.count >= Int(operation.bytesEnd - operation.bytesStart) else { return false }
    return compareBytes(
      UnsafeBufferPointer(start: pool + range.lowerBound, count: range.count), operation.kind,
      operation)
  }

  @inline(__always)
  private func sought(_ operation: Operation) -> UnsafeBufferPointer<UInt8> {
    let start = Int(operation.bytesStart)
    return UnsafeBufferPointer(start: bytes + start, count: Int(operation.bytesEnd) - start)
  }

  @inline(__always)
  private func compareBytes(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: Operation.Kind, _ operation: Operation
  ) -> Bool {
    switch kind {
    case .contains: return ByteSearch.contains(text, sought(operation))
    case .hasPrefix: return ByteSearch.hasPrefix(text, sought(operation))
    case .hasSuffix: return ByteSearch.hasSuffix(text, sought(operation))
    default: return ByteSearch.equal(text, sought(operation))
    }
  }

  /// Compares a text of an element that has non-ASCII text; this one text may be ASCII.
  private func compare(_ range: Range<Int>, _ kind: Operation.Kind, _ operation: Operation) -> Bool
  {
    let text = UnsafeBufferPointer(start: pool + range.lowerBound, count: range.count)
    if operation.isASCII, ByteSearch.isASCII(text) { return compareBytes(text, kind, operation) }
    return compareCharacters(text, kind, program.texts[Int(operation.slot)])
  }

  private func compareCharacters(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: Operation.Kind, _ sought: String
  ) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    switch kind {
    case .contains: return CharacterSearch.contains(text, sought)
    case .hasPrefix: return text.hasPrefix(sought)
    case .hasSuffix: return text.hasSuffix(sought)
    default: return text == sought
    }
  }
}
