/// Shows control characters, which could move the cursor of a terminal or change what it shows.
///
/// The marks that make it write from right to left are among them.
package enum VisibleText {
  /// A text with its control characters as Swift writes them, such as `\u{1B}`; line ends and tabs
  /// stay.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        visible += spelling(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// The same for bytes of UTF-8.
  package static func of(_ bytes: [UInt8]) -> [UInt8] {
    // The control characters from U+0080 on begin with 0xC2, the marks of a direction with 0xE2.
    guard
      bytes.contains(where: {
        $0 < 32 && $0 != 9 && $0 != 10 || $0 == 127 || $0 == 0xC2 || $0 == 0xE2
      })
    else { return bytes }
    return Array(of(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<32, 127..<160, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    scalar == "\r" ? "\\r" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
