import AppCompiling
import AppModel

/// Texts must follow the size that is set on the device, where the model says how they do.
enum DynamicTypeRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let font = element.look.font, !element.shownText.isEmpty else { return [] }
    guard font.scales else { return [.fixedType] }
    guard let height = element.model?.definition.placement.height else { return [] }
    let largest =
      (font.size ?? TextMeasure.bodySize) * TextMeasure.largestScale * TextMeasure.lineHeight
    return height < largest ? [.partlyFixedType] : []
  }
}
