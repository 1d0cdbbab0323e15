/// The two values of an assertion that compares them, read from its message.
struct Comparison: Equatable {
  /// The value that was found, and the one that could replace it, the likelier first.
  let wishes: [(found: String, wanted: String)]

  static func == (left: Comparison, right: Comparison) -> Bool {
    left.wishes.elementsEqual(right.wishes) { $0 == $1 }
  }

  private static let relations = [
    " is not equal to ", " is not greater than or equal to ", " is not greater than ",
    " is not less than or equal to ", " is not less than ", " is equal to ",
  ]

  /// Reads a message such as `XCTAssertEqual failed: ("a") is not equal to ("b")`.
  init?(_ message: String) {
    guard let relation = Self.relations.first(where: { message.contains($0) }) else { return nil }
    let halves = message.split(separator: relation, maxSplits: 1)
    guard halves.count == 2, let open = halves[0].firstRange(of: "(\""),
      let close = halves[1].ranges(of: "\")").last
    else { return nil }
    let left = Self.plain(halves[0][open.upperBound...].dropLast(2))
    let right = Self.plain(halves[1][..<close.lowerBound].dropFirst(2))
    wishes = Self.wishes(left, relation, right)
  }

  private static func wishes(
    _ left: String, _ relation: String, _ right: String
  ) -> [(found: String, wanted: String)] {
    let (less, more) = (Int(right), Int(left))
    switch relation {
    case " is not equal to ": return [(left, right), (right, left)]
    case " is equal to ": return [(left, Self.next(left)), (right, Self.next(right))]
    case " is not greater than or equal to ", " is not less than or equal to ":
      return [(left, right), (right, left)]
    case " is not greater than ":
      return [(left, less.map { "\($0 + 1)" }), (right, more.map { "\($0 - 1)" })]
        .compactMap { found, wanted in wanted.map { (found, $0) } }
    default:
      return [(left, less.map { "\($0 - 1)" }), (right, more.map { "\($0 + 1)" })]
        .compactMap { found, wanted in wanted.map { (found, $0) } }
    }
  }

  /// A value other than the forbidden one.
  private static func next(_ text: String) -> String {
    Int(text).map { "\($0 + 1)" } ?? text + " 2"
  }

  /// A value without what Swift puts around optional ones.
  private static func plain(_ text: Substring) -> String {
    guard text.hasPrefix("Optional("), text.hasSuffix(")") else {
      return text == "nil" ? "" : String(text)
    }
    let inner = text.dropFirst(9).dropLast()
    guard inner.hasPrefix("\""), inner.hasSuffix("\""), inner.count > 1 else {
      return String(inner)
    }
    return String(inner.dropFirst().dropLast())
  }
}

/// Texts as lists of words.
enum Words {
  /// The texts in which one of the words is another one; each has one change.
  ///
  /// If it is no word between spaces, it may be between other signs.
  static func replacing(_ word: String, with other: String, in text: String) -> [String] {
    guard !word.isEmpty else { return [] }
    let places = text.ranges(of: word)
    let words = places.filter { place in
      (place.lowerBound == text.startIndex || text[..<place.lowerBound].last == " ")
        && (place.upperBound == text.endIndex || text[place.upperBound] == " ")
    }
    return (words.isEmpty ? places : words).map {
      String(text[..<$0.lowerBound] + other + text[$0.upperBound...])
    }
  }
}
