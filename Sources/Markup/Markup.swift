/// Writes HTML, XML or SVG: every text is escaped, every element is closed.
///
/// ```swift
/// var page = Markup(.html)
/// page.element("p", [("class", "note")], "Fish & chips")
/// page.text  // <p class="note">Fish &amp; chips</p>
/// ```
package struct Markup {
  /// The rules for line breaks and for elements without content.
  package enum Layout {
    /// A line break after each block, and always a closing tag.
    case html
    /// A line for each element, indented by its depth.
    case xml
    /// A line for each element directly in an `svg` element.
    case svg
  }

  /// An attribute's name and value; one without a value is left out.
  package typealias Attribute = (name: String, value: String?)

  /// The markup written so far.
  package private(set) var text = ""
  private let layout: Layout
  private let quotes: Set<Unicode.Scalar>
  private var parents: [String] = []

  /// Starts with nothing; in texts the given quotation marks are escaped too.
  package init(_ layout: Layout, escaping quotes: String = "\"'") {
    self.layout = layout
    self.quotes = Set(quotes.unicodeScalars)
  }

  /// Writes an element around what the closure writes.
  package mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ inside: (inout Markup) -> Void
  ) {
    start(name, attributes)
    text += layout == .xml || layout == .svg && name == "svg" ? ">\n" : ">"
    parents.append(name)
    inside(&self)
    parents.removeLast()
    if layout == .xml { indent() }
    text += "</\(name)>"
    end(name)
  }

  /// Writes an element that contains a text.
  package mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ words: String = ""
  ) {
    start(name, attributes)
    switch (layout, words.isEmpty) {
    case (.html, true) where Self.voids.contains(name): text += ">"
    case (.html, _), (_, false): text += ">\(escaped(words))</\(name)>"
    case (_, true): text += "/>"
    }
    end(name)
  }

  /// Writes an element without attributes that contains a text.
  package mutating func element(_ name: String, _ words: String) { element(name, [], words) }

  /// Writes a text.
  package mutating func words(_ words: String) { text += escaped(words) }

  /// Writes markup as it is.
  package mutating func raw(_ markup: String) { text += markup }

  /// Writes a file of markup as it is.
  package mutating func raw(_ file: some Sequence<UInt8>) {
    text += String(decoding: Array(file), as: UTF8.self)
  }

  // MARK: - Tags

  private mutating func start(_ name: String, _ attributes: [Attribute]) {
    if layout == .xml { indent() }
    text += "<\(name)"
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      text += " \(attribute.name)=\"\(escaped(value, isAttribute: true))\""
    }
  }

  private mutating func end(_ name: String) {
    let isLine =
      switch layout {
      case .html: Self.blocks.contains(name)
      case .xml: true
      case .svg: parents.last.map { $0 == "svg" } ?? true
      }
    if isLine { text += "\n" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: parents.count) }

  /// Elements of HTML after which a line ends.
  private static let blocks: Set<String> = [
    "caption", "details", "h1", "h2", "h3", "main", "p", "pre", "section", "style", "summary",
    "table", "tbody", "thead", "title", "tr",
  ]

  /// Elements of HTML that have no closing tag.
  private static let voids: Set<String> = ["img"]

  // MARK: - Escapes

  private func escaped(_ words: String, isAttribute: Bool = false) -> String {
    guard words.utf8.contains(where: Self.mayNeedEscape) else { return words }
    var safe = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"" where isAttribute || quotes.contains(scalar): safe += "&quot;"
      case "'" where quotes.contains(scalar): safe += "&#39;"
      // XML readers replace these characters by spaces unless they are written as numbers.
      case "\r" where layout == .xml: safe += "&#13;"
      case "\n" where layout == .xml && isAttribute: safe += "&#10;"
      case "\t" where layout == .xml && isAttribute: safe += "&#9;"
      case "\n", "\t": safe.unicodeScalars.append(scalar)
      default: safe.unicodeScalars.append(scalar.isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return safe
  }

  /// Whether a UTF-8 byte may belong to a character that must be escaped.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xEF...: true
    default: [UInt8(ascii: "&"), 0x3C, 0x3E, 0x22, 0x27].contains(byte)
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML has no way to write the character.
  fileprivate var isForbidden: Bool { value < 0x20 || value == 0x7F || value & 0xFFFE == 0xFFFE }
}
