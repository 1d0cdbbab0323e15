package import AccessibilityTree
import AppModel

extension CompiledElement {
  /// The height of the element without children, in points.
  package var intrinsicHeight: Double {
    switch style {
    case .compact: 34
    case .inline: 320
    case .row: 44
    default: definition.type.intrinsicHeight
    }
  }

  /// The element's own width in a row; nil for one that takes what is left.
  package var rowWidth: Double? {
    definition.placement.width ?? definition.type.intrinsicWidth
  }
}

extension ElementType {
  /// The height of an element without children, in points.
  package var intrinsicHeight: Double {
    switch self {
    case .staticText: 20.5
    case .textField, .secureTextField: 34
    case .searchField: 36
    case .activityIndicator: 20
    case .switch, .toggle, .slider: 31
    case .stepper, .segmentedControl: 32
    case .progressIndicator: 4
    case .pageIndicator: 26
    case .textView: 120
    case .datePicker, .picker: 216
    default: 44
    }
  }

  /// The least height of an element with children, in points.
  package var minimumHeight: Double { self == .cell ? 44 : 1 }

  /// The width of an element in a row; nil for one that takes what is left.
  var intrinsicWidth: Double? {
    switch self {
    case .button, .image, .link: 44
    case .switch, .toggle: 51
    case .activityIndicator: 20
    case .stepper: 94
    default: nil
    }
  }

  /// A height with letters larger or smaller by some points: lines of text follow them, what is
  /// touched never gets lower, and what shows no text stays.
  package func grown(_ height: Double, by growth: Double) -> Double {
    switch self {
    case .staticText: height + growth
    case .button, .link, .cell, .textField, .secureTextField, .searchField, .popUpButton,
      .menuButton, .disclosureTriangle, .menuItem, .segmentedControl:
      height + max(0, growth)
    default: height
    }
  }
}
