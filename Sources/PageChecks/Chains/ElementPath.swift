/// What of a chain looks for elements: types, keys and places, one step after the other.
struct ElementPath: Equatable {
  /// One step of a search.
  struct Step: Equatable {
    /// The query's property, such as `cells`.
    let property: String
    /// The text that the element is asked for by.
    var key: String?
    /// Where the key stands.
    var keyToken: Int?
    /// The place that it is asked for by.
    var index: Int?
    /// Where the place stands.
    var indexToken: Int?
  }

  /// The steps; empty where the chain looks for nothing.
  private(set) var steps: [Step] = []
  /// Whether the search begins at the app, so that it says all of the way.
  private(set) var isWhole: Bool

  /// The paths that end with a step that asks for a place.
  var indexed: [ElementPath] {
    steps.indices.filter { steps[$0].index != nil }.map { end in
      var path = self
      path.steps = Array(steps[...end])
      return path
    }
  }

  /// The key of the last step.
  var key: String? { steps.last?.key }

  /// Reads a chain.
  init(_ chain: CallChain, _ tokens: SwiftTokens) {
    let names = chain.names
    isWhole =
      ["app", "XCUIApplication"].contains(names.first ?? "")
      || names.first == "self" && names.dropFirst().first == "app"
    for (place, link) in chain.links.enumerated() {
      switch link {
      case .member(let name, _):
        guard let property = QueryProperties.property(name) else { continue }
        // A first name is a query only where it is a table of the kit.
        guard place > 0 || Self.isTable(chain) else { continue }
        steps.append(Step(property: property))
      case .element(let range): take(range, tokens)
      case .call(let range):
        guard case .member(let name, _)? = chain.links[..<place].last else { continue }
        take(call: name, range, tokens)
      }
    }
  }

  /// The path that begins where another one ends.
  func following(_ before: ElementPath) -> ElementPath {
    var path = self
    path.steps = before.steps + steps
    path.isWhole = before.isWhole
    return path
  }

  private static func isTable(_ chain: CallChain) -> Bool {
    guard chain.links.count > 1, case .element = chain.links[1] else { return false }
    return true
  }

  /// What stands between square brackets: a key or a place.
  private mutating func take(_ range: Range<Int>, _ tokens: SwiftTokens) {
    guard range.count == 1, let last = steps.indices.last else { return }
    let token = tokens.code[range.lowerBound]
    if case .string(let words?) = token.kind {
      guard steps[last].key == nil else { return }
      steps[last].key = words
      steps[last].keyToken = range.lowerBound
    } else if token.kind == .number {
      note(range.lowerBound, tokens)
    }
  }

  private mutating func take(call name: String, _ range: Range<Int>, _ tokens: SwiftTokens) {
    guard let last = steps.indices.last else { return }
    switch (name, range.count) {
    case ("element", 3) where tokens.text(range.lowerBound) == "boundBy":
      guard tokens.code[range.lowerBound + 2].kind == .number else { return }
      note(range.lowerBound + 2, tokens)
    case ("matching", 3) where tokens.text(range.lowerBound) == "identifier":
      guard case .string(let words?) = tokens.code[range.lowerBound + 2].kind else { return }
      steps[last].key = words
      steps[last].keyToken = range.lowerBound + 2
    default: break
    }
  }

  private mutating func note(_ token: Int, _ tokens: SwiftTokens) {
    guard let last = steps.indices.last, steps[last].index == nil else { return }
    steps[last].index = Int(tokens.text(token))
    steps[last].indexToken = token
  }
}
