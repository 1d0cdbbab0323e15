/// Assertions that only run if their own element exists.
///
/// `if title.exists { XCTAssertTrue(title.exists) }` cannot fail. An assertion on something else
/// does not fail either if the element never appears, so it counts too where the function has no
/// assertion that always runs. A block with an `else` does not count, nor does a negated condition,
/// such as `if !title.exists`.
enum ConditionalRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let conditions = context.tokens.code.indices.compactMap { Condition(at: $0, context) }
    return conditions.compactMap { condition in
      let asserted = condition.block.filter { isAssertion($0, context.tokens) }
      guard let first = asserted.first else { return nil }
      if asserted.contains(where: { repeats(condition, at: $0, context) }) {
        return context.finding(
          .conditional, at: first, "The assertion cannot fail: it runs only if it is true",
          "assert without the condition: XCTAssertTrue(\(condition.words))")
      }
      guard hasNoOther(than: conditions, in: condition, context) else { return nil }
      return context.finding(
        .conditional, at: first,
        "The assertion runs only if \(condition.words), and nothing fails otherwise",
        "assert the condition first, or fail in an else")
    }
  }

  /// An `if` without an `else`, or a `guard` that only returns, on whether an element exists.
  private struct Condition {
    /// The element and the look, without spaces: `app.buttons["a"].exists`.
    let words: String
    /// The tokens that run only if it holds.
    let block: Range<Int>
    let function: Int?

    init?(at place: Int, _ context: RuleContext) {
      let tokens = context.tokens
      let isGuard = tokens.text(place) == "guard"
      guard isGuard || tokens.text(place) == "if", tokens.isWord(place),
        tokens.text(place - 1) != ".",
        let chain = CallChain(tokens, at: place + 1), ConditionalRule.isLook(chain)
      else { return nil }
      function = context.outline.functionOf[place]
      words = ConditionalRule.words(of: place + 1..<chain.end, tokens)
      if isGuard {
        guard tokens.text(chain.end) == "else", tokens.text(chain.end + 1) == "{" else {
          return nil
        }
        let end = tokens.end(ofBracketsAt: chain.end + 1)
        guard tokens.text(chain.end + 2) == "return", end == chain.end + 4 else { return nil }
        let last = context.outline.function(at: place)?.body.upperBound ?? end
        block = end..<max(end, last)
      } else {
        guard tokens.text(chain.end) == "{" else { return nil }
        let end = tokens.end(ofBracketsAt: chain.end)
        guard tokens.text(end) != "else" else { return nil }
        block = chain.end..<end
      }
    }
  }

  /// Whether a chain checks that an element exists.
  private static func isLook(_ chain: CallChain) -> Bool {
    if let call = chain.lastCall { return call.name == "waitForExistence" }
    guard case .member(let name, _)? = chain.links.last, chain.links.count > 1 else { return false }
    return name == "exists" || name == "isHittable"
  }

  private static func isAssertion(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    guard tokens.isWord(place), tokens.text(place - 1) != "." else { return false }
    let word = tokens.text(place)
    return ["#expect", "#require"].contains(word)
      || word.hasPrefix("XCTAssert") && tokens.text(place + 1) == "("
  }

  /// Whether an assertion follows from the condition: it checks that the same element exists.
  private static func repeats(_ condition: Condition, at place: Int, _ context: RuleContext) -> Bool
  {
    let tokens = context.tokens
    let name = tokens.text(place)
    guard ["XCTAssert", "XCTAssertTrue", "#expect", "#require"].contains(name),
      let chain = CallChain(tokens, at: place + 2), isLook(chain),
      [")", ","].contains(tokens.text(chain.end))
    else { return false }
    return element(words(of: place + 2..<chain.end, tokens)) == element(condition.words)
  }

  /// A look without its last name: the element.
  private static func element(_ words: String) -> Substring {
    let name = words.hasSuffix(")") ? words.prefix(upTo: callStart(words)) : words[...]
    return name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }

  /// Where the last call of a look begins; waits have no brackets in their arguments.
  private static func callStart(_ words: String) -> String.Index {
    words.lastIndex(of: "(") ?? words.endIndex
  }

  /// Whether a function asserts only behind such conditions.
  private static func hasNoOther(
    than conditions: [Condition], in condition: Condition, _ context: RuleContext
  ) -> Bool {
    guard let function = condition.function else { return false }
    return !context.tokens.code.indices.contains { place in
      context.outline.functionOf[place] == function && isAssertion(place, context.tokens)
        && !conditions.contains { $0.block.contains(place) }
    }
  }

  private static func words(of range: Range<Int>, _ tokens: SwiftTokens) -> String {
    range.map { tokens.text($0) }.joined()
  }
}
