/// The words of an expression and the text between them; joined they give the expression again.
struct ExpressionWords: Sequence {
  struct Word {
    let text: String
    /// Whether it may be the first name of a key path.
    let beginsPath: Bool
  }

  private let text: String

  init(_ text: String) { self.text = text }

  func makeIterator() -> IndexingIterator<[Word]> {
    var words: [Word] = []
    var rest = Substring(text)
    var before: Character?
    while let first = rest.first {
      let piece: Substring
      var beginsPath = false
      if first == "'" || first == "\"" {
        piece = Self.quoted(rest)
      } else if Self.isNameStart(first) {
        piece = rest.prefix(while: Self.isNamePart)
        let isCall = rest.dropFirst(piece.count).first { $0 != " " } == "("
        beginsPath = !isCall && before.map { !".$@#%".contains($0) } ?? true
      } else if first.isNumber {
        piece = rest.prefix { Self.isNamePart($0) || $0 == "." }
      } else {
        piece = rest.prefix(1)
      }
      words.append(Word(text: String(piece), beginsPath: beginsPath))
      before = piece.last
      rest = rest.dropFirst(piece.count)
    }
    return words.makeIterator()
  }

  /// A string in quotes, with its escapes.
  private static func quoted(_ text: Substring) -> Substring {
    let quote = text.first
    var isEscaped = false
    var end = text.index(after: text.startIndex)
    while end < text.endIndex {
      let character = text[end]
      end = text.index(after: end)
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        break
      }
    }
    return text[..<end]
  }

  private static func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    isNameStart(character) || character.isNumber
  }
}
