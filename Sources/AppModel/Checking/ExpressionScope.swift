package import PredicateFormat

/// The names that an expression may begin a key path with.
struct ExpressionScope {
  /// Names that every expression sees beside its screen's context.
  private static let usualRoots = [
    "app", "defaults", "environment", "arguments", "event", "state", "device", "keychain", "files",
  ]
  /// Names of what the launch of an app that declares it settles.
  static let launchRoots = ["account", "toggles", "toggleInfo", "experiments"]
  /// Names that expressions see beside the context, those of what the app declares too.
  let roots: [String]
  /// The keys below a root that the app declares, and what they are called; a root that is not here
  /// takes any.
  let declared: [String: (kind: String, keys: Set<String>)]

  /// The keys of the screen's own context.
  let contextKeys: Set<String>
  /// The keys of the context that all screens share.
  let appKeys: Set<String>
  /// The items of the lists around the place.
  var items: [String] = []
  /// Whether there are sections around the place, so that it has a `section` and a `row`.
  var isInSections = false

  /// What the launch itself is asked about.
  static let ofLaunch = ExpressionScope(roots: ["environment", "arguments"])

  private init(roots: [String]) {
    contextKeys = []
    appKeys = []
    declared = [:]
    self.roots = roots
  }

  init(app: AppDefinition, screen: ScreenDefinition?) {
    let declared = app.declaredKeys
    self.declared = declared
    roots = Self.usualRoots + Self.launchRoots.filter { declared[$0] != nil }
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
    contextKeys.contains(name) || items.contains(name) || roots.contains(name)
      || name == "index" && !items.isEmpty || places.contains(name)
  }

  /// All names, for the nearest one.
  var names: [String] { AppCheck.sorted(contextKeys) + items + places + roots }

  /// Whether a name is that of something that is settled at launch and holds until the end.
  func isFixed(_ root: String) -> Bool {
    root != "keychain" && declared[root] != nil && !contextKeys.contains(root)
  }
}

extension AppDefinition {
  /// What may follow each root whose keys the app declares.
  fileprivate var declaredKeys: [String: (kind: String, keys: Set<String>)] {
    var keys: [String: (kind: String, keys: Set<String>)] = [:]
    if !keychain.isEmpty { keys["keychain"] = ("keychain item", Set(keychain.keys)) }
    if let accounts {
      let values = accounts.accounts.flatMap { $0.values.keys }
      keys["account"] = ("value of the account", Set(values + [AccountDefinition.nameKey]))
    }
    if let toggles {
      keys["toggles"] = ("toggle", Set(toggles.names))
      keys["toggleInfo"] = ("toggle", Set(toggles.names))
    }
    if let experiments { keys["experiments"] = ("experiment", Set(experiments.values.keys)) }
    return keys
  }
}

/// Finds the key paths that an expression reads.
package struct KeyPathFinder {
  /// The keys of each path, in the order of the expression.

  /// Starts without any key path.
  package init() {
  }
  package private(set) var paths: [[String]] = []
  /// Whether it reads all that it is evaluated with, as one value.
  package private(set) var readsSubject = false

  package mutating func visit(_ node: PredicateNode) {
    switch node {
    case .constant, .block: break
    case .comparison(let comparison):
      visit(comparison.left)
      visit(comparison.right)
    case .compound(_, let parts): for part in parts { visit(part) }
    case .negation(let part): visit(part)
    }
  }

  package mutating func visit(_ node: ExpressionNode) {
    switch node {
    case .constant, .variable: break
    case .evaluatedObject: readsSubject = true
    case .keyPath(let path), .path(.evaluatedObject, let path): paths.append(path.keys)
    case .path(let operand, _), .unary(_, let operand), .cast(let operand, _),
      .assignment(_, let operand):
      visit(operand)
    case .element(let operand, let index):
      visit(operand)
      guard case .at(let place) = index else { break }
      visit(place)
      // `toggles['cash-back']` reads what `toggles.cashback` does of another name.
      guard case .keyPath(let path) = operand, case .constant(.string(let key)) = place else {
        break
      }
      paths.append(path.keys + [key])
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
