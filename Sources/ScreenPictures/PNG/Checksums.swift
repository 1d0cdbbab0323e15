/// The two checksums of PNG files.
package enum Checksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1)
    }
  }

  /// CRC-32 of bytes (ISO 3309), as PNG chunks end with.
  package static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = table
    return ~bytes.reduce(0xFFFF_FFFF) { crc, byte in
      table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
  }

  /// Adler-32 of bytes, as zlib streams end with.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      var low: UInt32 = 1
      var high: UInt32 = 0
      var start = 0
      while start < bytes.count {
        // The sums of this many bytes fit into 32 bits before the modulo.
        let end = min(start + 5_552, bytes.count)
        for index in start..<end {
          low &+= UInt32(bytes[index])
          high &+= low
        }
        low %= 65_521
        high %= 65_521
        start = end
      }
      return high << 16 | low
    }
  }
}
