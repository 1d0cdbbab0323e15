/// Reads deflate streams, including invalid ones.
struct Inflating {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var held: UInt32 = 0
  private var heldCount: UInt32 = 0
  private var output: [UInt8] = []

  /// Decompresses a stream; nil if it is invalid or its content exceeds the limit.
  static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var inflater = Inflating(bytes: bytes, limit: limit)
    while let isLast = inflater.block() {
      if isLast { return inflater.output }
    }
    return nil
  }

  private init(bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
  }

  /// The next bits as a number; nil at the end of the stream.
  private mutating func bits(_ count: Int) -> Int? {
    let count = UInt32(count)
    while heldCount < count {
      guard position < bytes.endIndex else { return nil }
      held |= UInt32(bytes[position]) << heldCount
      heldCount += 8
      position += 1
    }
    defer {
      held >>= count
      heldCount -= count
    }
    return Int(held & (1 << count - 1))
  }

  /// Reads a block and returns whether it is the last one; nil if it is invalid.
  private mutating func block() -> Bool? {
    guard let isLast = bits(1), let kind = bits(2) else { return nil }
    let isRead: Bool
    switch kind {
    case 0: isRead = stored()
    case 1: isRead = content(.fixedLiterals, .fixedDistances)
    case 2: isRead = dynamic()
    default: return nil
    }
    return isRead ? isLast == 1 : nil
  }

  private mutating func stored() -> Bool {
    held = 0
    heldCount = 0
    guard let count = bits(16), let check = bits(16), count ^ check == 0xFFFF,
      position + count <= bytes.endIndex, output.count + count <= limit
    else { return false }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  private mutating func dynamic() -> Bool {
    guard let more = bits(5), let distances = bits(5), let shown = bits(4) else { return false }
    var lengthLengths = [UInt8](repeating: 0, count: 19)
    for symbol in HuffmanTable.order.prefix(shown + 4) {
      guard let length = bits(3) else { return false }
      lengthLengths[symbol] = UInt8(length)
    }
    let count = more + 257 + distances + 1
    guard let table = HuffmanTable(lengthLengths[...]), let lengths = lengths(count, table),
      let literals = HuffmanTable(lengths[..<(more + 257)]),
      let distanceTable = HuffmanTable(lengths[(more + 257)...])
    else { return false }
    return content(literals, distanceTable)
  }

  private mutating func lengths(_ count: Int, _ table: HuffmanTable) -> [UInt8]? {
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard let symbol = symbol(table) else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = bits(2) else { return nil }
        lengths += [UInt8](repeating: last, count: more + 3)
      case 17, 18:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return nil }
        lengths += [UInt8](repeating: 0, count: more + (symbol == 17 ? 3 : 11))
      default: lengths.append(UInt8(symbol))
      }
    }
    return lengths.count == count ? lengths : nil
  }

  private mutating func content(_ literals: HuffmanTable, _ distances: HuffmanTable) -> Bool {
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      guard output.count < limit else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if !copy(symbol, distances) {
        return false
      }
    }
    return false
  }

  private mutating func copy(_ symbol: Int, _ distances: HuffmanTable) -> Bool {
    guard symbol <= 285, let length = length(symbol), let code = self.symbol(distances), code < 30
    else { return false }
    let extra = code < 4 ? 0 : code / 2 - 1
    guard let rest = bits(extra) else { return false }
    let distance = (code < 4 ? code + 1 : (2 + code % 2) << extra + 1) + rest
    guard distance <= output.count, output.count + length <= limit else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private mutating func length(_ symbol: Int) -> Int? {
    if symbol == 285 { return 258 }
    if symbol < 265 { return symbol - 254 }
    let extra = (symbol - 261) / 4
    return bits(extra).map { (4 + (symbol - 265) % 4) << extra + 3 + $0 }
  }

  private mutating func symbol(_ table: HuffmanTable) -> Int? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1..<table.counts.count {
      guard let bit = bits(1) else { return nil }
      code |= bit
      let count = table.counts[length]
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}

/// A canonical code: the number of words of each length, and the symbols in order.
private struct HuffmanTable {
  let counts: [Int]
  let symbols: [Int]

  /// The order of the code lengths of the code length code.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static let fixedLiterals = HuffmanTable(
    lengths: [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap {
      [UInt8](repeating: $0.1, count: $0.0)
    }[...])
  static let fixedDistances = HuffmanTable(lengths: [UInt8](repeating: 5, count: 30)[...])

  /// Makes a code from its lengths; nil if there are too many words.
  init?(_ lengths: ArraySlice<UInt8>) {
    self.init(lengths: lengths)
    var left = 1
    for count in counts.dropFirst() {
      left = left << 1 - count
      if left < 0 { return nil }
    }
  }

  private init(lengths: ArraySlice<UInt8>) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    self.counts = counts
    symbols = (1...15).flatMap { length in
      lengths.indices.filter { Int(lengths[$0]) == length }.map { $0 - lengths.startIndex }
    }
  }
}
