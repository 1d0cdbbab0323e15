package import PredicateFormat

/// The names that can begin a key path in an expression.
struct ExpressionScope {
  /// Names available to every expression besides its screen's context.
  fileprivate static let usualRoots = [
    "app", "defaults", "environment", "arguments", "event", "state", "device", "keychain", "files",
  ]
  /// Names of the values that an app may fix at launch, such as its account.
  static let launchRoots = ["account", "toggles", "toggleInfo", "experiments"]
  /// Names available besides the context, including those that the app declares.
  let roots: [String]
  /// The known keys below each root, and what those keys are called; a root that is missing here
  /// accepts any key.
  let declared: [String: (kind: String, keys: Set<String>)]

  /// The keys of the screen's own context.
  let contextKeys: Set<String>
  /// The keys of the context that all screens share.
  let appKeys: Set<String>
  /// The names of the items of the lists around the place.
  var items: [String] = []
  /// The items that are known from the values of the context, by the names of the items.
  private var knownItems: [String: [FormatValue]] = [:]
  /// The known values of the screen's own context, and of the context that all screens share: the
  /// initial ones, and those that the screen's loaders bring.
  private let values: (own: [String: [FormatValue]], shared: [String: [FormatValue]])
  /// The keys of the data that gestures pass with the event that is handled at the place.
  var passedKeys: Set<String> = []
  /// The data of that event as far as it is known: the values of each key, or a null in place of
  /// those that are not known.
  var passed: [String: [FormatValue]] = [:]
  /// Whether nothing passes further keys with that event.
  var passesOnlyKnown = false
  /// Whether the place is inside sections, so that expressions can read `section` and `row`.
  var isInSections = false

  /// The scope of the conditions that choose an account: only environment and arguments.
  static let ofLaunch = ExpressionScope(roots: ["environment", "arguments"])

  private init(roots: [String]) {
    contextKeys = []
    appKeys = []
    declared = [:]
    values = ([:], [:])
    self.roots = roots
  }

  init(app: AppDefinition, screen: ScreenDefinition?) {
    let declared = app.declaredKeys
    self.declared = declared
    roots = Self.usualRoots + Self.launchRoots.filter { declared[$0] != nil }
    contextKeys = Set(screen?.context.keys.map { $0 } ?? [])
    appKeys = Set(app.context.keys)
    let brought = screen?.brought(by: app.loaders) ?? [:]
    values = (
      (screen?.context ?? [:]).mapValues { [$0] }.merging(brought) { $0 + $1 },
      app.context.mapValues { [$0] }
    )
  }

  /// The scope inside an element that is made once for each item of a list.
  func adding(item: String, of list: String) -> ExpressionScope {
    var scope = self
    scope.items.append(item)
    scope.knownItems[item] = known(list)
    return scope
  }

  /// The scope inside an element.
  func inside(_ element: ElementDefinition) -> ExpressionScope {
    element.forEach.map { adding(item: element.itemName, of: $0) } ?? self
  }

  /// The scope inside a section.
  func inside(_ section: SectionDefinition) -> ExpressionScope {
    var scope = self
    scope.isInSections = true
    return section.forEach.map { scope.adding(item: section.itemName, of: $0) } ?? scope
  }

  /// What is known of the item or the data of the event that a key path begins with, and the keys
  /// of the path that follow.
  func known(below path: [String]) -> (values: [FormatValue], keys: ArraySlice<String>) {
    if let items = knownItems[path[0]] { return (items, path.dropFirst()) }
    guard path[0] == "event", path.count > 1 else { return ([], []) }
    return (passed[path[1]] ?? [], path.dropFirst(2))
  }

  /// The known items of a list that an expression names.
  private func known(_ list: String) -> [FormatValue] { values(of: list).flatMap(\.items) }

  /// The known items of the list at a key path.
  func items(at path: [String]) -> [FormatValue] { values(at: path).flatMap(\.items) }

  /// The known values of an expression; none if it is more than a key path.
  func values(of expression: String) -> [FormatValue] {
    guard let expression = try? FormatExpression(expression),
      case .keyPath(let path) = expression.root
    else { return [] }
    return values(at: path.keys)
  }

  private func values(at path: [String]) -> [FormatValue] {
    guard let first = path.first else { return [] }
    var keys = path.dropFirst()
    var found: [FormatValue]
    if let items = knownItems[first] {
      found = items
    } else if first == "app", !contextKeys.contains(first), let second = keys.popFirst() {
      found = values.shared[second] ?? []
    } else {
      found = values.own[first] ?? []
    }
    for key in keys { found = found.compactMap { $0.member(key) } }
    return found
  }

  private var places: [String] { isInSections ? ["section", "row"] : [] }

