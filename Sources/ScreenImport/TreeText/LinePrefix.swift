/// The text that a log puts before each line of a dump, such as a time or a process.
///
/// The prefixes of two lines differ only in digits, so a prefix is recognised by its shape.
struct LinePrefix {
  /// The longest prefix to look for, in bytes.
  static let longest = 256

  private let shape: [UInt8]

  /// Takes the shape of a prefix.
  init(_ range: Range<Int>, in bytes: [UInt8]) {
    shape = bytes[range].map(Self.sign)
  }

  /// The length of the prefix in a line, in bytes; 0 for a line without it.
  func count(in line: SourceLine, of bytes: [UInt8]) -> Int {
    guard line.end - line.start >= shape.count else { return 0 }
    for index in shape.indices where Self.sign(bytes[line.start + index]) != shape[index] {
      return 0
    }
    return shape.count
  }

  private static func sign(_ byte: UInt8) -> UInt8 { isDigit(byte) ? UInt8(ascii: "0") : byte }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The end of the digits and signs before a row, such as a time or a quotation mark of an email.
  static func endOfSigns(in line: SourceLine, of bytes: [UInt8]) -> Int {
    var place = line.start
    let end = min(line.end, line.start + longest)
    while place < end, isDigit(bytes[place]) || signs.contains(bytes[place]) { place += 1 }
    return place
  }

  private static let signs: Set<UInt8> = Set("-:.,+TZts[]()/|>#*= \t".utf8)
}
