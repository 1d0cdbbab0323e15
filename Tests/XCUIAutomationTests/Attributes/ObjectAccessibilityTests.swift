import Testing

@testable import XCUIAutomation

@Suite struct ObjectAccessibilityTests {
  @Test func `what UIKit says of objects is not what the app says of its elements`() {
    let failures = ShopApp.run { app in
      let buy = app.buttons["buy"]
      #expect(buy.label == "Buy")
      #expect(buy.accessibilityLabel == nil && buy.accessibilityValue == nil)
      #expect(buy.accessibilityHint == nil && buy.accessibilityLanguage == nil)
      #expect(buy.accessibilityTraits == .none && !buy.isAccessibilityElement)
      #expect(buy.accessibilityFrame.isEmpty && buy.accessibilityElements == nil)
      #expect(!buy.accessibilityElementsHidden && !buy.accessibilityViewIsModal)
      #expect(app.buttons["Sell"].accessibilityLabel == nil)
    }
    #expect(failures.isEmpty)
  }

  @Test func `traits have the bits of UIKit`() {
    let bits: [(UIAccessibilityTraits, Int)] = [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
      (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
      (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
      (.supportsZoom, 46), (.toggleButton, 53),
    ]
    for (trait, bit) in bits { #expect(trait.rawValue == 1 << UInt64(bit)) }
  }
}
