import Foundation
public import XCUIAutomation

extension XCUIElement {
  /// The one descendant of a type with an identifier; nil takes any of the type.
  ///
  /// ```swift
  /// row.descendantElement(matching: .staticText, identifier: "Title").label
  /// ```
  public func descendantElement(
    matching elementType: XCUIElement.ElementType, identifier: String? = nil
  ) -> XCUIElement {
    let all = descendants(matching: elementType)
    guard let identifier else { return all.element }
    return all.element(matching: NSPredicate(format: "identifier == %@", identifier))
  }
}
