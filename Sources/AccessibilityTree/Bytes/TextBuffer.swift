/// A buffer that collects text as UTF-8, so that printing a row creates no `String`.
///
/// It allocates its own memory, because an array checks for unique ownership at every write.
struct TextBuffer: ~Copyable {
  /// The approximate size, in bytes, of the blocks that are decoded separately.
  private static let blockSize = 16_384

  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 128) {
    self.capacity = max(capacity, 1)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// The text so far.
  ///
  /// The bytes are decoded in blocks of whole lines: decoding is slow from the first non-ASCII byte
  /// to the end of a block, and most blocks are plain ASCII.
  var string: String {
    guard count > Self.blockSize else { return decoded(0..<count) }
    var text = ""
    text.reserveCapacity(count)
    var start = 0
    while start < count {
      var end = min(start + Self.blockSize, count)
      while end < count, bytes[end - 1] != 0x0A { end += 1 }
      text += decoded(start..<end)
      start = end
    }
    return text
  }

  private func decoded(_ range: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// Reserves capacity for a total number of bytes.
  mutating func reserve(_ byteCount: Int) {
    guard byteCount > capacity else { return }
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount)
    wider.moveInitialize(from: bytes, count: count)
    bytes.deallocate()
    bytes = wider
    capacity = byteCount
  }

  /// Removes all bytes and keeps the capacity.
  mutating func clear() { count = 0 }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    guard let start = part.baseAddress else { return }
    makeRoom(for: part.count)
    (bytes + count).initialize(from: start, count: part.count)
    count += part.count
  }

  mutating func appendLineEnd() { append(byte: 0x0A) }

  mutating func append(spaces number: Int) {
    guard number > 0 else { return }
    makeRoom(for: number)
    (bytes + count).initialize(repeating: 0x20, count: number)
    count += number
  }

  mutating func append(_ other: borrowing TextBuffer) {
    append(UnsafeBufferPointer(start: other.bytes, count: other.count))
  }

  @inline(__always)
  private mutating func append(byte: UInt8) {
    makeRoom(for: 1)
    bytes[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if capacity - count < more { reserve(max(capacity * 2, count + more)) }
  }
}

extension TextBuffer {
  /// Appends a number with one decimal, rounded to nearest and ties to even, as `%.1f` does.
  mutating func append(_ number: Double) {
    guard number.magnitude < 1e15 else {
      append(number.isNaN ? "nan" : number.isInfinite ? (number < 0 ? "-inf" : "inf") : "\(number)")
      return
    }
    if number.sign == .minus { append(byte: 0x2D) }
    let tenths = Self.tenths(of: number.magnitude)
    append(tenths / 10)
    append(byte: 0x2E)
    append(byte: 0x30 + UInt8(truncatingIfNeeded: tenths % 10))
  }

  /// Ten times the number, rounded, without the mathematics library, which this module does not
  /// link.
  private static func tenths(of number: Double) -> UInt64 {
    let scaled = number * 10
    let whole = UInt64(scaled)
    let rest = scaled - Double(whole)
    guard rest == 0.5 else { return rest > 0.5 ? whole + 1 : whole }
    // The multiplication may have rounded a number close to a tie onto the tie, so compare exactly.
    let shift = 52 - Int(number.exponent)
    let significand = number.significandBitPattern | 1 << 52
    guard shift >= 0, shift < 64 else { return whole + whole % 2 }
    let exact = significand * 20
    let tie = (2 * whole + 1) << UInt64(shift)
    if exact == tie { return whole + whole % 2 }
    return exact > tie ? whole + 1 : whole
  }

  mutating func append(_ number: UInt64) {
    var bound: UInt64 = 10
    var length = 1
    while number >= bound, length < 20 {
      length += 1
      bound = length < 20 ? bound * 10 : bound
    }
    makeRoom(for: length)
    var rest = number
    for place in (count..<count + length).reversed() {
      bytes[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  mutating func append(hexadecimal number: UInt64) {
    append("0x")
    let length = max(1, (67 - number.leadingZeroBitCount) / 4)
    makeRoom(for: length)
    var rest = number
    for place in (count..<count + length).reversed() {
      let digit = UInt8(truncatingIfNeeded: rest & 0xF)
      bytes[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      rest >>= 4
    }
    count += length
  }
}
