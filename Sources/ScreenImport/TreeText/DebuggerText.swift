/// The texts in a file whose line breaks are escaped, as a debugger prints a string in one line:
/// `(String) $R0 = "Attributes: Application…\nElement subtree:\n…"`.
struct DebuggerText {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The quoted texts with an escaped line break, decoded and one after another; nil if there are
  /// none.
  static func decoded(from bytes: [UInt8]) -> [UInt8]? {
    var text = DebuggerText(bytes)
    var decoded: [UInt8] = []
    while let start = bytes[text.position...].firstIndex(of: UInt8(ascii: "\"")) {
      text.position = start + 1
      let quoted = text.quoted()
      if quoted.hasBreak { decoded += quoted.text + [UInt8(ascii: "\n")] }
    }
    return decoded.isEmpty ? nil : decoded
  }

  /// The text up to the closing quotation mark, or to the end of the file, and whether an escaped
  /// line break is in it.
  private mutating func quoted() -> (text: [UInt8], hasBreak: Bool) {
    var text: [UInt8] = []
    var hasBreak = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      let letter = bytes[position]
      position += 1
      switch letter {
      case UInt8(ascii: "n"):
        hasBreak = true
        text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "u"): text += character()
      default: text.append(letter)
      }
    }
    return (text, hasBreak)
  }

  /// The character with the number in braces, after `\u`.
  private mutating func character() -> [UInt8] {
    let rest = bytes[position...].prefix(10)
    guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      return [UInt8(ascii: "u")]
    }
    let digits = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      return [UInt8(ascii: "u")]
    }
    position = end + 1
    return Array(String(scalar).utf8)
  }
}
