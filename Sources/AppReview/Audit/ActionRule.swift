import AccessibilityTree
import AppCompiling
import AppModel

/// A control that people can touch must do something.
enum ActionRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let model = element.model, element.view.isEnabled, isPressed(element.view.type) else {
      return []
    }
    let isIdle = model.gestures.isEmpty && model.definition.binding == nil
    return isIdle && !isInside(element) ? [.noAction] : []
  }

  /// Whether elements of the type exist only to be touched.
  private static func isPressed(_ type: ElementType) -> Bool {
    switch type {
    case .button, .link, .menuItem, .popUpButton, .menuButton, .toolbarButton, .radioButton: true
    default: false
    }
  }

  /// Whether the element is inside a cell, which also receives a touch on it.
  private static func isInside(_ element: AuditedElement) -> Bool {
    let tree = element.view.snapshot
    return tree.ancestors(of: element.index).contains { tree.type(of: $0) == .cell }
  }
}
