import AccessibilityTree
import AppCompiling
import AppModel

/// Visible texts must be accessible.
///
/// Texts inside an element that hides its children must be part of its label or value.
enum DetectionRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let definition = element.model?.definition, hides(definition) else { return [] }
    let said = element.view.label + "\n" + (element.view.value ?? "")
    let exposed = Set(definition.accessibilityElements ?? [])
    let lost = definition.inner.contains { shows($0, beyond: said, exposed: exposed) }
    return lost ? [.hiddenText] : []
  }

  private static func hides(_ definition: ElementDefinition) -> Bool {
    definition.isAccessibilityElement == true || definition.accessibilityElements != nil
  }

  /// Whether an element or one inside it shows fixed text that is not in `said`.
  private static func shows(
    _ definition: ElementDefinition, beyond said: String, exposed: Set<String>
  ) -> Bool {
    if case .literal(let name) = definition.identifier, exposed.contains(name) { return false }
    guard definition.alpha >= 0.01, definition.isHidden != true else { return false }
    if definition.type == .staticText, case .literal(let words) = definition.label,
      !words.isEmpty, !said.contains(words)
    {
      return true
    }
    return definition.inner.contains { shows($0, beyond: said, exposed: exposed) }
  }
}
