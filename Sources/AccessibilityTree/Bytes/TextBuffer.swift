/// A buffer that collects text as UTF-8, so that printing a row creates no `String`.
///
/// It allocates its own memory, because an array checks for unique ownership at every write.
struct TextBuffer: ~Copyable {
  /// The number of bytes that are copied for a short piece of the text itself.
  private static let copySize = 64

  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 128) {
    self.capacity = max(capacity, 1)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// The text so far.
  var string: String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
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

  /// Appends a text that is not a literal; the label keeps literals from becoming strings first.
  mutating func append(string text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a short word, which is one write of fixed length.
  @inline(__always)
  mutating func append(_ word: ShortWord) {
    makeRoom(for: ShortWord.limit)
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: word.bytes, as: SIMD32<UInt8>.self)
    count += word.count
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
    let eight: UInt64 = 0x2020_2020_2020_2020
    guard number > 16 else { return store(eight, eight, count: number) }
    makeRoom(for: number)
    (bytes + count).initialize(repeating: 0x20, count: number)
    count += number
  }

  /// Appends a copy of an earlier range of the text.
  @inline(__always)
  mutating func append(copyOf place: Range<Int>) {
    makeRoom(for: max(place.count, Self.copySize))
    let (start, end) = (UnsafeRawPointer(bytes + place.lowerBound), UnsafeMutableRawPointer(bytes))
    if place.count > Self.copySize {
      (end + count).copyMemory(from: start, byteCount: place.count)
    } else {
      // A copy of fixed size is a few instructions; the excess is overwritten later.
      (end + count).copyMemory(from: start, byteCount: Self.copySize)
    }
    count += place.count
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
      let infinity = number < 0 ? "-inf" : "inf"
      append(string: number.isNaN ? "nan" : number.isInfinite ? infinity : "\(number)")
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
    let block: UInt64 = 100_000_000
    if number >= block { append(number / block) }
    let digits = Self.decimalDigits(of: number % block)
    // The number of leading zero digits; the last digit is always shown.
    let zeros = number >= block ? 0 : min(7, digits.trailingZeroBitCount / 8)
    store(digits >> UInt64(8 * zeros) &+ Self.zeros, 0, count: 8 - zeros)
  }

  mutating func append(hexadecimal number: UInt64) {
    append("0x")
    let length = max(1, (67 - number.leadingZeroBitCount) / 4)
    // With the first shown digit in the highest place, the others follow from there.
    let moved = number << UInt64(64 - 4 * length)
    store(
      Self.hexadecimalDigits(of: moved >> 32), Self.hexadecimalDigits(of: moved & 0xFFFF_FFFF),
      count: length)
  }

  /// Stores sixteen bytes, the lowest ones first, and keeps the first `kept` of them.
  @inline(__always)
  private mutating func store(_ first: UInt64, _ second: UInt64, count kept: Int) {
    makeRoom(for: 16)
    let end = UnsafeMutableRawPointer(bytes + count)
    end.storeBytes(of: first.littleEndian, as: UInt64.self)
    end.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    count += kept
  }

  /// Eight digits 0.
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The eight decimal digits of a number, a byte each, the first in the lowest byte.
  ///
  /// All digits are divided at once: first into two groups of four, then four of two, then eight.
  /// The products are those of the reciprocals of 100 and 10.
  @inline(__always)
  private static func decimalDigits(of number: UInt64) -> UInt64 {
    let fours = number / 10_000 | (number % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) << 16
    let tens = (twos &* 103) >> 10 & 0xF_000F_000F_000F
    return tens | (twos &- 10 &* tens) << 8
  }

  /// The eight hexadecimal digits of a number below 2^32 as text, the first in the lowest byte.
  @inline(__always)
  private static func hexadecimalDigits(of number: UInt64) -> UInt64 {
    var digits = (number | number << 16) & 0xFFFF_0000_FFFF
    digits = (digits | digits << 8) & 0xFF_00FF_00FF_00FF
    digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let areLetters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return (digits &+ zeros &+ areLetters &* 0x27).byteSwapped
  }
}
