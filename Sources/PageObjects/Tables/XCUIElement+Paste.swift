import Foundation
public import XCUIAutomation

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#endif

extension XCUIElement {
  /// Long-presses the middle of the element, even if it is not hittable.
  ///
  /// On a text field this opens the edit menu.
  public func forceTap() {
    coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(forDuration: 1.2)
  }

  #if os(iOS) || !canImport(Darwin)
    /// The text of a field; setting it pastes, which is quicker than typing.
    ///
    /// It uses the pasteboard of the device. If the system asks whether the app may paste, answer
    /// with ``SystemAlert``.
    public var pasteText: String {
      get { enteredText }
      set {
        UIPasteboard.general.string = newValue
        tap()
        forceTap()
        let item = XCUIApplication().menuItems.matching(EditMenuWords.paste).firstMatch
        guard item.waitForExistence(timeout: 5) else { return typeText(newValue) }
        item.tap()
      }
    }
  #endif
}
