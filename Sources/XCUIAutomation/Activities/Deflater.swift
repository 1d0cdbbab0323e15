/// Packs bytes in the deflate format (RFC 1951): fixed codes, with repetitions of what came up to
/// 32,768 bytes before.
struct Deflater {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  private static let longest = 258
  private static let shortest = 3
  private static let window = 32_768
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// The bytes in packed form.
  static func pack(_ content: [UInt8]) -> [UInt8] {
    var packer = Deflater()
    packer.write(1, 1)
    packer.write(1, 2)
    packer.writeBody(content)
    packer.writeSymbol(256)
    packer.flush()
    return packer.bytes
  }

  private mutating func writeBody(_ content: [UInt8]) {
    var last: [UInt32: Int] = [:]
    var index = 0
    while index < content.count {
      guard let key = Self.key(content, index) else {
        writeSymbol(Int(content[index]))
        index += 1
        continue
      }
      let length = last[key].map { Self.match(content, $0, index) } ?? 0
      let distance = index - (last[key] ?? index)
      last[key] = index
      guard length >= Self.shortest, distance <= Self.window else {
        writeSymbol(Int(content[index]))
        index += 1
        continue
      }
      writeRun(length, distance)
      index += length
    }
  }

  private static func key(_ content: [UInt8], _ index: Int) -> UInt32? {
    guard index + 2 < content.count else { return nil }
    return UInt32(content[index]) | UInt32(content[index + 1]) << 8
      | UInt32(content[index + 2]) << 16
  }

  private static func match(_ content: [UInt8], _ earlier: Int, _ index: Int) -> Int {
    let limit = min(longest, content.count - index)
    var length = 0
    while length < limit, content[earlier + length] == content[index + length] { length += 1 }
    return length
  }

  private mutating func writeRun(_ length: Int, _ distance: Int) {
    let lengthCode = Self.lengthBases.lastIndex { $0 <= length } ?? 0
    writeSymbol(257 + lengthCode)
    let isExact = lengthCode < 8 || lengthCode == 28
    write(length - Self.lengthBases[lengthCode], isExact ? 0 : (lengthCode - 4) / 4)
    let distanceCode = Self.distanceBases.lastIndex { $0 <= distance } ?? 0
    writeReversed(distanceCode, 5)
    write(
      distance - Self.distanceBases[distanceCode], distanceCode < 4 ? 0 : distanceCode / 2 - 1)
  }

  /// The fixed codes of the format.
  private mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeReversed(0x30 + symbol, 8)
    case ..<256: writeReversed(0x190 + symbol - 144, 9)
    case ..<280: writeReversed(symbol - 256, 7)
    default: writeReversed(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func writeReversed(_ code: Int, _ length: Int) {
    for place in (0..<length).reversed() { write(code >> place & 1, 1) }
  }

  private mutating func write(_ value: Int, _ length: Int) {
    pending |= UInt32(truncatingIfNeeded: value) << UInt32(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  private mutating func flush() {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    pending = 0
    count = 0
  }
}
