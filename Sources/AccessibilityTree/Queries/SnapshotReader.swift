/// The memory of a snapshot, valid during one call.
struct SnapshotReader {
  let nodes: UnsafeBufferPointer<ElementNode>
  let pool: UnsafeBufferPointer<UInt8>

  @inline(__always)
  func isOf(_ type: ElementType, _ element: Int) -> Bool {
    type == .any || nodes[element].type == type
  }

  @inline(__always)
  func bytes(_ attribute: ElementAttribute, _ element: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: pool[nodes[element].range(of: attribute)])
  }

  /// True when one of the identifying texts of the element equals the text, which is not empty.
  func isIdentified(_ element: Int, by text: String) -> Bool {
    let sameBytes = text.utf8.withContiguousStorageIfAvailable { sought in
      ElementAttribute.allCases.contains { ByteSearch.equal(bytes($0, element), sought) }
    }
    if sameBytes == true { return true }
    if nodes[element].notes.contains(.isASCII), text.utf8.allSatisfy({ $0 < 128 }) { return false }
    return ElementAttribute.allCases.contains {
      String(decoding: bytes($0, element), as: UTF8.self) == text
    }
  }
}

extension ElementSnapshot {
  @inline(__always)
  func withReader<Result>(_ body: (SnapshotReader) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      pool.withUnsafeBufferPointer { pool in body(SnapshotReader(nodes: nodes, pool: pool)) }
    }
  }
}
