import AccessibilityTree
public import Foundation
import SimulatedApp

extension XCUIElement {
  /// The accessibility identifier; empty for none.
  public var identifier: String { read(\.identifier, or: "") }

  /// The frame in screen points.
  public var frame: CGRect { read(\.frame.rectangle, or: .zero) }

  /// The value; nil for none.
  public var value: Any? { read(\.value, or: nil) }

  /// The title, which iOS leaves empty.
  public var title: String { read(\.title, or: "") }

  /// The accessibility label; empty for none.
  public var label: String { read(\.label, or: "") }

  /// The type.
  public var elementType: ElementType { read(\.type.appleType, or: .any) }

  /// Whether the element answers to touches.
  public var isEnabled: Bool { read(\.isEnabled, or: false) }

  /// How much room the element has across.
  public var horizontalSizeClass: SizeClass { .compact }

  /// How much room the element has down.
  public var verticalSizeClass: SizeClass { .regular }

  /// What the element shows when it is empty.
  public var placeholderValue: String? { read(\.placeholderValue, or: nil) }

  /// Whether the element is selected.
  public var isSelected: Bool { read(\.isSelected, or: false) }

  /// Whether the focus engine is on the element.
  public var hasFocus: Bool { read(\.hasFocus, or: false) }

  /// Whether keys go to the element; Apple shows it to predicates only.
  var hasKeyboardFocus: Bool { read(\.hasKeyboardFocus, or: false) }

  private func read<Value>(
    _ attribute: KeyPath<ElementView, Value>, or missing: @autoclosure () -> Value
  ) -> Value {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return missing() }
    return element.view[keyPath: attribute]
  }
}

extension ElementFrame {
  /// The frame in Foundation's terms.
  var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension AccessibilityTree.ElementType {
  /// The type in Apple's terms.
  var appleType: XCUIElement.ElementType {
    XCUIElement.ElementType(rawValue: UInt(rawValue)) ?? .any
  }
}
