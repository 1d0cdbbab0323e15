/// Reads the PNG files that ``PNGWriter`` writes: eight bits, a palette or full colour, no filters.
enum PNGReader {
  /// The most pixels of a file.
  static let pixelLimit = 64 << 20

  /// Reads the pixels of a file; nil if it is invalid or another kind of PNG.
  static func read(_ bytes: [UInt8], pixelLimit: Int = pixelLimit) -> Canvas? {
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10],
      let chunks = chunks(bytes.dropFirst(8)), let head = chunks["IHDR"], head.count == 13,
      let data = chunks["IDAT"], data.count > 6, chunks["IEND"] != nil
    else { return nil }
    let width = number(head)
    let height = number(head.dropFirst(4))
    let rest = head.dropFirst(8)
    let kind = rest.dropFirst().first ?? 0
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20,
      width * height <= pixelLimit, rest.first == 8, kind == 2 || kind == 3
    else { return nil }
    let stride = width * (kind == 2 ? 3 : 1) + 1
    let limit = stride * height
    guard let rows = Inflating.inflate(data.dropFirst(2).dropLast(4), limit: limit),
      rows.count == limit,
      let pixels = pixels(rows, stride: stride, palette: kind == 3 ? chunks["PLTE"] : nil)
    else { return nil }
    return kind == 3 && chunks["PLTE"] == nil
      ? nil : Canvas(width: width, height: height, pixels: pixels)
  }

  /// The chunks by name; chunks with the same name are joined.
  private static func chunks(_ bytes: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>]? {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var rest = bytes
    while rest.count >= 12 {
      let count = number(rest)
      guard count <= rest.count - 12 else { return nil }
      let named = rest.dropFirst(4).prefix(count + 4)
      guard number(rest.dropFirst(8 + count)) == Int(Checksums.crc(named)) else {
        return nil
      }
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      let data = named.dropFirst(4)
      chunks[name] = chunks[name].map { ($0 + data)[...] } ?? data
      rest = rest.dropFirst(12 + count)
    }
    return rest.isEmpty ? chunks : nil
  }

  private static func pixels(
    _ rows: [UInt8], stride: Int, palette: ArraySlice<UInt8>?
  ) -> [UInt32]? {
    let colours = palette.map { palette in
      (0..<palette.count / 3).map { colour(palette.dropFirst($0 * 3)) }
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rows.count)
    var start = 0
    while start < rows.count {
      guard rows[start] == 0 else { return nil }
      let row = rows[start + 1..<start + stride]
      if let colours {
        for entry in row {
          guard Int(entry) < colours.count else { return nil }
          pixels.append(colours[Int(entry)])
        }
      } else {
        var place = row.startIndex
        while place < row.endIndex {
          pixels.append(colour(row[place...]))
          place += 3
        }
      }
      start += stride
    }
    return pixels
  }

  private static func colour(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
