package import AccessibilityTree
import SimulatedApp

extension ElementType {
  /// Whether elements of this type are meant to be touched.
  package var isControl: Bool {
    switch self {
    case .button, .cell, .textField, .secureTextField, .searchField, .textView, .switch, .toggle,
      .checkBox, .radioButton, .popUpButton, .slider, .stepper, .segmentedControl, .pickerWheel,
      .datePicker, .link, .icon, .menuItem, .tab:
      true
    default: false
    }
  }
}

extension ElementSnapshot {
  /// The element that a user means by a point: the control there, else the frontmost element.
  package func pointed(at point: ElementPoint) -> Int? {
    guard let front = topmostElement(at: point) else { return nil }
    let around = [front] + ancestors(of: front).reversed()
    return around.first { type(of: $0).isControl || type(of: $0) == .key } ?? front
  }

  /// Whether a touch in the middle of an element means that element, and a test can look it up.
  func isNamed(_ element: Int) -> Bool {
    guard case .at(let middle) = hit(element), pointed(at: middle) == element else { return false }
    return type(of: element).isControl
      || [identifier(of: element), label(of: element)].contains { !$0.isEmpty }
  }
}

extension ElementSnapshot {
  /// Where a tap on an element lands, or why it cannot be tapped.
  package func tapWords(_ element: Int) -> String {
    switch hit(element) {
    case .at(let point): "lands at \(point.x), \(point.y)"
    case .emptyFrame, .infiniteFrame: "not possible: the element has no size"
    case .offScreen: "not possible: it is off the screen"
    case .clipped: "scrolls to it first: it is out of sight in its container"
    case .invisible: "not possible: the screen says that it is not visible"
    case .covered(let other):
      "not possible: covered by " + TreeText(self, addresses: .none).shortRow(other)
    }
  }
}
