/// Writes a canvas as a PNG file: with a palette of up to 256 colours, else in full colour.
enum PNGWriter {
  /// The bytes of the file.
  static func write(_ canvas: Canvas) -> [UInt8] {
    var palette = PixelPalette()
    let indexed = palette.rows(of: canvas)
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk(
      "IHDR",
      UInt32(canvas.width).bigEndianBytes + UInt32(canvas.height).bigEndianBytes
        + [8, indexed == nil ? 2 : 3, 0, 0, 0])
    // Pixels per metre, at 72 points per inch.
    let density = UInt32(2_835 * canvas.scale).bigEndianBytes
    bytes += chunk("pHYs", density + density + [1])
    guard let indexed else {
      let rows = fullColour(canvas)
      bytes += chunk("IDAT", Deflater.compress(rows, stride: canvas.width * 3 + 1))
      return bytes + chunk("IEND", [])
    }
    bytes += chunk("PLTE", palette.colours.flatMap { $0.bigEndianBytes.dropFirst() })
    bytes += chunk("IDAT", Deflater.compress(indexed, stride: canvas.width + 1))
    return bytes + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return UInt32(data.count).bigEndianBytes + named + Checksums.crc(named).bigEndianBytes
  }

  private static func fullColour(_ canvas: Canvas) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((canvas.width * 3 + 1) * canvas.height)
    for row in 0..<canvas.height {
      rows.append(0)
      for colour in canvas.pixels[row * canvas.width..<(row + 1) * canvas.width] {
        rows.append(UInt8(truncatingIfNeeded: colour >> 16))
        rows.append(UInt8(truncatingIfNeeded: colour >> 8))
        rows.append(UInt8(truncatingIfNeeded: colour))
      }
    }
    return rows
  }
}
