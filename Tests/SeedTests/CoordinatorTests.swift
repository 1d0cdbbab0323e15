import XCTest

/// The identifiers of a screen as the cases of an enum, shared by app and tests.
private protocol Identifiers {
  associatedtype Element: RawRepresentable where Element.RawValue == String
  static var screen: String { get }
}

extension Identifiers {
  static func identifier(of element: Element) -> String { "\(screen)_\(element.rawValue)" }
}

private enum HomeIdentifiers: Identifiers {
  static let screen = "home"
  enum Element: String { case mainView, tableView }
}

private enum TextFieldIdentifiers: Identifiers {
  static let screen = "textField"
  enum Element: String { case mainView, textField, label }
}

private enum ImageIdentifiers: Identifiers {
  static let screen = "image"
  enum Element: RawRepresentable {
    case mainView, imageView(String)
    init?(rawValue: String) { nil }
    var rawValue: String {
      switch self {
      case .mainView: return "mainView"
      case .imageView(let name): return "imageView_image:\(name)"
      }
    }
  }
}

/// A page that starts at its own coordinator and is read as given, when, then.
private class SpokenPage<Screen: Identifiers> {
  let app = XCUIApplication()
  let coordinator: String

  init(_ coordinator: String) { self.coordinator = coordinator }

  func given() -> Self {
    app.launchArguments += ["-FIRDebugDisabled", "-coordinatorUnderUITest", coordinator]
    app.launch()
    return self
  }

  func element(_ element: Screen.Element) -> XCUIElement {
    app.descendants(matching: .any)[Screen.identifier(of: element)]
  }

  @discardableResult
  func whenITap(_ element: Screen.Element) -> Self {
    self.element(element).tap()
    return self
  }

  @discardableResult
  func whenITapCell(_ index: Int, in element: Screen.Element) -> Self {
    self.element(element).cells.element(boundBy: index).tap()
    return self
  }

  @discardableResult
  func whenIGoBack() -> Self {
    app.navigationBars.buttons.firstMatch.tap()
    return self
  }

  @discardableResult
  func after(_ seconds: TimeInterval) -> Self {
    Thread.sleep(forTimeInterval: seconds)
    return self
  }

  @discardableResult
  func thenISee(_ element: Screen.Element, timeout: TimeInterval = 0) -> Self {
    let it = self.element(element)
    XCTAssert(timeout > 0 ? it.waitForExistence(timeout: timeout) : it.exists)
    return self
  }

  @discardableResult
  func thenISeeNoKeyboard() -> Self {
    XCTAssertEqual(app.keyboards.count, 0)
    return self
  }
}

final class CoordinatorTests: XCTestCase {
  private let home = SpokenPage<HomeIdentifiers>("HomeCoordinator")
  private let field = SpokenPage<TextFieldIdentifiers>("TextFieldCoordinator")
  private let image = SpokenPage<ImageIdentifiers>("ImageCoordinator")

  override func setUp() { continueAfterFailure = false }

  func testAScreenIsOpenedByItsCoordinator() {
    home.given().thenISee(.mainView, timeout: 0.3).thenISee(.tableView)
  }

  func testAPayloadInAnIdentifier() {
    image.given().thenISee(.imageView("https://google.com/image.png"))
  }

  func testTheKeyboardGoesWithItsScreen() {
    home.given().whenITapCell(2, in: .tableView)
    field.whenITap(.textField)
    XCTAssertEqual(field.app.keyboards.count, 1)
    field.after(0.2).whenIGoBack()
    home.thenISeeNoKeyboard().thenISee(.mainView)
  }

  func testTypingOnTheKeysOfTheKeyboard() {
    field.given().whenITap(.textField)
    for letter in ["h", "i"] {
      let key = field.app.keys[letter]
      (key.exists ? key : field.app.keys[letter.uppercased()]).tap()
    }
    XCTAssertEqual(field.element(.label).label.lowercased(), "hi")
  }

  func testAnUnknownCoordinatorCrashesTheApp() {
    let failure = TrialRun.failure { _ in
      let app = XCUIApplication()
      app.launchArguments = ["-coordinatorUnderUITest", "HomCoordinator"]
      app.launch()
    }
    XCTAssertTrue(
      failure.headline.hasPrefix(
        "Sample crashed: Fatal error: there is no coordinator \"HomCoordinator\"; "
          + "the known coordinators are ListCoordinator, "), failure.headline)
  }

  func testTheUsualStartWithoutArguments() {
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().tables["ListView"].exists)
  }
}
