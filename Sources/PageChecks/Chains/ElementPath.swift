/// The part of a chain that queries elements: types, keys and indices, step by step.
struct ElementPath: Equatable {
  struct Step: Equatable {
    /// The query's property, such as `cells`.
    let property: String
    /// The key that the element is queried by.
    var key: String?
    var keyToken: Int?
    /// The index that it is queried by.
    var index: Int?
    var indexToken: Int?
    /// Whether the query selects only some elements of the type, such as matches of a predicate.
    var isNarrowed = false
  }

  /// The steps; empty if the chain queries nothing.
  private(set) var steps: [Step] = []
  /// Whether the query begins at the app, so that its path is complete.
  private(set) var isWhole: Bool

  var indexed: [ElementPath] {
    steps.indices.filter { steps[$0].index != nil }.map { end in
      var path = self
      path.steps = Array(steps[...end])
      return path
    }
  }

  init(_ chain: CallChain, _ tokens: SwiftTokens) {
    let names = chain.names
    isWhole =
      ["app", "XCUIApplication"].contains(names.first ?? "")
      || names.first == "self" && names.dropFirst().first == "app"
    for (place, link) in chain.links.enumerated() {
      switch link {
      case .member(let name, _):
        guard let property = QueryProperties.property(name) else { continue }
        // A first name is a query only if it is one of the kit's tables.
        guard place > 0 || Self.isTable(chain) else { continue }
        steps.append(Step(property: property))
      case .element(let range): take(range, tokens)
      case .call(let range):
        guard case .member(let name, _)? = chain.links[..<place].last else { continue }
        take(call: name, range, tokens)
      }
    }
  }

  /// The path that continues another one.
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

  /// The content of square brackets: a key or an index.
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
    if name == "matching" || name == "containing" { steps[last].isNarrowed = true }
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
