import AccessibilityTree
import AppCompiling
import AppModel

/// Texts must fit into frames of a fixed height.
///
/// If the model says that a text follows the text size, it must also fit at the largest size.
enum ClippingRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard let placement = element.model?.definition.placement,
      placement.height != nil, showsText(element)
    else { return [] }
    let font = element.look.font
    let usual = font?.size ?? TextEstimate.bodySize
    let scale = font?.scales == true ? TextEstimate.largestScale : 1
    let frame = element.view.frame
    let fits = [usual, usual * scale].allSatisfy { size in
      TextEstimate.fits(
        element.shownText, width: frame.width, height: frame.height, size: size,
        isBold: font?.isBold ?? false)
    }
    return fits ? [] : [.clipped]
  }

  private static func showsText(_ element: AuditedElement) -> Bool {
    switch element.view.type {
    case .staticText, .button, .link: !element.shownText.isEmpty
    default: false
    }
  }
}
