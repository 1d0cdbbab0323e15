import PageChecks

/// The constants inside a type of an app that does not compile here: enums without code, and texts.
struct TypeConstants {
  /// The Swift source of a type that has nothing else.
  let source: String

  /// The keywords before the name of a type and its braces.
  private static let typeWords: Set<String> = ["class", "struct", "enum", "extension", "actor"]
  /// The keywords of code, which may need what is not here.
  private static let codeWords: Set<String> = ["func", "init", "subscript", "var"]

  /// Takes from the file of a type what sources use of it, such as `LoginView.Identifier.email`;
  /// nil if they use anything else of it.
  init?(_ name: String, in file: String, usedIn sources: [String]) {
    let used = Set(sources.flatMap { Self.members(of: name, usedIn: $0) })
    let found = Self.constants(of: name, in: file).filter { used.contains($0.name) }
    guard !used.isEmpty, used == Set(found.map(\.name)), used.count == found.count else {
      return nil
    }
    source = "enum \(name) {\n" + found.map { "  \($0.text)\n" }.joined() + "}\n"
  }

  /// The names after that of a type in a source; an empty one where the type is used by itself.
  private static func members(of type: String, usedIn source: String) -> [String] {
    let tokens = SwiftTokens(source)
    let words = tokens.code.map(tokens.words)
    return words.indices.compactMap { index in
      guard words[index] == type, tokens.code[index].kind == .word,
        index == 0 || words[index - 1] != "."
      else { return nil }
      guard index + 2 < words.count, words[index + 1] == "." else { return "" }
      return words[index + 2]
    }
  }

  /// The constants of a type in its file, and in extensions there, with their text.
  private static func constants(of type: String, in file: String) -> [(name: String, text: String)]
  {
    let tokens = SwiftTokens(file)
    let words = tokens.code.map(tokens.words)
    let bytes = Array(file.utf8)
    var found: [(name: String, text: String)] = []
    for head in words.indices.dropLast()
    where typeWords.contains(words[head]) && words[head + 1] == type {
      guard let body = words[head...].firstIndex(of: "{") else { continue }
      let end = tokens.end(ofBracketsAt: body)
      var place = body + 1
      while place < end {
        guard let last = constant(at: place, tokens, words), last < end else {
          place = words[place] == "{" ? max(tokens.end(ofBracketsAt: place), place + 1) : place + 1
          continue
        }
        let range = tokens.code[place].range.lowerBound..<tokens.code[last].range.upperBound
        let name = words[words[place] == "enum" ? place + 1 : place + 2]
        found.append((name, String(decoding: bytes[range], as: UTF8.self)))
        place = last + 1
      }
    }
    return found
  }

  /// The last token of the constants that begin with a token: an enum without code, or a text; nil
  /// if none do.
  private static func constant(
    at place: Int, _ tokens: SwiftTokens, _ words: [String]
  ) -> Int? {
    if words[place] == "enum", let body = words[place...].firstIndex(of: "{") {
      let end = tokens.end(ofBracketsAt: body)
      return words[body..<end].contains(where: codeWords.contains) ? nil : end - 1
    }
    guard words[place...].starts(with: ["static", "let"]) else { return nil }
    let rest = words[place...].dropFirst(3)
    let value = rest.starts(with: [":", "String"]) ? rest.dropFirst(2) : rest
    guard value.first == "=", value.count > 1,
      case .string(_?) = tokens.code[value.startIndex + 1].kind
    else { return nil }
    return value.startIndex + 1
  }
}
