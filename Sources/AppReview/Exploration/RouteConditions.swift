import AppCompiling
import AppModel
import AppRuntime
import PredicateFormat

/// The comparisons in the conditions of an app's screens that depend only on what the app keeps:
/// the keys of its screens and of the app, and its storage.
///
/// What is done on one screen may open a route of another: a first favourite shows the button that
/// leads to the favourites. Until that screen is shown, only these comparisons tell the two places
/// apart. A whole number such as that of `count > 2` is also replaced by those before it, since
/// equal steps may lead to it.
struct RouteConditions {
  /// Those that read nothing of their own screen.
  private var shared: [CompiledGuard] = []
  /// Those that also read keys of their screen, by the name of the screen.
  private var own: [String: [CompiledGuard]] = [:]

  /// The most comparisons of the whole app, and of each screen, that are told apart.
  static let limit = 64
  /// The most equal steps that lead to the number of a comparison.
  static let stepLimit = 12
  /// Where the app's own values are, as expressions name them.
  private static let kept: Set<String> = ["app", "defaults", "keychain", "files"]

  /// Finds the comparisons of an app; nil if it has none.
  init?(_ app: AppDefinition) {
    var known: Set<String> = []
    let parts = app.screens.flatMap { screen in
      let guards = ActionWalk(screen).choices.flatMap(\.transitions).compactMap(\.guard)
      let roots = (guards + screen.conditionsOfElements).compactMap {
        try? FormatPredicate($0).root
      }
      return roots.flatMap(\.comparisons).map { (screen, $0) }
    }
    for (screen, part) in parts { note(part, of: screen, &known) }
    for (screen, part) in parts {
      for step in Self.steps(to: part, on: screen, of: app) { note(step, of: screen, &known) }
    }
    if shared.isEmpty, own.isEmpty { return nil }
  }

  private mutating func note(
    _ part: PredicateNode, of screen: ScreenDefinition, _ known: inout Set<String>
  ) {
    var finder = KeyPathFinder()
    finder.visit(part)
    let roots = Set(finder.paths.compactMap(\.first))
    let predicate = FormatPredicate(root: part)
    guard !roots.isEmpty, !finder.readsSubject, !finder.readsClock,
      roots.allSatisfy({ Self.kept.contains($0) || screen.context[$0] != nil })
    else { return }
    if roots.isSubset(of: Self.kept) {
      guard shared.count < Self.limit, known.insert(predicate.format).inserted else { return }
      shared.append(CompiledGuard(predicate: predicate))
    } else {
      guard own[screen.name, default: []].count < Self.limit,
        known.insert(screen.name + ": " + predicate.format).inserted
      else { return }
      own[screen.name, default: []].append(CompiledGuard(predicate: predicate))
    }
  }

  /// The comparison with each whole number from the first value of its key to its own number.
  private static func steps(
    to part: PredicateNode, on screen: ScreenDefinition, of app: AppDefinition
  ) -> [PredicateNode] {
    guard case .comparison(let node) = part, case .constant(.integer(let last)) = node.right else {
      return []
    }
    var first: Int64 = 0
    if case .keyPath(let path) = node.left,
      case .integer(let value)? = app.firstValue(of: path.keys, on: screen)
    {
      first = value
    }
    let (distance, isHuge) = last.subtractingReportingOverflow(first)
    guard !isHuge, (1...stepLimit).contains(Int(clamping: distance.magnitude)) else { return [] }
    return stride(from: first, to: last, by: last < first ? -1 : 1).map { number in
      .comparison(
        ComparisonNode(
          node.left, node.comparison, .constant(.integer(number)), options: node.options,
          modifier: node.modifier))
    }
  }

  /// Which comparisons are true now, as a text.
  func held(in process: AppProcess?) -> String {
    guard let process, let front = process.frontScreen else { return "" }
    var held = process.words(of: shared, on: front)
    for id in process.openScreens.keys.sorted() {
      guard let screen = process.openScreens[id], let own = own[screen.name] else { continue }
      held += " " + process.words(of: own, on: screen)
    }
    return held
  }
}

extension AppDefinition {
  /// The first value of the key that a path names; nil for any other path.
  fileprivate func firstValue(of path: [String], on screen: ScreenDefinition) -> FormatValue? {
    switch KeyReads.key(path, on: screen, of: self) {
    case .own(_, let key) where path.count == 1: screen.context[key]
    case .shared(let key) where path.count == 2: context[key]
    default: nil
    }
  }
}

extension ScreenDefinition {
  /// The conditions under which its elements are shown and enabled, and cases of a choice apply.
  fileprivate var conditionsOfElements: [String] {
    allElements.flatMap { element in
      let hasContainer = element.hasContainer
      let sections = hasContainer ? element.container.sections.map(\.isHidden) : []
      let conditions = [element.isHidden, element.isEnabled] + sections
      let texts = conditions.compactMap { condition -> String? in
        if case .predicate(let text) = condition { text } else { nil }
      }
      let lists = element.forEach.map { ["\($0).@count > 0"] } ?? []
      return texts + lists + (hasContainer ? element.container.cases.compactMap(\.when) : [])
    }
  }
}

extension PredicateNode {
  /// The comparisons that it is made of, from left to right.
  fileprivate var comparisons: [PredicateNode] {
    switch self {
    case .constant, .block: []
    case .comparison: [self]
    case .compound(_, let parts): parts.flatMap(\.comparisons)
    case .negation(let part): part.comparisons
    }
  }
}
