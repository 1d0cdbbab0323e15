import XCTest

protocol Page {
  var app: XCUIApplication { get }
  var pageTitle: XCUIElement { get }

  var exists: Bool { get }
}

extension Page {
  var exists: Bool {
    pageTitle.exists
  }
}
