/// One token of a deflate stream: a byte, or a copy of earlier bytes.
struct DeflateToken {
  /// The length in the high half and the distance in the low one; or length 0 and a byte.
  private let packed: UInt32

  init(byte: UInt8) { packed = UInt32(byte) }

  init(length: Int, distance: Int) {
    packed = UInt32(truncatingIfNeeded: length << 16 | distance)
  }

  /// How many bytes are copied; 0 for a byte.
  var length: Int { Int(packed >> 16) }

  /// The distance to the copied bytes, or the byte.
  var distance: Int { Int(packed & 0xFFFF) }

  /// The symbol in the literal and length code.
  var symbol: Int { length == 0 ? distance : Self.lengthSymbols[length] }

  /// The symbol in the distance code.
  var distanceSymbol: Int { Self.distanceSymbol(distance) }

  /// The base length and the extra bits of each symbol from 257 on.
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  private static let lengthSymbols: [Int] = (0...258).map { length in
    257 + (lengthBases.lastIndex { $0 <= length } ?? 0)
  }

  /// Two symbols for each power of two.
  private static func distanceSymbol(_ distance: Int) -> Int {
    guard distance > 2 else { return distance - 1 }
    let top = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * top + ((distance - 1) >> (top - 1) & 1)
  }

  /// The extra bits and the base distance of a distance symbol.
  static func distanceBase(_ symbol: Int) -> (base: Int, bits: Int) {
    guard symbol > 3 else { return (symbol + 1, 0) }
    let bits = symbol / 2 - 1
    return (((2 + symbol % 2) << bits) + 1, bits)
  }
}
