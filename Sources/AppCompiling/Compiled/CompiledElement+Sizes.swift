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

  /// The width of the element in a row; nil if it fills the remaining space.
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

  /// The smallest height of an element with children, in points.
  package var minimumHeight: Double { self == .cell ? 44 : 1 }

  /// The width of an element in a row; nil if it fills the remaining space.
  var intrinsicWidth: Double? {
    switch self {
    case .button, .image, .link: 44
    case .switch, .toggle: 51
    case .activityIndicator: 20
    case .stepper: 94
    default: nil
    }
  }

  /// The height of an element when its text grows or shrinks by some points.
  ///
  /// Lines of text follow the change, controls only become higher, and elements without text keep
  /// their height.
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
