/// The checksum of ZIP archives, CRC-32 of ISO 3309.
enum CyclicChecksum {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  /// The checksum of bytes.
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
    }
    return ~value
  }
}
