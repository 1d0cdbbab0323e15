import AccessibilityTree
import AppCompiling
import AppModel
import LocatedJSON
import PredicateFormat

/// Finds views that always repeat their elements too often, so that the app crashes.
///
/// Only lists whose lengths are known before a run count: constants, and keys whose values are.
struct RepeatReview {
  /// The findings, in the order of screens and places.
  private(set) var drafts: [RouteFinding.Draft] = []
  private let ranges: ContextRanges?

  /// Reads the repeated elements of an app.
  init(_ app: AppDefinition) {
    let screens = app.screens.filter { screen in
      screen.allElements.contains { $0.forEach != nil }
    }
    // Following all assignments takes time, so it is done only if something is repeated.
    ranges = screens.isEmpty ? nil : ContextRanges(app)
    for screen in screens {
      for (elements, path) in screen.views {
        for (index, element) in elements.enumerated() {
          review(element, of: screen, at: path.index(index))
        }
      }
    }
  }

  private mutating func review(
    _ element: ElementDefinition, of screen: ScreenDefinition, at path: DefinitionPath
  ) {
    let count = repeats(of: element, on: screen, depth: 1)
    guard count > RepeatCount.limit else { return }
    drafts.append(
      RouteFinding.Draft(
        kind: .repeatsTooOften, file: screen.file, path: path,
        message: "the \(element.type.name) repeats elements at least \(count) times; the limit "
          + "is \(RepeatCount.limit)",
        advice: "show fewer items, or repeat fewer elements inside of others"))
  }

  /// How often an element and those inside it are repeated at least.
  private func repeats(
    of element: ElementDefinition, on screen: ScreenDefinition, depth: Int
  ) -> Int {
    // A collection view makes only the cells that are visible.
    guard element.isHidden == .literal(false), element.type != .collectionView,
      depth <= ScreenDefinition.nestingLimit
    else { return 0 }
    var inner = element.children.reduce(0) {
      Self.sum($0, repeats(of: $1, on: screen, depth: depth + 1))
    }
    for section in element.hasContainer ? element.container.sections : []
    where section.isHidden == .literal(false) {
      let rows = section.rows.reduce(0) {
        Self.sum($0, repeats(of: $1, on: screen, depth: depth + 1))
      }
      inner = Self.sum(
        inner, Self.product(section.forEach.map { length(of: $0, screen) } ?? 1, rows))
    }
    guard let list = element.forEach else { return inner }
    return Self.product(length(of: list, screen), Self.sum(1, inner))
  }

  /// The least length of a list; 0 if it is not known.
  private func length(of list: String, _ screen: ScreenDefinition) -> Int {
    switch (try? FormatExpression(list))?.root {
    case .constant(.list(let items)): return items.count
    case .aggregate(let items): return items.count
    case .keyPath(let path):
      guard let ranges, path.keys.count == (path.keys.first == "app" ? 2 : 1),
        let key = KeyReads.key(path.keys, on: screen, of: ranges.app),
        case .values(let values) = ranges.range(of: key)
      else { return 0 }
      return values.map { if case .list(let items) = $0 { items.count } else { 0 } }.min() ?? 0
    default: return 0
    }
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isHuge) = first.addingReportingOverflow(second)
    return isHuge ? .max : sum
  }

  private static func product(_ first: Int, _ second: Int) -> Int {
    let (product, isHuge) = first.multipliedReportingOverflow(by: second)
    return isHuge ? .max : product
  }
}
