import AppCompiling
import AppModel
import AppRuntime
import PredicateFormat

/// The comparisons in the conditions of an app's screens that depend only on what the app keeps:
/// the keys of its screens and of the app, and its storage.
///
/// What is done on one screen may open a route of another: a first favourite shows the button that
/// leads to the favourites. Until that screen is shown, only these comparisons tell the two places
/// apart.
struct RouteConditions {
  /// Those that read nothing of their own screen.
  private var shared: [CompiledGuard] = []
  /// Those that also read keys of their screen, by the name of the screen.
  private var own: [String: [CompiledGuard]] = [:]

  /// The most comparisons of the whole app, and of each screen, that are told apart.
  static let limit = 64
  /// Where the app's own values are, as expressions name them.
  private static let kept: Set<String> = ["app", "defaults", "keychain", "files"]

  /// Finds the comparisons of an app; nil if it has none.
  init?(_ app: AppDefinition) {
    var known: Set<String> = []
    for screen in app.screens {
      let guards = ActionWalk(screen).choices.flatMap(\.transitions).compactMap(\.guard)
      for text in guards + screen.conditionsOfElements {
        guard let root = try? FormatPredicate(text).root else { continue }
        for part in root.comparisons { note(part, of: screen, &known) }
      }
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
