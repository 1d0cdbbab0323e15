import AppModel
import PredicateFormat

/// The launches that the first screen of a coordinator asks for, by the guards of its transitions:
/// `environment.NAME == 'value'`, `environment.NAME IN {'value', 'other'}`, and
/// `arguments CONTAINS 'value'`.
///
/// A drafted app chooses its first screen by the name of the test in this way. Without these
/// launches an exploration sees only the screens of one of the tests.
struct LaunchConditions {
  /// The variables of the environment with the values that a guard wants, by their names.
  private(set) var environment: [String: String] = [:]
  /// The arguments that a guard wants.
  private(set) var arguments: [String] = []

  /// The most launches of an app that are found.
  static let launchLimit = 200

  /// Reads a guard; nil if anything but the launch decides whether it is true.
  init?(_ condition: String) {
    guard let node = try? FormatPredicate(condition).root else { return nil }
    var parts = [node]
    while let part = parts.popLast() {
      switch part {
      case .compound(.and, let all): parts += all.reversed()
      case .comparison(let comparison): guard note(comparison) else { return nil }
      default: return nil
      }
    }
  }

  /// What the first screen of each coordinator asks for, each once, with the coordinator's name.
  static func all(of app: AppDefinition) -> [(coordinator: String, launch: LaunchConditions)] {
    var known: Set<String> = []
    let found = app.coordinators.flatMap { coordinator in
      app.screens.filter { $0.name == coordinator.root }.flatMap { screen in
        ActionWalk(screen).choices.flatMap(\.transitions).compactMap { transition in
          transition.guard.flatMap { LaunchConditions($0) }.map { (coordinator.name, $0) }
        }
      }
    }
    let new = found.filter { known.insert($0.0 + "\n" + $0.1.words).inserted }
    return Array(new.prefix(launchLimit))
  }

  /// The conditions in words: `TEST = CartTests/testAdd, argument --empty`.
  var words: String {
    let values = environment.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return (values + arguments.map { "argument \($0)" }).joined(separator: ", ")
  }

  private mutating func note(_ comparison: ComparisonNode) -> Bool {
    guard comparison.modifier == .direct, case .keyPath(let path) = comparison.left else {
      return false
    }
    switch (path.keys.first, path.keys.count, comparison.comparison, comparison.right) {
    case ("environment", 2, .equal, .constant(.string(let value))):
      environment[path.keys[1]] = value
    case ("environment", 2, .isIn, .constant(.list(let values))):
      // Every value of the list leads to the same screen.
      guard case .string(let value)? = values.first else { return false }
      environment[path.keys[1]] = value
    case ("arguments", 1, .contains, .constant(.string(let value))):
      arguments.append(value)
    default: return false
    }
    return true
  }
}
