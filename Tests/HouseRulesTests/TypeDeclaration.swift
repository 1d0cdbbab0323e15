/// The line that opens a type or an extension of one.
struct TypeDeclaration {
  /// The keyword, such as `struct` or `extension`.
  let keyword: Substring
  /// The type's name; an extension may name a nested type, as `Outer.Inner`.
  let name: String
  /// Whether it is outside all other types.
  let isTopLevel: Bool

  /// Reads a line of code; `nil` for a line that opens no type.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard
      let place = words.firstIndex(where: { !Self.isModifier($0) }), place + 1 < words.count,
      Self.keywords.contains(words[place]),
      let first = words[place + 1].first, first.isUppercase
    else { return nil }
    keyword = words[place]
    name = String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    isTopLevel = !line.hasPrefix(" ")
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]

  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private",
    "public",
  ]

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
  }
}
