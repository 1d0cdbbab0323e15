/// Loops that swipe until something exists, and would never end without it.
///
/// A loop has a limit if its condition compares numbers, or if its block counts or leaves the loop.
enum SwipesRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let tokens = context.tokens
    return tokens.code.indices.compactMap { place in
      guard let (condition, block) = loop(at: place, tokens),
        let swipe = block.first(where: { isSwipe($0, tokens) }),
        !condition.contains(where: { compares($0, tokens) }),
        !block.contains(where: { isLimit($0, tokens) })
      else { return nil }
      return context.finding(
        .swipes, at: swipe, "The loop around \(tokens.text(swipe)) has no limit",
        "count the swipes, as in for _ in 0..<10 where !element.isHittable, and assert afterwards "
          + "that the element is there; or ask a collection of the kit for scrolledCell")
    }
  }

  /// The condition and the block of a loop that begins at a token.
  private static func loop(
    at place: Int, _ tokens: SwiftTokens
  ) -> (condition: Range<Int>, block: Range<Int>)? {
    guard tokens.isWord(place), tokens.text(place - 1) != "." else { return nil }
    switch tokens.text(place) {
    case "while":
      guard let start = blockStart(after: place, tokens) else { return nil }
      return (place + 1..<start, start..<max(start, tokens.end(ofBracketsAt: start)))
    case "repeat" where tokens.text(place + 1) == "{":
      let end = tokens.end(ofBracketsAt: place + 1)
      guard tokens.text(end) == "while" else { return nil }
      var last = end + 1
      while last < tokens.code.count, !tokens.code[last].startsLine { last += 1 }
      return (end..<last, place + 1..<end)
    default: return nil
    }
  }

  /// The brace that opens the block of a `while`; nil for the `while` that ends a `repeat`.
  private static func blockStart(after place: Int, _ tokens: SwiftTokens) -> Int? {
    var next = place + 1
    while tokens.code.indices.contains(next) {
      switch tokens.text(next) {
      case "{": return next
      case "(", "[": next = tokens.end(ofBracketsAt: next)
      case "}", ";": return nil
      default:
        if tokens.code[next].startsLine, isStatement(next, tokens) { return nil }
        next += 1
      }
    }
    return nil
  }

  /// Whether a line is not a continuation of a condition.
  private static func isStatement(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    tokens.isWord(place) && ![",", "&", "|", "!"].contains(tokens.text(place - 1))
  }

  private static func isSwipe(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    tokens.isWord(place) && tokens.text(place).hasPrefix("swipe")
      && tokens.text(place - 1) == "." && tokens.text(place + 1) == "("
  }

  private static func compares(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    tokens.code[place].kind == .sign && ["<", ">"].contains(tokens.text(place))
  }

  private static func isLimit(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    if tokens.isWord(place) {
      return ["break", "return", "throw", "XCTFail"].contains(tokens.text(place))
    }
    return ["+", "-"].contains(tokens.text(place)) && tokens.text(place + 1) == "="
  }
}
