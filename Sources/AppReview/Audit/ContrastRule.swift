import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

/// Texts must have enough contrast to their background (WCAG 2, success criterion 1.4.3).
enum ContrastRule {
  /// The lowest contrast ratio for text of normal size.
  static let leastRatio = 4.5
  /// The lowest contrast ratio for large text; with this ratio smaller text nearly passes.
  static let leastLargeRatio = 3.0
  /// The size in points from which text is large.
  static let largeSize = 18.0
  /// The size in points from which bold text is large.
  static let largeBoldSize = 14.0

  static func findings(_ element: AuditedElement) -> [AuditWords] {
    guard !element.shownText.isEmpty, let text = element.look.text,
      let background = element.background
    else { return [] }
    let alpha = element.model?.definition.alpha ?? 1
    let ratio = ratio(text.over(background, alpha: alpha), background)
    guard ratio < leastRatio else { return [] }
    guard ratio >= leastLargeRatio else { return [.contrastFailed] }
    return isLarge(element.look.font) ? [] : [.contrastNearlyPassed]
  }

  /// The contrast ratio of two colours, from 1 to 21.
  static func ratio(_ first: ElementColor, _ second: ElementColor) -> Double {
    let lights = [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func isLarge(_ font: ElementLook.Font?) -> Bool {
    let size = font?.size ?? TextEstimate.bodySize
    return size >= (font?.isBold == true ? largeBoldSize : largeSize)
  }

  /// The relative luminance of a colour, from 0 to 1.
  private static func luminance(_ color: ElementColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The linear value of a colour component, with the sRGB curve removed.
  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    guard value > 0.04045 else { return value / 12.92 }
    return PortableMaths.exp(2.4 * PortableMaths.ln((value + 0.055) / 1.055))
  }
}

extension ElementColor {
  /// The visible colour when this one is drawn over another one with an opacity of `alpha`.
  func over(_ other: ElementColor, alpha: Double) -> ElementColor {
    guard alpha < 1 else { return self }
    func mixed(_ mine: UInt8, _ theirs: UInt8) -> UInt8 {
      UInt8((Double(mine) * alpha + Double(theirs) * (1 - alpha)).rounded())
    }
    return ElementColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
