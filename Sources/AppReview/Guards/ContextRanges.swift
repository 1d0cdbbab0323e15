import AccessibilityTree
import AppModel
import PredicateFormat

/// The values that the keys in the contexts of an app's screens may have.
///
/// They are found by following all assignments until no new values appear.
struct ContextRanges {
  /// A place where a key gets a value.
  private struct Assignment {
    let key: RangedKey
    let expression: FormatExpression
    /// The screen whose context the expression reads.
    let screen: ScreenDefinition?
  }

  let app: AppDefinition
  private var ranges: [RangedKey: ValueRange] = [:]
  private var assignments: [Assignment] = []

  /// The most rounds through the assignments; after them the assigned keys may have any value.
  static let roundLimit = 80
  /// The most combinations of values to try for one expression.
  static let choiceLimit = 1_024

  /// Reads an app.
  init(_ app: AppDefinition) {
    self.app = app
    // What Swift code assigns and passes to screens is not known before a run.
    if app.hasSwiftScreens { return }
    for (key, value) in app.context { ranges[.shared(key)] = .values([value]) }
    for screen in app.screens { readStart(of: screen) }
    readEntrances()
    for screen in app.screens { read(screen) }
    for action in app.commands.flatMap(\.actions) { readCommand(action) }
    settle()
  }

  /// The values that a key may have.
  func range(of key: RangedKey) -> ValueRange { ranges[key] ?? .any }

  /// The values of each key; nil if a key may have too many.
  func values(of keys: [RangedKey]) -> [[FormatValue]]? {
    var lists: [[FormatValue]] = []
    for key in keys {
      guard case .values(let values)? = ranges[key] else { return nil }
      lists.append(values)
    }
    return lists
  }

  // MARK: - Where values come from

  private mutating func readStart(of screen: ScreenDefinition) {
    for (key, value) in screen.context {
      join(.own(screen: screen.name, key: key), .values([value]))
    }
    let paths = [FormatValue.string("")] + screen.allStates.map { .string($0.path) }
    ranges[.state(screen: screen.name)] =
      paths.count <= Self.choiceLimit ? .values(paths) : .texts
  }

  private mutating func readEntrances() {
    for case .present(let shown) in app.onStart.map(\.kind) {
      readAny(shown.with, into: shown.screen)
    }
    for coordinator in app.coordinators {
      var roots = [coordinator.root]
      if case .tabs(let tabs) = coordinator.container { roots = tabs.map(\.root) }
      for root in roots { read(coordinator.with, into: root, from: nil) }
    }
    for link in app.deepLinks {
      for name in link.parameters ?? [] {
        for screen in link.push { join(.own(screen: screen, key: name), .texts) }
      }
    }
  }

  private mutating func read(_ screen: ScreenDefinition) {
    for (action, _) in ActionWalk(screen).actions {
      switch action {
      case .assign(let key, let text): add(place(of: key, on: screen), text, screen)
      case .draw(let key, let below): join(place(of: key, on: screen), .draws(below: below))
      case .push(let target, let with): read(with, into: target, from: screen)
      case .present(let shown): read(shown.with, into: shown.screen, from: screen)
      case .alert(let alert): readBindings(of: alert.fields, on: screen, depth: 1)
      default: continue
      }
    }
    readBindings(of: [screen.root] + screen.everywhere, on: screen, depth: 1)
    for (state, _, _) in screen.allStates { readBindings(of: state.view, on: screen, depth: 1) }
  }

  /// A test may send a command to any screen that is in front.
  private mutating func readCommand(_ action: ActionDefinition) {
    switch action {
    case .assign(let key, _), .draw(let key, _):
      for screen in app.screens where key.hasPrefix("app.") || screen.context[key] != nil {
        join(place(of: key, on: screen), .any)
      }
    case .push(let target, let with): readAny(with, into: target)
    case .present(let shown): readAny(shown.with, into: shown.screen)
    default: return
    }
  }

  private mutating func readAny(_ with: [String: String], into target: String) {
    for key in with.keys { join(.own(screen: target, key: key), .any) }
  }

  private func place(of key: String, on screen: ScreenDefinition) -> RangedKey {
    key.hasPrefix("app.")
      ? .shared(String(key.dropFirst(4))) : .own(screen: screen.name, key: key)
  }

  private mutating func read(
    _ with: [String: String], into target: String, from screen: ScreenDefinition?
  ) {
    for (key, text) in with.sorted(by: { $0.key < $1.key }) {
      add(.own(screen: target, key: key), text, screen)
    }
  }

  private mutating func add(_ key: RangedKey, _ text: String, _ screen: ScreenDefinition?) {
    guard let expression = try? FormatExpression(text) else {
      join(key, .any)
      return
    }
    assignments.append(Assignment(key: key, expression: expression, screen: screen))
  }

  /// Text fields hold texts, switches hold Booleans, and other controls may hold anything.
  private mutating func readBindings(
    of elements: [ElementDefinition], on screen: ScreenDefinition, depth: Int
  ) {
    guard depth <= 2 * ScreenDefinition.nestingLimit else { return }
    for element in elements {
      if let key = element.binding {
        join(.own(screen: screen.name, key: key), element.boundRange)
      }
      readBindings(of: element.inner, on: screen, depth: depth + 1)
    }
  }

  // MARK: - Following assignments

  /// Adds values that a key may have; returns true if some of them are new.
  @discardableResult
  private mutating func join(_ key: RangedKey, _ range: ValueRange) -> Bool {
    let known = ranges[key]
    let joined = known.map { $0.joined(with: range) } ?? range
    guard joined != known else { return false }
    ranges[key] = joined
    return true
  }

  private mutating func settle() {
    for _ in 0..<Self.roundLimit {
      var isSettled = true
      for assignment in assignments where join(assignment.key, range(of: assignment)) {
        isSettled = false
      }
      if isSettled { return }
    }
    for assignment in assignments { ranges[assignment.key] = .any }
  }

  /// This is a separate call so that its copy of the ranges is released before they change.
  ///
  /// A change then needs no copy.
  private func range(of assignment: Assignment) -> ValueRange {
    GuardLogic(ranges: self, screen: assignment.screen).range(of: assignment.expression.root)
  }
}

extension ValueRange {
  /// The random whole numbers from 0 up to a bound.
  fileprivate static func draws(below bound: Int) -> ValueRange {
    bound <= valueLimit
      ? .values((0..<Int64(max(1, bound))).map(FormatValue.integer))
      : .numbers(0...Double(bound - 1))
  }
}

extension ElementDefinition {
  /// The values that a person may give to the key that the element is bound to.
  fileprivate var boundRange: ValueRange {
    switch type {
    case .switch, .toggle: .values([.bool(true), .bool(false)])
    case _ where type.takesText: .texts
    default: .any
    }
  }
}
