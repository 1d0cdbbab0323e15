/// Finds earlier bytes to copy: from the previous byte, the row above, or the last occurrence of
/// the same four bytes.
struct MatchSearch {
  private static let window = 32_768
  private static let longest = 258
  private static let hashBits = 15

  private let stride: Int
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)

  /// Takes the bytes and the length of a row.
  init(stride: Int) { self.stride = stride }

  /// Visits the tokens of the bytes in order.
  mutating func tokens(of bytes: UnsafeBufferPointer<UInt8>, _ visit: (DeflateToken) -> Void) {
    var position = 0
    while position < bytes.count {
      let (length, distance) = best(at: position, in: bytes)
      guard length >= 4 else {
        visit(DeflateToken(byte: bytes[position]))
        position += 1
        continue
      }
      visit(DeflateToken(length: length, distance: distance))
      position += length
    }
  }

  private mutating func best(
    at position: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, distance: Int) {
    guard position + 8 <= bytes.count else { return (0, 0) }
    let slot = Self.hash(Self.word(bytes, position))
    let last = Int(heads[slot])
    heads[slot] = Int32(truncatingIfNeeded: position)
    var best = Self.better((0, 0), position - 1, position, bytes)
    best = Self.better(best, position - stride, position, bytes)
    return Self.better(best, last, position, bytes)
  }

  /// The longer one of a copy and the copy from an index.
  @inline(__always)
  private static func better(
    _ best: (length: Int, distance: Int), _ start: Int, _ position: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, distance: Int) {
    guard best.length < longest, start >= 0, position - start <= window else { return best }
    let length = common(bytes, start, position)
    return length > best.length ? (length, position - start) : best
  }

  /// How many bytes are equal from two indices on, up to the longest copy.
  @inline(__always)
  private static func common(
    _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
  ) -> Int {
    let most = min(longest, bytes.count - second)
    var length = 0
    while length + 8 <= most {
      let different = word(bytes, first + length) ^ word(bytes, second + length)
      if different != 0 { return length + different.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < most, bytes[first + length] == bytes[second + length] { length += 1 }
    return length
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }

  @inline(__always)
  private static func hash(_ word: UInt64) -> Int {
    Int((UInt32(truncatingIfNeeded: word) &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }
}
