/// Literal indices into `descendants(matching:)` and `children(matching:)` of the app, as Xcode's
/// recorder writes them: `app.children(matching: .other).element(boundBy: 2)`.
///
/// The first of all windows is fine, and so is an index among the matches of a query.
enum TreeRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    context.chains.compactMap { chain in
      guard isApp(chain), let (index, place) = index(in: chain, context.tokens) else { return nil }
      return context.finding(
        .tree, at: place, "number \(index) of the tree below the app",
        "give the element an identifier, and ask for that")
    }
  }

  private static func isApp(_ chain: CallChain) -> Bool {
    let names = chain.names.prefix(2)
    return ["app", "XCUIApplication"].contains(names.first) || names == ["self", "app"]
  }

  /// The first literal index right after a query of the tree.
  private static func index(
    in chain: CallChain, _ tokens: SwiftTokens
  ) -> (words: String, token: Int)? {
    var isTree = false
    var name = ""
    for link in chain.links {
      switch link {
      case .member(let word, _): name = word
      case .call(let range):
        switch name {
        case "descendants", "children":
          isTree = !["window", "keyboard", "alert"].contains(tokens.text(range.upperBound - 1))
        case "element" where tokens.text(range.lowerBound) == "boundBy" && isTree:
          let place = range.lowerBound + 2
          return isNumber(place, range, tokens) ? (tokens.text(place), place) : nil
        default: isTree = false
        }
      case .element(let range):
        if isTree, isNumber(range.lowerBound, range, tokens) {
          return (tokens.text(range.lowerBound), range.lowerBound)
        }
        isTree = false
      }
    }
    return nil
  }

  private static func isNumber(_ place: Int, _ range: Range<Int>, _ tokens: SwiftTokens) -> Bool {
    range.upperBound == place + 1 && tokens.code.indices.contains(place)
      && tokens.code[place].kind == .number
  }
}
