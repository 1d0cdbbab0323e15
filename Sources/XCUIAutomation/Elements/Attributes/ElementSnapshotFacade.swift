import AccessibilityTree
import Foundation
import SimulatedApp

/// A snapshot of an element under Apple's names.
nonisolated struct ElementSnapshotFacade: XCUIElementSnapshot, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private let element: ElementView

  init(_ found: FoundElement) { element = found.view.withoutCovered }

  init(_ element: ElementView) { self.element = element }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame.rectangle }
  var value: Any? { element.value.map(NSString.init(string:)) }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type.appleType }
  var isEnabled: Bool { element.isEnabled }
  var horizontalSizeClass: XCUIElement.SizeClass { .compact }
  var verticalSizeClass: XCUIElement.SizeClass { .regular }
  var placeholderValue: String? { element.placeholderValue }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }

  /// The element as one row of a listing.
  var description: String { TreeText(element.snapshot).row(element.index) }

  /// The element and everything below it, one row each.
  var debugDescription: String { TreeText(element.snapshot).subtree(of: element.index) }

  var children: [any XCUIElementSnapshot] { element.children.map { ElementSnapshotFacade($0) } }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue,
      .identifier: identifier,
      .label: label,
      .title: title,
      .enabled: isEnabled,
      .selected: isSelected,
      .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: [
        "X": element.frame.x, "Y": element.frame.y, "Width": element.frame.width,
        "Height": element.frame.height,
      ],
      .children: element.children.map { ElementSnapshotFacade($0).dictionaryRepresentation },
    ]
    attributes[.value] = element.value
    attributes[.placeholderValue] = element.placeholderValue
    return attributes
  }
}