  func contains(_ name: String) -> Bool {
    contextKeys.contains(name) || items.contains(name) || roots.contains(name)
      || name == "index" && !items.isEmpty || places.contains(name)
  }

  /// All names, for a search of the nearest one.
  var names: [String] { AppCheck.sorted(contextKeys) + items + places + roots }

  /// Whether a name belongs to something that is fixed at launch and does not change until the end.
  func isFixed(_ root: String) -> Bool {
    root != "keychain" && declared[root] != nil && !contextKeys.contains(root)
  }
}

extension AppCheck {
  /// The names that have a meaning in expressions of every app.
  package static let expressionRoots: Set<String> = Set(
    ExpressionScope.usualRoots + ExpressionScope.launchRoots + ["item", "index", "section", "row"])
}

extension ScreenDefinition {
  /// What loaders without a request bring to the keys of the screen's context.
  fileprivate func brought(by loaders: [LoaderDefinition]) -> [String: [FormatValue]] {
    var values: [String: [FormatValue]] = [:]
    for invocation in allStates.flatMap(\.state.invoke) {
      guard let loader = loaders.first(where: { $0.name == invocation.source }),
        loader.request == nil
      else { continue }
      for case .assign(let key, let text) in invocation.onDone.flatMap(\.actions) {
        guard context[key] != nil, let expression = try? FormatExpression(text),
          case .keyPath(let path) = expression.root, path.keys.starts(with: ["event", "data"])
        else { continue }
        let value = path.keys.dropFirst(2).reduce(loader.result) { $0?.member($1) }
        values[key, default: []] += value.map { [$0] } ?? []
      }
    }
    return values
  }
}

extension FormatValue {
  /// The value of a record's key.
  func member(_ key: String) -> FormatValue? {
    guard case .record(let members) = self else { return nil }
    return members[key]
  }

  fileprivate var items: [FormatValue] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  /// The keys of some records together; nil if there are none, or something else is among them.
  static func keys(of records: [FormatValue]) -> Set<String>? {
    var keys: Set<String> = []
    for value in records {
      guard case .record(let members) = value else { return nil }
      keys.formUnion(members.keys)
    }
    return records.isEmpty ? nil : keys
  }
}

extension AppDefinition {
  /// The keys that can follow each root for which the app declares keys.
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
  // Visit the root of a parsed predicate or expression, then read what was found.

  /// Starts without any key path.
  package init() {
  }
  /// The keys of each path, in the order of the expression.
  package private(set) var paths: [[String]] = []
  /// Whether the expression reads the whole value it is evaluated with.
  package private(set) var readsSubject = false
  /// Whether it calls `now()`.
  package private(set) var readsClock = false
  /// The variables to which no part of the expression gives a value, in its order.
  package private(set) var freeVariables: [String] = []
  /// The reads of list items in subqueries: the keys of the list's path, and those of each item's.
  package private(set) var itemReads: [(list: [String], keys: [String])] = []
  /// The selectors with arguments that `FUNCTION` calls.
  package private(set) var selectors: [String] = []
  private var variables: Set<String> = []
  /// The lists that the variables of the enclosing subqueries iterate over.
  private var lists: [String: [String]] = [:]

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
    case .constant: break
    case .variable(let name):
      if !variables.contains(name), !freeVariables.contains(name) { freeVariables.append(name) }
    case .evaluatedObject: readsSubject = true
    case .keyPath(let path), .path(.evaluatedObject, let path): paths.append(path.keys)
    case .path(let operand, let path):
      if case .variable(let name) = operand, let list = lists[name] {
        itemReads.append((list, path.keys))
      }
      visit(operand)
    case .unary(_, let operand), .cast(let operand, _): visit(operand)
    case .assignment(let name, let operand):
      visit(operand)
      variables.insert(name)
    case .element(let operand, let index):
      visit(operand)
      guard case .at(let place) = index else { break }
      visit(place)
      // `toggles['cash-back']` reads a key as `toggles.cashback` does, for names that need quotes.
      guard case .keyPath(let path) = operand, case .constant(.string(let key)) = place else {
        break
      }
      paths.append(path.keys + [key])
    case .aggregate(let parts): for part in parts { visit(part) }
    case .function(let name, let parts):
      if name == .now { readsClock = true }
      for part in parts { visit(part) }
    case .arithmetic(_, let left, let right), .set(_, let left, let right):
      visit(left)
      visit(right)
    case .message(let target, let selector, let arguments):
      if !arguments.isEmpty { selectors.append(selector) }
      for part in [target] + arguments { visit(part) }
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .subquery(let list, let name, let condition):
      visit(list)
      let isNew = variables.insert(name).inserted
      let outer = lists[name]
      if case .keyPath(let path) = list { lists[name] = path.keys } else { lists[name] = nil }
      visit(condition)
      lists[name] = outer
      if isNew { variables.remove(name) }
    }
  }
}
