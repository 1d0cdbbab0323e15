import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #f5d67a03c78faa8b
extension ImageAIP: AIP {}

/// The page of the screen image.
final class ImagePage: Page, ElementBrowser {
  let request = SearchRequest(id: ImageAIP.elementIdentifier(for: .mainView), type: .other)
  var pageTitle: XCUIElement { view }

  /// Launches the app with ImageCoordinator.
  static func launch(_ arguments: String...) -> ImagePage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "ImageCoordinator"] + arguments
    app.launch()
    return ImagePage()
  }

  @discardableResult
  func goBack() -> HomePage {
    app.navigationBars.buttons["BackButton"].tap()
    return HomePage()
  }
}
// The end of what `rehearse generate` wrote.
