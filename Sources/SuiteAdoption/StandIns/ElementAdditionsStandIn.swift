/// The replacement for the module XCUITestHelpers, which adds shared helpers to Apple's types.
enum ElementAdditionsStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "XCUITestHelpers", source: source,
    words: "adds to elements, queries and the device what the package does.")

  private static let source = """
    // What tests share: waits, text that is cleared, what kind of device it is.
    import Foundation
    import UIKit
    import XCUIAutomation

    extension XCUIElement {
      @discardableResult
      public func waitForIsHittable(timeout: TimeInterval = 3) -> Bool {
        isHittable || waitFor(predicateString: "isHittable == true", timeout: timeout) == .completed
      }

      @discardableResult
      public func waitFor(
        predicateString: String, timeout: TimeInterval = 3
      ) -> XCTWaiter.Result {
        waitFor(predicate: NSPredicate(format: predicateString), timeout: timeout)
      }

      @discardableResult
      public func waitFor(predicate: NSPredicate, timeout: TimeInterval = 3) -> XCTWaiter.Result {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: self)
        return XCTWaiter.wait(for: [expectation], timeout: timeout)
      }

      public func paste(text: String) {
        let before = UIPasteboard.general.string
        UIPasteboard.general.string = text
        press(forDuration: 1.2)
        XCUIApplication().menuItems.firstMatch.tap()
        if let before { UIPasteboard.general.string = before }
      }

      public func clearAndEnterText(text: String) {
        clearText()
        typeText(text)
      }

      public func clearText() {
        guard let text = value as? String else {
          XCTFail("The value of the element is not a text that can be cleared")
          return
        }
        tap()
        typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: text.count))
      }

      public func isFullyVisibleOnScreen(in app: XCUIApplication = XCUIApplication()) -> Bool {
        exists && !frame.isEmpty && isHittable
          && app.windows.element(boundBy: 0).frame.contains(frame)
      }
    }

    extension XCUIElementQuery: Sequence {
      public func makeIterator() -> AnyIterator<XCUIElement> {
        var next = 0
        return AnyIterator {
          guard next < self.count else { return nil }
          defer { next += 1 }
          return self.element(boundBy: next)
        }
      }

      public var allElementsShareCommonAxisX: Bool {
        Set(allElementsBoundByIndex.map(\\.frame.minX)).count == 1
      }
    }

    extension XCUIApplication {
      public func isDeviceIPhone8Plus(_ device: XCUIDevice = .shared) -> Bool {
        let frame = windows.element(boundBy: 0).frame
        let isOnItsSide = [.landscapeLeft, .landscapeRight].contains(device.orientation)
        return (isOnItsSide ? frame.width : frame.height) == 736
      }
    }

    extension XCUIDevice {
      public static var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIDevice.current.userInterfaceIdiom
      }
      public static var isPhone: Bool { userInterfaceIdiom == .phone }
      public static var isPad: Bool { userInterfaceIdiom == .pad }
      public static var inDarkMode: Bool { XCUIDevice.shared.appearance == .dark }
      public static var inLightMode: Bool { !inDarkMode }
    }

    """
}
