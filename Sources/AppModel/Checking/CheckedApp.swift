/// An app being checked: its parts by name, and what has been found so far.
package final class CheckedApp {
  let app: AppDefinition
  let opaque: AppCheck.Opaque
  /// Whether the reader of the files has already reported empty names as faults.
  let isFromFiles: Bool
  /// Whether to report also parts that have no effect, although the app runs with them.
  let isStrict: Bool
  let screens: [String: ScreenDefinition]
  let loaders: [String: LoaderDefinition]
  let coordinators: [String: CoordinatorDefinition]
  /// The markers of the coordinators that start with a screen, by the screen's name.
  let markers: [String: [String]]
  /// The identifiers and labels of all tabs; nil if a label is known only at run time.
  let tabNames: Set<String>?
  /// How many more unanswered events are compared with the answered ones.
  var eventBudget = 500
  /// The values that predicates and expressions read, by the text of the predicate or expression.
  var reads: (predicates: [String: KeyPathFinder], expressions: [String: KeyPathFinder]) = (
    [:], [:]
  )
  /// The events that some screen handles; nil if a screen may handle any event.
  private(set) lazy var answeredAnywhere: Set<String>? = {
    guard opaque.screens.isEmpty, !app.screens.contains(where: { $0.swift != nil }) else {
      return nil
    }
    return app.screens.reduce(into: []) { $0.formUnion(ScreenCheck.answered(by: $1)) }
  }()
  /// The expression or predicate that is being checked.
  var expression: String?
  package private(set) var findings: [AppCheck.Finding] = []
  /// The keys of the string tables that are used: in all texts, and in the texts of each file.
  package var usedStrings: Set<String> = []
  package var usedStringsByFile: [String: Set<String>] = [:]

  init(_ app: AppDefinition, opaque: AppCheck.Opaque? = nil, isStrict: Bool = false) {
    self.app = app
    self.isStrict = isStrict
    self.opaque = opaque ?? AppCheck.Opaque()
    isFromFiles = opaque != nil
    screens = Dictionary(app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    loaders = Dictionary(app.loaders.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    coordinators = Dictionary(
      app.coordinators.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    markers = Dictionary(grouping: app.coordinators, by: \.root).mapValues {
      $0.compactMap(\.marker)
    }
    tabNames = Self.tabNames(of: app)
  }

  private static func tabNames(of app: AppDefinition) -> Set<String>? {
    var names: Set<String> = []
    for coordinator in app.coordinators {
      guard case .tabs(let tabs) = coordinator.container else { continue }
      for tab in tabs {
        guard case .literal(let label) = tab.label else { return nil }
        names.formUnion([tab.identifier, label])
      }
    }
    return names
  }

  func add(_ finding: AppCheck.Finding) {
    guard findings.count < DefinitionFaults.limit else { return }
    findings.append(finding)
  }
}
