import PredicateFormat

/// The names that an expression may begin a key path with.
struct ExpressionScope {
  /// Names that every expression sees beside its screen's context.
  static let roots = [
    "app", "defaults", "environment", "arguments", "event", "state", "device",
  ]

  /// The keys of the screen's own context.
  let contextKeys: Set<String>
  /// The keys of the context that all screens share.
  let appKeys: Set<String>
  /// The items of the lists around the place.
  var items: [String] = []
  /// Whether there are sections around the place, so that it has a `section` and a `row`.
  var isInSections = false

  init(app: AppDefinition, screen: ScreenDefinition?) {
    contextKeys = Set(screen?.context.keys.map { $0 } ?? [])
    appKeys = Set(app.context.keys)
  }

  /// The scope inside an element that is made once for each item.
  func adding(item: String) -> ExpressionScope {
    var scope = self
    scope.items.append(item)
    return scope
  }

  /// The scope inside a section.
  var inSections: ExpressionScope {
    var scope = self
    scope.isInSections = true
    return scope
  }

  private var places: [String] { isInSections ? ["section", "row"] : [] }

  func contains(_ name: String) -> Bool {
    contextKeys.contains(name) || items.contains(name) || Self.roots.contains(name)
      || name == "index" && !items.isEmpty || places.contains(name)
  }

  /// All names, for the nearest one.
  var names: [String] { AppCheck.sorted(contextKeys) + items + places + Self.roots }
}

/// Finds the key paths that an expression reads.
struct KeyPathFinder {
  /// The keys of each path, in the order of the expression.
  private(set) var paths: [[String]] = []

  mutating func visit(_ node: PredicateNode) {
    switch node {
    case .constant, .block: break
    case .comparison(let comparison):
      visit(comparison.left)
      visit(comparison.right)
    case .compound(_, let parts): for part in parts { visit(part) }
    case .negation(let part): visit(part)
    }
  }

  mutating func visit(_ node: ExpressionNode) {
    switch node {
    case .constant, .evaluatedObject, .variable: break
    case .keyPath(let path), .path(.evaluatedObject, let path): paths.append(path.keys)
    case .path(let operand, _), .unary(_, let operand), .cast(let operand, _),
      .assignment(_, let operand):
      visit(operand)
    case .element(let operand, let index):
      visit(operand)
      if case .at(let place) = index { visit(place) }
    case .aggregate(let parts), .function(_, let parts): for part in parts { visit(part) }
    case .arithmetic(_, let left, let right), .set(_, let left, let right):
      visit(left)
      visit(right)
    case .message(let target, _, let arguments): for part in [target] + arguments { visit(part) }
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .subquery(let list, _, let condition):
      visit(list)
      visit(condition)
    }
  }
}
