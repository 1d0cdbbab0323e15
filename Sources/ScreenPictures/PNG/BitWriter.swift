/// Writes bits, lowest first, as deflate requires.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Writes the lowest bits of a value, at most 32 of them.
  @inline(__always)
  mutating func write(_ value: UInt32, bits: Int) {
    pending |= UInt64(value) << count
    count &+= UInt64(bits)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count &-= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    pending = 0
    count = 0
  }
}
