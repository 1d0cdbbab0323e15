/// Waits for an expectation that nothing can fulfil, which only let time pass.
///
/// The expectation is made in the call that waits for it, or it is a constant of the function that
/// only the wait uses.
enum WaitRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    context.chains.compactMap { chain in
      guard let call = chain.lastCall, ["wait", "fulfillment"].contains(call.name),
        case .call(let range)? = chain.links.last, waitsForNothing(range, context)
      else { return nil }
      return context.finding(
        .wait, at: call.token, "Nothing can fulfil the expectation, so the wait always times out",
        "wait for the expected change: waitForExistence(timeout:) or a predicate")
    }
  }

  private static func waitsForNothing(_ range: Range<Int>, _ context: RuleContext) -> Bool {
    let tokens = context.tokens
    let start = range.lowerBound
    guard tokens.text(start + 2) == "[", ["for", "of"].contains(tokens.text(start)) else {
      return false
    }
    if let end = made(at: start + 3, tokens) { return tokens.text(end) == "]" }
    guard tokens.text(start + 4) == "]", tokens.isWord(start + 3) else { return false }
    return isUnused(start + 3, context)
  }

  /// The token after an expectation that waits for a call of `fulfill()`; nil for anything else.
  private static func made(at place: Int, _ tokens: SwiftTokens) -> Int? {
    let isOfTest = tokens.text(place) == "self" && tokens.text(place + 1) == "."
    let maker = isOfTest ? place + 2 : place
    let isPlain =
      tokens.text(maker) == "XCTestExpectation"
      || tokens.text(maker) == "expectation" && tokens.text(maker + 2) == "description"
    guard isPlain, tokens.text(maker + 1) == "(" else { return nil }
    return tokens.end(ofBracketsAt: maker + 1)
  }

  /// Whether a name is a constant that is made in the function and that only the wait uses.
  private static func isUnused(_ name: Int, _ context: RuleContext) -> Bool {
    let tokens = context.tokens
    guard let function = context.outline.function(at: name) else { return false }
    var isMade = false
    for place in function.body where place != name && tokens.text(place) == tokens.text(name) {
      if tokens.text(place - 1) == "let", tokens.text(place + 1) == "=",
        made(at: place + 2, tokens) != nil
      {
        isMade = true
      } else if tokens.text(place + 1) != "." || tokens.text(place + 2) != "isInverted" {
        return false
      }
    }
    return isMade
  }
}
