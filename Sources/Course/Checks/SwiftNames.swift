/// The names in a Swift source, without those in comments and literals.
struct SwiftNames {
  /// A name and where it stands.
  struct Name: Equatable {
    let text: String
    /// From 1.
    let line: Int
    /// Its place among all characters of the code.
    let offset: Int
  }

  /// All names, in order.
  private(set) var names: [Name] = []
  private var braces: [(offset: Int, isOpening: Bool)] = []

  /// Reads a source, whatever it holds.
  init(_ source: String) {
    let characters = Array(source)
    var (index, line) = (0, 1)
    while index < characters.count {
      let end = Self.endOfSilence(characters, from: index)
      if end > index {
        line += characters[index..<end].count(where: \.isNewline)
        index = end
        continue
      }
      let character = characters[index]
      if character.isNewline { line += 1 }
      if character == "{" || character == "}" { braces.append((index, character == "{")) }
      guard Self.isOfName(character) else {
        index += 1
        continue
      }
      let after = characters[index...].firstIndex { !Self.isOfName($0) } ?? characters.count
      names.append(Name(text: String(characters[index..<after]), line: line, offset: index))
      index = after
    }
  }

  /// The bodies of classes whose names begin so, as ranges of offsets.
  func ranges(ofClassesNamed start: String) -> [Range<Int>] {
    zip(names, names.dropFirst()).compactMap { word, name in
      guard word.text == "class", name.text.hasPrefix(start) else { return nil }
      return body(after: name.offset)
    }
  }

  private func body(after offset: Int) -> Range<Int>? {
    let following = braces.filter { $0.offset > offset }
    var depth = 0
    for brace in following {
      depth += brace.isOpening ? 1 : -1
      if depth <= 0 { return following[0].offset..<brace.offset }
    }
    return nil
  }

  /// Where a comment or literal that begins here ends; here itself where none does.
  private static func endOfSilence(_ text: [Character], from start: Int) -> Int {
    if starts(text, at: start, with: "//") {
      return text[start...].firstIndex(where: \.isNewline) ?? text.count
    }
    if starts(text, at: start, with: "/*") { return end(of: "*/", in: text, after: start + 2) }
    if starts(text, at: start, with: "\"\"\"") {
      return end(of: "\"\"\"", in: text, after: start + 3)
    }
    guard text[start] == "\"" else { return start }
    var index = start + 1
    while index < text.count, text[index] != "\"", !text[index].isNewline {
      index += text[index] == "\\" ? 2 : 1
    }
    return min(index + 1, text.count)
  }

  private static func end(of mark: String, in text: [Character], after start: Int) -> Int {
    var index = start
    while index < text.count {
      if starts(text, at: index, with: mark) { return index + mark.count }
      index += 1
    }
    return text.count
  }

  private static func starts(_ text: [Character], at index: Int, with mark: String) -> Bool {
    text[index...].starts(with: mark)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
