/// Reads deflate streams bit by bit, without any table: the opposite of what is tested.
struct Inflater {
  enum Fault: Error {
    case ended, badBlock, badCode, badDistance
  }

  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  /// The decompressed bytes of a raw deflate stream.
  static func inflate(_ bytes: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(bytes: bytes)
    while try inflater.block() {}
    return inflater.output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for shift in 0..<count {
      guard position < bytes.count * 8 else { throw Fault.ended }
      value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << shift
      position += 1
    }
    return value
  }

  /// Reads a block; false after the last one.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Fault.badBlock }
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let shown = try bits(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengthLengths = [Int](repeating: 0, count: 19)
    for symbol in order.prefix(shown) { lengthLengths[symbol] = try bits(3) }
    let lengthWords = Self.words(lengthLengths)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try self.symbol(lengthWords)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Fault.badCode }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    try content(Self.words(Array(lengths[..<literals])), Self.words(Array(lengths[literals...])))
    return !isLast
  }

  private mutating func content(_ words: [Word: Int], _ distanceWords: [Word: Int]) throws {
    while true {
      let symbol = try self.symbol(words)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let length = try self.length(symbol)
      let code = try self.symbol(distanceWords)
      let extra = code < 4 ? 0 : code / 2 - 1
      let base = code < 4 ? code + 1 : ((2 + code % 2) << extra) + 1
      let distance = base + (try bits(extra))
      guard distance <= output.count, distance <= 32_768 else { throw Fault.badDistance }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func length(_ symbol: Int) throws -> Int {
    if symbol == 285 { return 258 }
    if symbol < 265 { return symbol - 254 }
    let extra = (symbol - 261) / 4
    return ((4 + (symbol - 265) % 4) << extra) + 3 + (try bits(extra))
  }

  private mutating func symbol(_ words: [Word: Int]) throws -> Int {
    var word = Word(length: 0, bits: 0)
    while word.length < 16 {
      word = Word(length: word.length + 1, bits: word.bits << 1 | (try bits(1)))
      if let symbol = words[word] { return symbol }
    }
    throw Fault.badCode
  }

  private struct Word: Hashable {
    let length: Int
    let bits: Int
  }

  /// The canonical words: by length, then by symbol.
  private static func words(_ lengths: [Int]) -> [Word: Int] {
    var words: [Word: Int] = [:]
    var next = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        words[Word(length: length, bits: next)] = symbol
        next += 1
      }
      next <<= 1
    }
    return words
  }
}
