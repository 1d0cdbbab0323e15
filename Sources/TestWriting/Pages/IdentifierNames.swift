import AccessibilityTree

/// The identifiers of one screen as Swift constants, shared by the app and the page objects.
package struct IdentifierNames: Sendable, Equatable {
  /// The common part before the underscore, if every identifier has two parts.
  let main: String?
  /// The name of the enum.
  let typeName: String
  /// The identifiers in the order of the screen, each once, with its name.
  let entries: [(name: String, text: String)]
  private let screen: String

  package static func == (left: Self, right: Self) -> Bool {
    left.main == right.main && left.typeName == right.typeName && left.screen == right.screen
      && left.entries.elementsEqual(right.entries, by: ==)
  }

  /// Names the identifiers of a screen.
  init(_ identifiers: [String], screen: String, stem: String) {
    var told: Set<String> = []
    let texts = identifiers.filter { told.insert($0).inserted }
    self.screen = screen
    main = Self.main(of: texts)
    typeName = stem + (main == nil ? "Identifiers" : "AIP")
    let short = main.map { main in texts.map { String($0.dropFirst(main.count + 1)) } }
    let names = SwiftName.unique(short.map { $0.map(SwiftName.member) } ?? Self.names(of: texts))
    entries = Array(zip(names, texts))
  }

  /// How a page spells an identifier.
  func swift(_ text: String) -> String {
    guard let name = entries.first(where: { $0.text == text })?.name else {
      return SwiftLiteral.string(text)
    }
    return main == nil ? "\(typeName).\(name)" : "\(typeName).elementIdentifier(for: .\(name))"
  }

  /// The enum; empty for a screen without identifiers.
  var source: String {
    guard !entries.isEmpty else { return "" }
    let intro = "/// Identifiers of the screen \(screen).\nenum \(typeName) {\n"
    guard let main else {
      return intro
        + entries.map { "  static let \($0.name) = \(SwiftLiteral.string($0.text))\n" }.joined()
        + "}\n"
    }
    let cases = entries.map { name, text in
      let raw = String(text.dropFirst(main.count + 1))
      return "    case \(name)" + (name == raw ? "" : " = \(SwiftLiteral.string(raw))") + "\n"
    }
    return intro + """
        static let mainIdentifier = \(SwiftLiteral.string(main))

        enum Element: String {
      \(cases.joined())  }

        static func elementIdentifier(for element: Element) -> String {
          "\\(mainIdentifier)_\\(element.rawValue)"
        }
      }

      """
  }

  /// The part before the underscore, if it is the same for all.
  private static func main(of texts: [String]) -> String? {
    guard let first = texts.first, let cut = first.firstIndex(of: "_"), cut > first.startIndex
    else { return nil }
    let main = String(first[...cut])
    let areAlike = texts.allSatisfy { text in
      text.hasPrefix(main) && text.count > main.count
        && text.dropFirst(main.count).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return areAlike ? String(main.dropLast()) : nil
  }

  /// The last words of each identifier, as many as make it unique.
  private static func names(of texts: [String]) -> [String] {
    let parts = texts.map { $0.split { !($0.isLetter || $0.isNumber) }.map(String.init) }
    return parts.indices.map { index in
      let own = parts[index]
      for count in 1...max(1, own.count) {
        let words = own.suffix(count)
        let isOnly = !parts.indices.contains { $0 != index && parts[$0].suffix(count) == words }
        let isPlain = count == 1 && plainWords.contains(words.last?.lowercased() ?? "")
        if isOnly, !isPlain || own.count == 1 {
          return SwiftName.member(words.joined(separator: " "))
        }
      }
      return SwiftName.member(texts[index])
    }
  }

  /// Words that only repeat the type of an element.
  private static let plainWords: Set<String> = [
    "button", "cell", "field", "image", "item", "label", "list", "row", "switch", "table", "text",
    "title", "view",
  ]
}
