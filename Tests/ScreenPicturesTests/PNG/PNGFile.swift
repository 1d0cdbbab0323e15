/// Reads a PNG file back into pixels, checking every sum on the way.
struct PNGFile {
  enum Fault: Error {
    case noSignature, badChunk(String), badSum(String), badKind, badRow
  }

  let width: Int
  let height: Int
  /// The names of the chunks in order.
  let chunks: [String]
  /// Row by row, `0xRRGGBB`.
  let pixels: [UInt32]

  init(_ bytes: [UInt8]) throws {
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] else {
      throw Fault.noSignature
    }
    var found: [(name: String, data: [UInt8])] = []
    var position = 8
    while position + 12 <= bytes.count {
      let count = Self.number(bytes[position...])
      guard position + 12 + count <= bytes.count else { throw Fault.badChunk("length") }
      let named = Array(bytes[position + 4..<position + 8 + count])
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      guard Self.number(bytes[(position + 8 + count)...]) == Self.crc(named) else {
        throw Fault.badSum(name)
      }
      found.append((name, Array(named.dropFirst(4))))
      position += 12 + count
    }
    chunks = found.map(\.name)
    guard let head = found.first?.data, head.count == 13, position == bytes.count,
      let data = found.first(where: { $0.name == "IDAT" })?.data
    else { throw Fault.badChunk("head") }
    width = Self.number(head[0...])
    height = Self.number(head[4...])
    let palette = found.first { $0.name == "PLTE" }?.data
    let raw = try Inflater.inflate(Array(data.dropFirst(2).dropLast(4)))
    guard Self.number(data.suffix(4)) == Self.adler(raw) else { throw Fault.badSum("zlib") }
    pixels = try Self.pixels(raw, width: width, kind: head[9], palette: palette)
    guard pixels.count == width * height else { throw Fault.badRow }
  }

  private static func pixels(
    _ raw: [UInt8], width: Int, kind: UInt8, palette: [UInt8]?
  ) throws -> [UInt32] {
    let size = kind == 2 ? 3 : 1
    guard kind == 2 || kind == 3 && palette != nil else { throw Fault.badKind }
    var pixels: [UInt32] = []
    for start in stride(from: 0, to: raw.count, by: width * size + 1) {
      guard raw[start] == 0, start + width * size < raw.count else { throw Fault.badRow }
      for column in 0..<width {
        let place = start + 1 + column * size
        if let palette {
          let entry = Int(raw[place]) * 3
          guard entry + 3 <= palette.count else { throw Fault.badRow }
          pixels.append(colour(palette, entry))
        } else {
          pixels.append(colour(raw, place))
        }
      }
    }
    return pixels
  }

  private static func colour(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 bit by bit.
  static func crc(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isSet = (crc ^ UInt32(byte >> UInt8(bit))) & 1 == 1
        crc = isSet ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
    return Int(~crc)
  }

  /// Adler-32 by its definition.
  static func adler(_ bytes: [UInt8]) -> Int {
    var low = 1
    var high = 0
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
