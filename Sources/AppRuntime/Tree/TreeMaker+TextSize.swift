import AccessibilityTree
import AppCompiling
import AppModel

extension TreeMaker {
  /// The height of an element without children, in points, with letters as large as they are.
  func height(of element: CompiledElement) -> Double {
    let height = element.intrinsicHeight
    let growth = process.localization.textSize.growth
    guard growth != 0, element.definition.look.font?.scales ?? true else { return height }
    return element.definition.type.grown(height, by: growth)
  }

  /// The least height of an element with children, in points.
  func leastHeight(of element: CompiledElement) -> Double {
    let type = element.definition.type
    let growth = process.localization.textSize.growth
    return type == .cell ? type.grown(type.minimumHeight, by: growth) : type.minimumHeight
  }
}

extension ElementType {
  /// A height with letters larger or smaller by some points: lines of text follow them, what is
  /// touched never gets lower, and what shows no text stays.
  fileprivate func grown(_ height: Double, by growth: Double) -> Double {
    switch self {
    case .staticText: height + growth
    case .button, .link, .cell, .textField, .secureTextField, .searchField, .popUpButton,
      .menuButton, .disclosureTriangle, .menuItem, .segmentedControl:
      height + max(0, growth)
    default: height
    }
  }
}
