import AccessibilityTree
import AppBuilding
import AppCompiling
import AppModel
import AppRuntime
import AppSession
import PredicateFormat

extension RouteWalk {
  /// Whether the screen in front is an app of SwiftUI source.
  var isInOwnSource: Bool { process?.frontScreen?.screen.definition.isOwnSource ?? false }

  /// The form of what an app of SwiftUI source shows: its named elements and their possible input.
  ///
  /// Such an app has no states or guards, only elements. The form leaves out values, words that are
  /// not touched, digits, and which items a list has; it keeps whether a field is empty or a switch
  /// is on.
  package var shownForm: String {
    guard let tree = snapshot?.tree else { return "" }
    let filled = Set(fields.filter { !$0.text.isEmpty }.map(\.target.name))
    let form = TreeForm(tree) { filled.contains(tree.row(of: $0, withFrame: false)) }
    guard case .list(let stacks)? = process?.frontScreen?.context[StateDefinition.stacksKey] else {
      return form.text
    }
    return stacks.map(\.words).joined(separator: " | ") + " " + form.text
  }

  /// Whether a wait goes on after some events: in an app of SwiftUI source it goes on until
  /// something else is shown, since tasks have invisible steps.
  package func waitsOn(from form: String, events: Int) -> Bool {
    events < Self.waitLimit && crash == nil && isInOwnSource && session.nextEvent != nil
      && shownForm == form
  }

  /// The most events of one wait.
  package static let waitLimit = 50
}
