import LocatedJSON

/// The names of items in the expressions of transitions that stand at a gesture.
struct ItemNames {
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  private static let expressionKeys: Set<String> = ["guard", "bind"]
  private static let expressionObjects: Set<String> = [
    "assign", "store", "storeInKeychain", "writeFile", "with",
  ]

  /// The transitions, whose expressions read the items from the event; adds the names they use.
  func carried(_ node: JSONNode, _ used: inout Set<String>) -> JSONNode {
    guard !names.isEmpty else { return node }
    return rewritten(node, isExpression: false, &used)
  }

  private func rewritten(
    _ node: JSONNode, isExpression: Bool, _ used: inout Set<String>
  ) -> JSONNode {
    switch node.kind {
    case .string(let text) where isExpression:
      return JSONNode(.string(prefixed(text, &used)), offset: node.offset)
    case .array(let nodes):
      var made: [JSONNode] = []
      for part in nodes { made.append(rewritten(part, isExpression: false, &used)) }
      return JSONNode(.array(made), offset: node.offset)
    case .object(var members):
      for (index, member) in members.enumerated() {
        let isExpression = Self.expressionKeys.contains(member.key)
        members[index].value =
          Self.expressionObjects.contains(member.key)
          ? expressions(member.value, &used)
          : rewritten(member.value, isExpression: isExpression, &used)
      }
      return JSONNode(.object(members), offset: node.offset)
    default: return node
    }
  }

  private func expressions(_ node: JSONNode, _ used: inout Set<String>) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    for (index, member) in members.enumerated() {
      members[index].value = rewritten(member.value, isExpression: true, &used)
    }
    return JSONNode(.object(members), offset: node.offset)
  }

  /// The expression with `event.` before each item that begins a key path.
  private func prefixed(_ expression: String, _ used: inout Set<String>) -> String {
    var made = ""
    for word in ExpressionWords(expression) {
      if word.beginsPath, names.contains(word.text) {
        used.insert(word.text)
        made += "event."
      }
      made += word.text
    }
    return made
  }
}

/// The words of an expression and what is between them, which give its text when joined.
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
