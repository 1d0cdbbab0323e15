import AppModel
import PredicateFormat

/// A value that changes while an app runs and that guards and expressions can read.
enum RangedKey: Hashable {
  /// A key of a screen's context.
  case own(screen: String, key: String)
  /// A key of the context that all screens share.
  case shared(String)
  /// The path of a screen's active state.
  case state(screen: String)
}

/// The keys that a guard or an expression of a screen reads.
struct KeyReads {
  /// The keys in the order of the text, without duplicates; nil if it also reads something else.
  let keys: [RangedKey]?

  /// Finds the keys that a predicate reads.
  init(_ node: PredicateNode, on screen: ScreenDefinition?, of app: AppDefinition) {
    var finder = KeyPathFinder()
    finder.visit(node)
    self.init(finder, screen, app)
  }

  /// Finds the keys that an expression reads.
  init(_ node: ExpressionNode, on screen: ScreenDefinition?, of app: AppDefinition) {
    var finder = KeyPathFinder()
    finder.visit(node)
    self.init(finder, screen, app)
  }

  private init(_ finder: KeyPathFinder, _ screen: ScreenDefinition?, _ app: AppDefinition) {
    var found: [RangedKey] = []
    for path in finder.paths {
      guard let key = Self.key(path, on: screen, of: app) else {
        keys = nil
        return
      }
      if !found.contains(key) { found.append(key) }
    }
    keys = finder.readsSubject ? nil : found
  }

  /// The key that a path begins with; nil if its values are not known.
  static func key(
    _ path: [String], on screen: ScreenDefinition?, of app: AppDefinition
  ) -> RangedKey? {
    guard let first = path.first else { return nil }
    if let screen, screen.context[first] != nil { return .own(screen: screen.name, key: first) }
    if first == "app", path.count > 1, app.context[path[1]] != nil { return .shared(path[1]) }
    if first == "state", path.count == 1, let screen { return .state(screen: screen.name) }
    return nil
  }

  /// The object to evaluate expressions with if the keys have these values.
  static func subject(_ keys: [RangedKey], _ values: [FormatValue]) -> FormatValue {
    var members: [String: FormatValue] = [:]
    var shared: [String: FormatValue] = [:]
    for (key, value) in zip(keys, values) {
      switch key {
      case .own(_, let name): members[name] = value
      case .shared(let name): shared[name] = value
      case .state: members["state"] = value
      }
    }
    if !shared.isEmpty { members["app"] = .record(shared) }
    return .record(members)
  }
}

/// All combinations of one value from each list.
struct ValueChoices: Sequence, IteratorProtocol {
  private let lists: [[FormatValue]]
  private var places: [Int]
  private var isDone: Bool

  /// Makes the combinations; nil if there are more than the limit.
  init?(_ lists: [[FormatValue]], limit: Int) {
    var count = 1
    for list in lists {
      count *= list.count
      guard count <= limit else { return nil }
    }
    self.lists = lists
    places = lists.map { _ in 0 }
    isDone = count == 0
  }

  mutating func next() -> [FormatValue]? {
    guard !isDone else { return nil }
    let choice = zip(lists, places).map { $0[$1] }
    var turn = 0
    while turn < places.count {
      places[turn] += 1
      if places[turn] < lists[turn].count { return choice }
      places[turn] = 0
      turn += 1
    }
    isDone = true
    return choice
  }
}
