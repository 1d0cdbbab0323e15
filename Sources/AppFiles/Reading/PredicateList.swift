import LocatedJSON

/// The parts of a predicate, each in parentheses and joined by the same word; files write them as a
/// list.
struct PredicateList {
  private static let all = " AND "
  private static let any = " OR "

  private let text: String
  private var parts: [Substring] = []
  private var words: Set<String> = []

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    while let end = Self.end(of: rest) {
      parts.append(rest.dropFirst()[..<end])
      rest = rest[end...].dropFirst()
      guard let word = [Self.all, Self.any].first(where: rest.hasPrefix) else { break }
      words.insert(word)
      rest = rest.dropFirst(word.count)
    }
    if !rest.isEmpty || words.count > 1 { parts = [] }
  }

  /// The predicate as files write it: a text if it is not a list.
  var node: JSONNode {
    guard parts.count > 1 else { return .text(text) }
    let list = JSONNode(.array(parts.map { PredicateList(String($0)).node }))
    return words.contains(Self.any) ? JSONNode(.object([JSONMember("any", list)])) : list
  }

  // MARK: - Reading

  static func read(_ cursor: JSONCursor) -> String? {
    switch cursor.node.kind {
    case .array: return joined(cursor.list(), by: all, cursor)
    case .object(let members):
      guard members.count == 1, members[0].key == "any" else {
        cursor.fault("expected an object with only the key \"any\"")
        return nil
      }
      let parts = cursor.entries("a predicate")?.first?.value
      return parts.flatMap { joined($0.list("a list of predicates"), by: any, $0) }
    default: return cursor.name("a predicate in a string")
    }
  }

  private static func joined(
    _ parts: [JSONCursor]?, by word: String, _ cursor: JSONCursor
  ) -> String? {
    guard let parts else { return nil }
    guard !parts.isEmpty else {
      cursor.fault("expected predicates, found an empty list")
      return nil
    }
    let texts = parts.map(read)
    guard !texts.contains(nil) else { return nil }
    return texts.compactMap { $0.map { "(\($0))" } }.joined(separator: word)
  }

  // MARK: - Writing

  /// The end of the parenthesis that a text begins with; nil if it does not begin with one.
  private static func end(of text: Substring) -> String.Index? {
    guard text.first == "(" else { return nil }
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let letter = text[index]
      if isEscaped { isEscaped = false; continue }
      if letter == "\\" { isEscaped = true; continue }
      if let open = quote {
        if letter == open { quote = nil }
        continue
      }
      switch letter {
      case "'", "\"": quote = letter
      case "(": depth += 1
      case ")": depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
