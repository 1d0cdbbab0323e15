/// The text of an XML attribute.
enum XMLText {
  /// Resolves the five entities of XML and numeric references; others stay as they are.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      decoded += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: sign)..<end])
      else {
        decoded.append("&")
        rest = rest.dropFirst()
        continue
      }
      decoded.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return decoded + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init)
  }
}
