/// A text with an expression, cut at the names that its paths begin with, such as `item` in
/// `item.id`, or `app.cart` in `app.cart.total`.
struct PathStarts {
  private var parts: [(text: String, isName: Bool)] = []

  /// Reads a text; what is in quotes has no names.
  init(_ text: String) {
    if !read(text, withQuotes: true) { _ = read(text, withQuotes: false) }
  }

  /// The names.
  var names: Set<String> { Set(parts.filter(\.isName).map(\.text)) }

  /// The text with other names.
  func replacing(_ new: (String) -> String?) -> String {
    parts.map { $0.isName ? new($0.text) ?? $0.text : $0.text }.joined()
  }

  /// Returns false if a quote does not end, as an apostrophe in a sentence.
  private mutating func read(_ text: String, withQuotes: Bool) -> Bool {
    parts = []
    var rest = text[...]
    var before: Character = " "
    while let first = rest.first {
      let part: Substring
      if withQuotes, first == "'" || first == "\"" {
        guard let quoted = Self.quoted(rest) else { return false }
        part = quoted
      } else if first.isLetter || first == "_" {
        part = Self.name(rest)
      } else {
        part = rest.prefix(1)
      }
      let isName = (first.isLetter || first == "_") && !".$@".contains(before) && !before.isNumber
      parts.append((String(part), isName))
      before = part.last ?? " "
      rest = rest.dropFirst(part.count)
    }
    return true
  }

  /// The name at the start of a text; keys that all screens share are named after `app`.
  private static func name(_ text: Substring) -> Substring {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    let word = text.prefix(while: isPart)
    let rest = text[word.endIndex...]
    guard word == "app", rest.first == ".", let next = rest.dropFirst().first,
      next.isLetter || next == "_"
    else { return word }
    return text[..<rest.dropFirst().prefix(while: isPart).endIndex]
  }

  /// The quoted part at the start of a text; nil if it does not end.
  private static func quoted(_ text: Substring) -> Substring? {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if !isEscaped, text[index] == text.first { return text[...index] }
      isEscaped = !isEscaped && text[index] == "\\"
    }
    return nil
  }
}
