/// A canonical Huffman code, as deflate uses it.
struct HuffmanCode: Equatable {
  /// The code length of each symbol; 0 for an unused symbol.
  let lengths: [UInt8]
  /// The code word of each symbol, with its first bit lowest.
  let words: [UInt32]

  /// Makes the code for symbol counts, with words of at most `limit` bits.
  init(counts: [Int], limit: Int) {
    var weights = counts
    var lengths = Self.lengths(weights)
    // Halving the counts flattens the tree until it fits.
    while lengths.contains(where: { $0 > limit }) {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(weights)
    }
    self.init(lengths: lengths.map { UInt8($0) })
  }

  /// Makes the code with these lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for bits in 1...15 { next[bits + 1] = (next[bits] + counts[bits]) << 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], bits: Int(length))
    }
  }

  private static func reversed(_ word: UInt32, bits: Int) -> UInt32 {
    (0..<bits).reduce(0) { $0 << 1 | (word >> UInt32($1)) & 1 }
  }

  /// The depth of each symbol in the Huffman tree; a single symbol gets one bit.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      if let only = leaves.first { lengths[only] = 1 }
      return lengths
    }
    // Leaves and joined nodes are both sorted, so the lightest node is the first of one of them.
    var parents = [Int](repeating: -1, count: 2 * leaves.count - 1)
    var weights = leaves.map { counts[$0] }
    var leaf = 0
    var joined = leaves.count
    for node in leaves.count..<2 * leaves.count - 1 {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leaves.count && (joined >= node || weights[leaf] <= weights[joined])
        let child = takesLeaf ? leaf : joined
        if takesLeaf { leaf += 1 } else { joined += 1 }
        parents[child] = node
        sum += weights[child]
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }
}
