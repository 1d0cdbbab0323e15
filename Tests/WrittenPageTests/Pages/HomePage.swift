import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #e0a495c65ea0a09f
extension HomeAIP: AIP {}

/// The page of the screen home.
final class HomePage: Page, ElementBrowser {
  let request = SearchRequest(id: HomeAIP.elementIdentifier(for: .mainView), type: .other)
  var pageTitle: XCUIElement { view }

  private var labelCell: XCUIElement {
    app.cells.containing(.staticText, identifier: "Label").element
  }
  private var buttonCell: XCUIElement {
    app.cells.containing(.staticText, identifier: "Button").element
  }
  private var textFieldCell: XCUIElement {
    app.cells.containing(.staticText, identifier: "Text Field").element
  }
  private var imageCell: XCUIElement {
    app.cells.containing(.staticText, identifier: "Image").element
  }

  /// Launches the app with HomeCoordinator.
  static func launch(_ arguments: String...) -> HomePage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "HomeCoordinator"] + arguments
    app.launch()
    return HomePage()
  }

  @discardableResult
  func tapLabelCell() -> LabelPage {
    labelCell.tap()
    return LabelPage()
  }

  @discardableResult
  func tapButtonCell() -> ButtonPage {
    buttonCell.tap()
    return ButtonPage()
  }

  @discardableResult
  func tapTextFieldCell() -> TextFieldPage {
    textFieldCell.tap()
    return TextFieldPage()
  }

  @discardableResult
  func tapImageCell() -> ImagePage {
    imageCell.tap()
    return ImagePage()
  }
}
// The end of what `rehearse generate` wrote.
