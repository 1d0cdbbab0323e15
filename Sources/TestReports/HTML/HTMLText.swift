/// Writes HTML: every text is escaped, every element closed.
struct HTMLText {
  /// What has been written.
  private(set) var text = ""

  /// Starts with nothing.
  init() {}

  /// Starts a page that needs no other file, up to the start of its body.
  init(title: String, style: some Sequence<UInt8>, policy: String? = nil) {
    raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    if let policy {
      raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    }
    element("title", title)
    element("style") { $0.raw(style) }
    raw("</head>\n<body>\n")
  }

  /// The whole page of a report, around what the closure writes.
  static func report(
    _ title: String, style: some Collection<UInt8>, _ inside: (inout HTMLText) -> Void
  ) -> String {
    var page = HTMLText(title: title, style: style.dropLast())
    page.element("main", inside)
    page.raw("</body>\n</html>\n")
    return page.text
  }

  /// Writes an element around what the closure writes.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ inside: (inout HTMLText) -> Void
  ) {
    text += "<\(name)" + attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined() + ">"
    inside(&self)
    text += "</\(name)>"
    if Self.blocks.contains(name) { text += "\n" }
  }

  /// Writes an element without attributes around what the closure writes.
  mutating func element(_ name: String, _ inside: (inout HTMLText) -> Void) {
    element(name, [], inside)
  }

  /// Writes an element with a text in it.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ words: String) {
    element(name, attributes) { $0.words(words) }
  }

  /// Writes an element without attributes with a text in it.
  mutating func element(_ name: String, _ words: String) {
    element(name, []) { $0.words(words) }
  }

  /// Writes a text.
  mutating func words(_ words: String) { text += Self.escaped(words) }

  /// Writes what is HTML already.
  mutating func raw(_ html: String) { text += html }

  /// Writes a file of the folder `Pages`.
  mutating func raw(_ file: some Sequence<UInt8>) {
    text += String(decoding: Array(file), as: UTF8.self)
  }

  /// Makes a text safe between tags and in attributes; control characters become marks.
  static func escaped(_ words: String) -> String {
    var safe = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      case "\n", "\t": safe.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE:
        safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static let blocks: Set<String> = [
    "caption", "details", "h1", "h2", "h3", "main", "p", "pre", "section", "style", "summary",
    "table", "tbody", "thead", "title", "tr",
  ]
}
