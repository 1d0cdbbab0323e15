/// Assertions inside page objects, except in functions whose purpose is to assert.
///
/// Such a function has a name like `thenIShouldSee` or `checkTitle`, or passes on the location of
/// its caller, as waits do that return a page.
enum AssertionRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let tokens = context.tokens
    return tokens.code.indices.compactMap { place in
      guard let name = assertion(at: place, tokens),
        let type = context.outline.typeName(at: place), context.roles.role(of: type) == .page
      else { return nil }
      let function = context.outline.function(at: place)
      if let function, isAsserting(function) { return nil }
      let owner = function.map { "\(type).\($0.name)" } ?? type
      return context.finding(
        .assertion, at: place, "\(name) in the page object's \(owner)",
        "return what was found, or the next page, and assert in the test; or give the function a "
          + "name such as check… or thenIShouldSee…, with file and line of its caller")
    }
  }

  private static func assertion(at place: Int, _ tokens: SwiftTokens) -> String? {
    guard tokens.isWord(place), tokens.text(place - 1) != "." else { return nil }
    let word = tokens.text(place)
    if ["#expect", "#require"].contains(word) { return word }
    let isAssertion =
      word.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap", "XCTExpectFailure"].contains(word)
    return isAssertion && tokens.text(place + 1) == "(" ? word : nil
  }

  private static let assertingStarts = [
    "assert", "check", "confirm", "ensure", "expect", "prove", "should", "then", "validate",
    "verify",
  ]

  private static func isAsserting(_ function: SourceOutline.Function) -> Bool {
    let labels = Set(function.labels)
    if labels.contains("line") || labels.contains("sourceLocation") { return true }
    return assertingStarts.contains { start in
      guard function.name.hasPrefix(start) else { return false }
      return function.name.dropFirst(start.count).first.map { !$0.isLowercase } ?? true
    }
  }
}
