import PageObjects
import XCTest

// The fourth seed's way of writing, with its names: identifiers in a class of their own, elements
// as an enum in an extension, a page that conforms in one.

final class ImageAIP: AIP {
  static var mainIdentifier: String = "image"
}

extension ImageAIP {
  enum Element: RawRepresentable {
    case mainView
    case imageView(_ imageName: String)

    init?(rawValue: String) { return nil }

    var rawValue: String {
      switch self {
      case .mainView:
        return "mainView"
      case .imageView(let name):
        return "imageView_image:\(name)"
      }
    }
  }
}

final class ImagePage {
  typealias Element = ImageAIP.Element
}

extension ImagePage: PageObjectUIElementProvider, PageObject {
  func uiElement(for element: Element, in queryProvider: XCUIElementTypeQueryProvider)
    -> XCUIElement
  {
    let query = self.query(for: element, in: queryProvider)

    let identifier = ImageAIP.elementIdentifier(for: element)
    return query[identifier]
  }

  private func query(for element: Element, in queryProvider: XCUIElementTypeQueryProvider)
    -> XCUIElementQuery
  {
    switch element {
    case .mainView:
      return queryProvider.otherElements
    case .imageView:
      return queryProvider.images
    }
  }
}

extension HomePage {
  func whenFocusTextField() -> HomePage {
    TextFieldPage()
      .whenTap(element: .textField)

    return self
  }

  @discardableResult
  func shouldSeeLabelPage() -> HomePage {
    XCTAssertTrue(XCUIApplication().otherElements["label_mainView"].exists)
    return self
  }
}

final class SeedListingTests: FailureTestCase {
  override func setUp() { continueAfterFailure = false }

  func test_whenTapLabelCell_seeLabelView() {
    HomePage()
      .givenPage()

      .whenTapCell(in: .tableView, at: 0)

      .shouldSeeLabelPage()
  }

  func test_whenTapTextFieldCellAndFocusAndBackButton_doNotSeeKeyboard() {
    HomePage()
      .givenPage()

      .whenTapCell(in: .tableView, at: 2)
      .whenFocusTextField()

      .delay(0.2)

      .whenTapBackButton()

      .thenIShouldNotSeeKeyboard()
  }

  func test_whenLoadView_seeTheImageOfThePayload() {
    XCUIApplication().launchTestMode(customArguments: [
      "-coordinatorUnderUITest", "ImageCoordinator",
    ])
    let name =
      XCUIApplication().images.firstMatch.identifier
      .components(separatedBy: "image:").last ?? ""
    ImagePage()
      .thenIShouldSee(element: .mainView)
      .thenIShouldSee(element: .imageView(name))
      .thenIShouldNotSee(element: .imageView("other"))
  }

  func testTextsBarsAndAlerts() {
    HomePage().givenPage()
      .thenIShouldSee(text: "Label", timeout: 1)
      .thenIShouldNotSee(text: "Nothing", timeout: 1)
      .thenIShouldSeeNavigationBar(text: "Home", timeout: 1)
  }

  func testWaitingSteps() {
    HomePage().givenPage().whenTapCell(in: .tableView, at: 2, timeout: 2)
    TextFieldPage()
      .whenType("quick", in: .textField, timeout: 2)
      .whenType("slow", in: .textField)
      .thenIShouldSee(element: .label, text: "slow")
      .whenType(" and long", in: .textField, shouldReplace: false)
      .thenIShouldSee(element: .textField, text: "slow and long")
  }

  func testStepsSayWhatIsNotThere() {
    let page = HomePage().givenPage()
    let said = { (step: (HomePage) -> Void) in self.messages { step(page) } }
    XCTAssertEqual(
      said { $0.thenIShouldSee(text: "Nothing") },
      ["XCTAssertTrue failed - The text \"Nothing\" is not shown"])
    XCTAssertEqual(
      said { $0.thenIShouldNotSee(text: "Label") },
      ["XCTAssertTrue failed - The text \"Label\" is still shown"])
    XCTAssertEqual(
      said { $0.thenIShouldSeeNavigationBar(text: "Away") },
      ["XCTAssertTrue failed - No navigation bar says \"Away\""])
    XCTAssertEqual(
      said { $0.thenIShouldSeeAlert(title: "Oops") },
      ["XCTAssertTrue failed - No alert says \"Oops\""])
    XCTAssertEqual(
      said { $0.thenIShouldSeeKeyboard() }, ["XCTAssertTrue failed - There is no keyboard"])
  }
}
