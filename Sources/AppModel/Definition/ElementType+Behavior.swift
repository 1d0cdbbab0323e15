package import AccessibilityTree

extension ElementType {
  /// Whether the element's content scrolls under a finger.
  package var scrolls: Bool {
    switch self {
    case .table, .collectionView, .scrollView, .textView, .webView: true
    default: false
    }
  }

  /// The traits that an element of this type has by default (behaviour.md D).
  package var usualTraits: ElementTraits {
    switch self {
    case .button: .button
    case .staticText: .staticText
    case .link: .link
    case .image: .image
    case .searchField: .searchField
    case .switch, .toggle: [.button, .toggleButton]
    case .slider, .pickerWheel, .stepper, .pageIndicator: .adjustable
    default: []
    }
  }

  /// Whether the element stops a touch even if it has no response to it.
  package var absorbsTouches: Bool {
    switch self {
    case .button, .switch, .toggle, .slider, .stepper, .textField, .secureTextField, .textView,
      .searchField, .link, .picker, .pickerWheel, .datePicker, .segmentedControl, .alert, .key,
      .keyboard:
      true
    default: false
    }
  }

  /// Whether it does when a finger lifts what it does on a tap, however long the finger was there.
  package var firesOnRelease: Bool { self == .button || self == .link || self == .cell }

  /// Whether a tap switches the element on and off.
  package var toggles: Bool { self == .switch || self == .toggle }

  /// Whether a touch sets a value other than on and off.
  package var isAdjusted: Bool { self == .slider || self == .pickerWheel }

  /// Whether text can be typed into the element.
  package var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .textView, .searchField: true
    default: false
    }
  }
}
