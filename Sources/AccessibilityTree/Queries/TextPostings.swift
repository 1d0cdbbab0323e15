/// The elements that have each identifying text, found by hash.
///
/// A lookup returns candidates: every element with the text, in order, and possibly others.
/// Canonically equivalent texts have equal hashes. Hashes never affect output or order.
struct TextPostings {
  struct Entry {
    var hash: UInt32
    var element: Int32
  }

  private let starts: ContiguousArray<Int32>
  private let entries: ContiguousArray<Entry>
  private let shift: UInt32

  init(_ snapshot: ElementSnapshot) {
    let found = Self.collect(snapshot)
    var bits: UInt32 = 4
    while bits < 28, 1 << bits < found.count { bits += 1 }
    let shift = 32 - bits
    var starts = ContiguousArray<Int32>(repeating: 0, count: (1 << bits) + 2)
    for entry in found { starts[Int(entry.hash >> shift) + 2] += 1 }
    for bucket in 2..<starts.count { starts[bucket] += starts[bucket - 1] }
    var entries = ContiguousArray(repeating: Entry(hash: 0, element: 0), count: found.count)
    for entry in found {
      let slot = Int(entry.hash >> shift) + 1
      entries[Int(starts[slot])] = entry
      starts[slot] += 1
    }
    self.starts = starts
    self.entries = entries
    self.shift = shift
  }

  /// Calls `body` for each element that may have the text, in order, until `body` returns false.
  @inline(__always)
  func forEachCandidate(_ text: String, _ body: (Int) -> Bool) {
    let hash = TextHash.of(text)
    let bucket = Int(hash >> shift)
    var place = Int(starts[bucket])
    let end = Int(starts[bucket + 1])
    while place < end {
      let entry = entries[place]
      place += 1
      if entry.hash == hash, !body(Int(entry.element)) { return }
    }
  }

  private static func collect(_ snapshot: ElementSnapshot) -> ContiguousArray<Entry> {
    var found = ContiguousArray<Entry>()
    found.reserveCapacity(snapshot.count)
    snapshot.pool.withUnsafeBufferPointer { pool in
      for (index, node) in snapshot.nodes.enumerated() where node.placeholderEnd > 0 {
        let first = found.count
        for attribute in ElementAttribute.allCases {
          let range = node.range(of: attribute)
          guard !range.isEmpty else { continue }
          let hash = TextHash.of(UnsafeBufferPointer(rebasing: pool[range]))
          if found[first...].contains(where: { $0.hash == hash }) { continue }
          found.append(Entry(hash: hash, element: Int32(truncatingIfNeeded: index)))
        }
      }
    }
    return found
  }
}

/// A hash that canonically equivalent texts share.
enum TextHash {
  static func of(_ text: String) -> UInt32 {
    text.utf8.withContiguousStorageIfAvailable { of($0) } ?? folded(text)
  }

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var seen: UInt8 = 0
    for byte in bytes {
      seen |= byte
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    guard seen < 128 else { return folded(String(decoding: bytes, as: UTF8.self)) }
    return mixed(hash)
  }

  /// Hashes a non-ASCII text; the three scalars whose canonical form is ASCII hash as that form.
  private static func folded(_ text: String) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in text.unicodeScalars {
      guard let byte = asciiForm(of: scalar) else {
        return UInt32(truncatingIfNeeded: text.hashValue)
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return mixed(hash)
  }

  /// The ASCII character a scalar is canonically equivalent to, if any.
  static func asciiForm(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case ..<128: return UInt8(truncatingIfNeeded: scalar.value)
    case 0x037E: return 0x3B
    case 0x1FEF: return 0x60
    case 0x212A: return 0x4B
    default: return nil
    }
  }

  private static func mixed(_ hash: UInt64) -> UInt32 {
    let spread = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: spread >> 32)
  }
}
