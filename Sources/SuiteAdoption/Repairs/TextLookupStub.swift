import PageChecks

/// A string member that replaces one by which tests look up the app's texts, as in
/// `"login".localized()`: each text is its own key.
struct TextLookupStub {
  /// The Swift source of the member.
  let source: String

  /// The beginnings of words by which such members are recognized.
  private static let words = ["locali", "translat", "l10n", "i18n"]

  /// Makes the member from its uses in sources; nil if its name is not that of a look-up.
  init?(_ name: String, usedIn sources: [String]) {
    guard Self.words.contains(where: name.lowercased().contains) else { return nil }
    var shapes: Set<[String]> = []
    var isProperty = false
    for source in sources {
      let tokens = SwiftTokens(source)
      let words = tokens.code.map(tokens.words)
      for index in words.indices.dropFirst()
      where words[index] == name && words[index - 1] == "." {
        guard index + 1 < words.count, words[index + 1] == "(" else {
          isProperty = true
          continue
        }
        guard let labels = ConstantStub.labels(in: words[(index + 1)...]) else { return nil }
        shapes.insert(labels.labels)
      }
    }
    let functions = shapes.sorted { $0.lexicographicallyPrecedes($1) }.map { labels in
      "  func \(name)(\(ConstantStub.parameters(labels))) -> String { self }\n"
    }
    source =
      "// Replaces the app's texts: each is the name by which it is looked up.\n"
      + "extension String {\n"
      + (isProperty ? "  var \(name): String { self }\n" : "") + functions.joined() + "}\n"
  }
}
