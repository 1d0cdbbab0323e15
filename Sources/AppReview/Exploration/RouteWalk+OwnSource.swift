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
    let form = TreeForm(tree, isFilled: Set(fields.filter { !$0.text.isEmpty }.map(\.target.name)))
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
  private static let waitLimit = 50
}

/// The form of the elements in front.
private struct TreeForm {
  private let tree: ElementSnapshot
  /// The rows of the fields that have a text.
  private let isFilled: Set<String>

  init(_ tree: ElementSnapshot, isFilled: Set<String>) {
    self.tree = tree
    self.isFilled = isFilled
  }

  var text: String {
    let front = tree.front
    guard let first = front.first else { return "" }
    return inner(Array(tree.children(of: first)))
  }

  /// The forms of siblings; of several cells that only differ in words, one.
  private func inner(_ nodes: [Int]) -> String {
    let cells = Dictionary(grouping: nodes.filter { tree.type(of: $0) == .cell }) {
      form(of: $0, named: false)
    }
    var told: Set<String> = []
    return nodes.compactMap { node -> String? in
      guard tree.type(of: node) == .cell else { return form(of: node, named: true) }
      let plain = form(of: node, named: false)
      guard let alike = cells[plain], alike.count > 1 else { return form(of: node, named: true) }
      return told.insert(plain).inserted ? plain + "*" : nil
    }.joined(separator: ",")
  }

  private func form(of node: Int, named: Bool) -> String {
    let type = tree.type(of: node)
    guard type != .keyboard else { return "keyboard" }
    let flags = tree.flags(of: node)
    var text = "\(type.rawValue)"
    if !flags.contains(.isEnabled) { text += "x" }
    if flags.contains(.isSelected) { text += "s" }
    if type == .switch || type == .toggle { text += "=" + (tree.value(of: node) ?? "") }
    if isFilled.contains(tree.row(of: node, withFrame: false)) { text += "f" }
    if named, type != .navigationBar { text += name(of: node, type) }
    let children = Array(tree.children(of: node))
    guard !children.isEmpty else { return text }
    return text + "("
      + (named ? inner(children) : children.map { form(of: $0, named: false) }.joined()) + ")"
  }

  /// What tells an element from others of its type: its identifier, and the label of a control.
  private func name(of node: Int, _ type: ElementType) -> String {
    let identifier = tree.identifier(of: node)
    // The label of a back button is the title of another screen.
    let label = type == .button && identifier.isEmpty ? tree.label(of: node) : ""
    return (identifier + label).replacing(/[0-9]+/, with: "#")
  }
}
