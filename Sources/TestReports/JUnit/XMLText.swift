/// Writes XML 1.0: every text is escaped, every element closed, a line each.
struct XMLText {
  /// What has been written.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element around what the closure writes.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ inside: (inout XMLText) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    inside(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with a text in it; an empty one is closed at once.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ words: String = "") {
    let start = "<\(name)\(Self.list(attributes))"
    line(words.isEmpty ? start + "/>" : "\(start)>\(Self.escaped(words))</\(name)>")
  }

  private mutating func line(_ words: String) {
    text += String(repeating: "  ", count: depth) + words + "\n"
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1, inAttribute: true))\"" }.joined()
  }

  /// Makes a text safe; what XML has no way to write becomes a mark.
  static func escaped(_ words: String, inAttribute: Bool = false) -> String {
    var safe = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "\r": safe += "&#13;"
      case "\n", "\t":
        if inAttribute {
          safe += "&#\(scalar.value);"
        } else {
          safe.unicodeScalars.append(scalar)
        }
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
