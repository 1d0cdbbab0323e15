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

  func givenPage() -> Self {
    XCUIApplication().launchTestMode(
      customArguments: ["-coordinatorUnderUITest", "Feedback"])
    return self
  }
}

final class Exercise11: XCTestCase {
  @MainActor
  func testThanksAreSaid() {
    FeedbackPage()
      .givenPage()
      .whenType("good tea", in: .textField)
      .whenTap(element: .sendButton)
      .thenIShouldSee(element: .thanks, text: "Thank you for: good tea", timeout: 20)
  }
}
