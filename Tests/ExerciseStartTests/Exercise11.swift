import PageObjects
import XCTest

enum FeedbackAIP: AIP {
  static let mainIdentifier = "feedback"

  enum Element: String {
    case mainView, textField, sendButton, thanks
  }
}

struct FeedbackPage: PageObject, PageObjectUIElementProvider {
  typealias Element = FeedbackAIP.Element

  func uiElement(
    for element: Element, in queryProvider: XCUIElementTypeQueryProvider
  ) -> XCUIElement {
    let identifier = FeedbackAIP.elementIdentifier(for: element)
    return switch element {
    case .mainView: queryProvider.otherElements[identifier]
    case .textField: queryProvider.textFields[identifier]
    case .sendButton: queryProvider.buttons[identifier]
    case .thanks: queryProvider.staticTexts[identifier]
    }
  }
}

/// Lesson 11: make one chain of it that reads as given, when, then, and waits for what it needs.
final class Exercise11: XCTestCase {
  @MainActor
  func testThanksAreSaid() {
    let page = FeedbackPage()
    XCUIApplication().launchTestMode(
      customArguments: ["-coordinatorUnderUITest", "Feedback"])
    page.whenType("good tea", in: .textField)
    page.whenTap(element: .sendButton)
    page.delay(2)
    XCTAssertEqual(page.uiElement(for: .thanks).label, "Thank you for: good tea")
  }
}
