/// Compresses bytes in the deflate format (RFC 1951), on request as a zlib stream.
package struct Deflater {
  private static let blockSize = 32_768
  private static let endSymbol = 256
  /// The order of the code lengths of the code length code.
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private var writer = BitWriter()

  /// Compresses bytes as a zlib stream; `stride` is the length of a row.
  static func compress(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    // Deflate with a window of 32 KiB, no dictionary, the usual level.
    [0x78, 0x9C] + deflate(bytes, stride: stride) + Checksums.adler(bytes).bigEndianBytes
  }

  /// Compresses bytes without a zlib wrapper; `stride` is the length of a row, if there are rows.
  package static func deflate(_ bytes: [UInt8], stride: Int = 1) -> [UInt8] {
    var deflater = Deflater()
    deflater.writeBlocks(bytes, stride: stride)
    deflater.writer.finish()
    return deflater.writer.bytes
  }

  private mutating func writeBlocks(_ bytes: [UInt8], stride: Int) {
    var tokens: [DeflateToken] = []
    tokens.reserveCapacity(Self.blockSize)
    var search = MatchSearch(stride: stride)
    bytes.withUnsafeBufferPointer { bytes in
      search.tokens(of: bytes) { token in
        if tokens.count == Self.blockSize {
          writeBlock(tokens, isLast: false)
          tokens.removeAll(keepingCapacity: true)
        }
        tokens.append(token)
      }
    }
    writeBlock(tokens, isLast: true)
  }

  /// Writes a block with dynamic codes.
  private mutating func writeBlock(_ tokens: [DeflateToken], isLast: Bool) {
    var counts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    counts[Self.endSymbol] = 1
    for token in tokens {
      counts[token.symbol] += 1
      if token.length > 0 { distanceCounts[token.distanceSymbol] += 1 }
    }
    // Even a block without copies needs a distance code.
    if !distanceCounts.contains(where: { $0 > 0 }) { distanceCounts[0] = 1 }
    let code = HuffmanCode(counts: counts, limit: 15)
    let distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
    writer.write(isLast ? 1 : 0, bits: 1)
    writer.write(2, bits: 2)
    writeCodes(code, distanceCode)
    for token in tokens { write(token, code, distanceCode) }
    write(Self.endSymbol, code)
  }

  private mutating func write(
    _ token: DeflateToken, _ code: HuffmanCode, _ distanceCode: HuffmanCode
  ) {
    let symbol = token.symbol
    write(symbol, code)
    guard token.length > 0 else { return }
    writer.write(
      UInt32(token.length - DeflateToken.lengthBases[symbol - 257]),
      bits: DeflateToken.lengthBits[symbol - 257])
    let distanceSymbol = token.distanceSymbol
    write(distanceSymbol, distanceCode)
    let (base, bits) = DeflateToken.distanceBase(distanceSymbol)
    writer.write(UInt32(token.distance - base), bits: bits)
  }

  private mutating func write(_ symbol: Int, _ code: HuffmanCode) {
    writer.write(code.words[symbol], bits: Int(code.lengths[symbol]))
  }

  /// Writes the code lengths of both codes, run-length encoded.
  private mutating func writeCodes(_ code: HuffmanCode, _ distanceCode: HuffmanCode) {
    let literals = max(257, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distances = max(1, (distanceCode.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let runs = Self.runs(
      of: Array(code.lengths[..<literals]) + Array(distanceCode.lengths[..<distances]))
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let lengthCode = HuffmanCode(counts: counts, limit: 7)
    let shown =
      (Self.lengthOrder.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1
    writer.write(UInt32(literals - 257), bits: 5)
    writer.write(UInt32(distances - 1), bits: 5)
    writer.write(UInt32(max(shown, 4) - 4), bits: 4)
    for symbol in Self.lengthOrder.prefix(max(shown, 4)) {
      writer.write(UInt32(lengthCode.lengths[symbol]), bits: 3)
    }
    for run in runs {
      write(run.symbol, lengthCode)
      writer.write(UInt32(run.extra), bits: run.bits)
    }
  }

  /// A symbol of the code length code, with its extra bits.
  private struct LengthRun {
    let symbol: Int
    var extra = 0
    var bits = 0
  }

  private static func runs(of lengths: [UInt8]) -> [LengthRun] {
    var runs: [LengthRun] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let count = lengths[index...].prefix { $0 == length }.count
      var left = count
      if length > 0 {
        runs.append(LengthRun(symbol: Int(length)))
        left -= 1
      }
      while left >= 3 {
        let taken = min(left, length > 0 ? 6 : left > 10 ? 138 : 10)
        runs.append(
          length > 0
            ? LengthRun(symbol: 16, extra: taken - 3, bits: 2)
            : taken > 10
              ? LengthRun(symbol: 18, extra: taken - 11, bits: 7)
              : LengthRun(symbol: 17, extra: taken - 3, bits: 3))
        left -= taken
      }
      for _ in 0..<left { runs.append(LengthRun(symbol: Int(length))) }
      index += count
    }
    return runs
  }
}

extension UInt32 {
  /// The four bytes, most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
