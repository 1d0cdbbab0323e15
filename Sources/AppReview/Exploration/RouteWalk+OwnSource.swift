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

  /// The form of what an app of SwiftUI source shows: elements with names and what they allow.
  ///
  /// Where a model has states and guards, such an app has only its elements. Left out are values,
  /// words that are not touched, digits, and which items a list has; whether a field is empty and a
  /// switch is on is not.
  package var shownForm: String {
    guard let tree = snapshot?.tree else { return "" }
    let filled = Set(fields.filter { !$0.text.isEmpty }.map(\.target.name))
    let form = TreeForm(tree) { filled.contains(tree.row(of: $0, withFrame: false)) }
    guard case .list(let stacks)? = process?.frontScreen?.context[StateDefinition.stacksKey] else {
      return form.text
    }
    return stacks.map(\.words).joined(separator: " | ") + " " + form.text
  }

  /// Whether a wait goes on after some events: one of an app of SwiftUI source ends when something
  /// else is shown, since its tasks have steps that nobody sees.
  package func waitsOn(from form: String, events: Int) -> Bool {
    events < Self.waitLimit && crash == nil && isInOwnSource && session.nextEvent != nil
      && shownForm == form
  }

  /// The most events of one wait.
  package static let waitLimit = 50
}
