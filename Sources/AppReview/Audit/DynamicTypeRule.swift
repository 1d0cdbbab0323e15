import AccessibilityTree
import AppCompiling
import AppModel

/// Texts must follow the text size of the device, if the model defines their fonts.
enum DynamicTypeRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let font = element.look.font, !element.shownText.isEmpty else { return [] }
    guard font.scales else { return [.fixedType] }
    guard let height = element.model?.definition.placement.height else { return [] }
    let largest =
      (font.size ?? TextEstimate.bodySize) * TextEstimate.largestScale * TextEstimate.lineHeight
    return height < largest ? [.partlyFixedType] : []
  }
}
