/// A test program at work on one snapshot; valid only while the memory it points at is lent.
struct TestRun {
  /// What a "has a descendant" operation knows from the elements before.
  struct Cursor {
    /// The last element found to pass, or -1.
    var hit = -1
    /// Elements before this one need not be looked at again.
    var scanned = 0
  }

  typealias Operation = TestProgram.Operation

  let snapshot: ElementSnapshot
  let nodes: UnsafeBufferPointer<ElementNode>
  let pool: UnsafeBufferPointer<UInt8>
  let program: TestProgram
  let operations: UnsafeBufferPointer<Operation>
  let bytes: UnsafeBufferPointer<UInt8>
  let cursors: UnsafeMutableBufferPointer<Cursor>

  /// True when every top-level operation holds; elements must be asked in rising order.
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
    case .equals, .contains, .hasPrefix, .hasSuffix:
      guard nodes[element].has(operation.attribute) else { return false }
      let range = nodes[element].range(of: operation.attribute)
      return compare(range, nodes[element].notes.contains(.isASCII), operation.kind, operation)
    }
  }

  /// Looks for the next element that passes, never at one element twice.
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
    let isASCII = nodes[element].notes.contains(.isASCII)
    let length = Int(operation.bytesEnd - operation.bytesStart)
    for attribute in ElementAttribute.allCases where nodes[element].has(attribute) {
      let range = nodes[element].range(of: attribute)
      if isASCII && operation.isASCII && range.count != length { continue }
      if compare(range, isASCII, .equals, operation) { return true }
    }
    return false
  }

  private func compare(
    _ range: Range<Int>, _ isASCII: Bool, _ kind: Operation.Kind, _ operation: Operation
  ) -> Bool {
    let text = UnsafeBufferPointer(rebasing: pool[range])
    let start = Int(operation.bytesStart)
    let sought = UnsafeBufferPointer(rebasing: bytes[start..<Int(operation.bytesEnd)])
    if operation.isASCII && (isASCII || ByteSearch.isASCII(text)) {
      switch kind {
      case .contains: return ByteSearch.contains(text, sought)
      case .hasPrefix: return ByteSearch.hasPrefix(text, sought)
      case .hasSuffix: return ByteSearch.hasSuffix(text, sought)
      default: return ByteSearch.equal(text, sought)
      }
    }
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
