import AccessibilityTree
import AppCompiling
import AppModel

/// A control that can be touched must do something.
enum ActionRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let model = element.model, element.view.isEnabled, isPressed(element.view.type) else {
      return []
    }
    let isIdle = model.gestures.isEmpty && model.definition.binding == nil
    return isIdle && !isInside(element) ? [.noAction] : []
  }

  /// Whether a touch is all that the type is for.
  private static func isPressed(_ type: ElementType) -> Bool {
    switch type {
    case .button, .link, .menuItem, .popUpButton, .menuButton, .toolbarButton, .radioButton: true
    default: false
    }
  }

  /// Whether an element around it answers, which a touch on it reaches too.
  private static func isInside(_ element: AuditedElement) -> Bool {
    let tree = element.view.snapshot
    return tree.ancestors(of: element.index).contains { tree.type(of: $0) == .cell }
  }
}
