/// Unpacks deflate data with fixed codes, by the text of RFC 1951 and nothing of the packer's.
struct Inflater {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The content; nil where the data is damaged or uses other codes.
  static func unpack(_ bytes: [UInt8]) -> [UInt8]? {
    var inflater = Inflater(bytes)
    guard inflater.bits(1) == 1, inflater.bits(2) == 1 else { return nil }
    return inflater.body()
  }

  private mutating func bit() -> Int {
    guard position / 8 < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position / 8] >> (position % 8)) & 1
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | bit() << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, _ in value << 1 | bit() }
  }

  private mutating func symbol() -> Int {
    let seven = code(7)
    if seven <= 0b001_0111 { return 256 + seven }
    let eight = seven << 1 | bit()
    if (0b0011_0000...0b1011_1111).contains(eight) { return eight - 0b0011_0000 }
    if (0b1100_0000...0b1100_0111).contains(eight) { return 280 + eight - 0b1100_0000 }
    return 144 + (eight << 1 | bit()) - 0b1_1001_0000
  }

  private mutating func body() -> [UInt8]? {
    var content: [UInt8] = []
    while position / 8 < bytes.count {
      let symbol = symbol()
      if symbol == 256 { return content }
      if symbol < 256 {
        content.append(UInt8(symbol))
        continue
      }
      let length = length(symbol)
      let distance = distance()
      guard distance <= content.count else { return nil }
      for _ in 0..<length { content.append(content[content.count - distance]) }
    }
    return nil
  }

  private mutating func length(_ symbol: Int) -> Int {
    if symbol == 285 { return 258 }
    if symbol < 265 { return symbol - 254 }
    let extra = (symbol - 261) / 4
    return ((4 + (symbol - 265) % 4) << extra) + 3 + bits(extra)
  }

  private mutating func distance() -> Int {
    let code = code(5)
    if code < 4 { return code + 1 }
    let extra = code / 2 - 1
    return ((2 + code % 2) << extra) + 1 + bits(extra)
  }
}
