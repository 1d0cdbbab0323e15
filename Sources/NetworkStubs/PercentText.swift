/// Percent escapes of URLs.
package enum PercentText {
  /// Marks that need no escape in a name or a value of a query.
  static let queryMarks: Set<UInt8> = Set("-._~!$'()*,;:@/?".utf8)
  /// Marks that need no escape in a part of a path.
  package static let pathMarks: Set<UInt8> = Set("-._~!$&'()*+,;=:@".utf8)

  /// Escapes everything but letters, digits and the given marks.
  package static func encode(_ text: some StringProtocol, keeping marks: Set<UInt8>) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard !isLetterOrDigit(byte), !marks.contains(byte) else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(ascii: "%"))
      bytes.append(digit(byte >> 4))
      bytes.append(digit(byte & 15))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes escapes; invalid escapes stay as they are, and invalid UTF-8 is replaced.
  package static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let high = value(bytes[place + 1]), let low = value(bytes[place + 2])
      {
        decoded.append(high << 4 | low)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 0x20)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
