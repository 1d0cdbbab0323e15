import AccessibilityTree
public import Foundation
import SimulatedApp

extension XCUIElement {
  /// The accessibility identifier; empty if there is none.
  public var identifier: String { read(\.identifier, or: "") }

  /// The frame in screen points.
  public var frame: CGRect { read(\.frame.rectangle, or: .zero) }

  /// The value; nil if there is none.
  public var value: Any? { read(\.value, or: nil).map(NSString.init(string:)) }

  /// The title, which is empty on iOS.
  public var title: String { read(\.title, or: "") }

  /// The accessibility label; empty if there is none.
  public var label: String { read(\.label, or: "") }

  /// The element type.
  public var elementType: ElementType { read(\.type.appleType, or: .any) }

  /// Whether the element is enabled.
  public var isEnabled: Bool { read(\.isEnabled, or: false) }

  /// The horizontal size class, which is always compact.
  public var horizontalSizeClass: SizeClass { .compact }

  /// The vertical size class, which is always regular.
  public var verticalSizeClass: SizeClass { .regular }

  /// The text that an empty field shows.
  public var placeholderValue: String? { read(\.placeholderValue, or: nil) }

  /// Whether the element is selected.
  public var isSelected: Bool { read(\.isSelected, or: false) }

  /// Whether the element has the focus of the focus engine.
  public var hasFocus: Bool { read(\.hasFocus, or: false) }

  /// Whether the element has the keyboard focus; Apple gives only predicates access to it.
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
  var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension AccessibilityTree.ElementType {
  /// The type as Apple's type.
  var appleType: XCUIElement.ElementType {
    XCUIElement.ElementType(rawValue: UInt(rawValue)) ?? .any
  }
}
