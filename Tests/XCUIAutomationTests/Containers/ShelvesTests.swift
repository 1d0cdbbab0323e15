import Foundation
import SimulatedApp
import XCUIAutomation

/// Sections, carousels and cells of several kinds, driven by Apple's names.
final class ShelvesTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()
  private var feed: XCUIElement { app.collectionViews["FeedView"] }

  override class var simulatedAppDefinition: AppDefinition? { ShelvesApp.definition }

  override func setUp() {
    app.launchEnvironment["skipsTour"] = "1"
    app.launch()
  }

  /// A cell by what is unique in its index path, as a page object asks for it.
  private func cell(unique identifier: String) -> XCUIElement {
    app.cells.matching(NSPredicate(format: "identifier CONTAINS %@", "-\(identifier)-")).firstMatch
  }

  private func scroll(to element: XCUIElement) {
    for _ in 0..<40 where !element.exists { feed.swipeUp() }
  }

  func testACellIsFoundByItsPlaceAndByWhatIsUnique() {
    XCTAssertTrue(app.cells["shelf-0-1-Bread-"].exists)
    XCTAssertEqual(cell(unique: "Tea").identifier, "shelf-0-2-Tea-")
    XCTAssertTrue(app.staticTexts["header-1"].exists)
  }

  func testACellFarDownIsNotThereUntilItIsScrolledTo() {
    let far = cell(unique: "entry44")
    XCTAssertFalse(far.exists)
    scroll(to: far)
    XCTAssertEqual(far.identifier, "banner-1-44-entry44-")
    XCTAssertFalse(app.cells["shelf-0-0-Fruit-"].exists)
  }

  func testNoMoreCellsThanCanBeSeenAreCounted() {
    XCTAssertLessThan(feed.cells.count, 40)
    XCTAssertLessThan(app.collectionViews["Fruit"].cells.count, 6)
  }

  func testATapKnowsSectionAndRow() {
    let product = cell(unique: "entry1")
    scroll(to: product)
    product.tap()
    XCTAssertEqual(app.buttons["opened"].label, "1/1")
  }

  func testCarouselsScrollEachOnItsOwn() {
    app.collectionViews["Fruit"].swipeLeft()
    XCTAssertFalse(app.cells["Fruitsku0"].exists)
    XCTAssertTrue(app.cells["Breadsku0"].exists)
    feed.swipeUp(velocity: .slow)
    feed.swipeDown()
    feed.swipeDown()
    XCTAssertFalse(app.cells["Fruitsku0"].exists)
    app.collectionViews["Fruit"].swipeRight()
    XCTAssertTrue(app.cells["Fruitsku0"].exists)
  }

  func testASwipeAtTheEndStaysThere() {
    for _ in 0..<40 { feed.swipeUp() }
    let last = cell(unique: "entry59")
    XCTAssertTrue(last.isHittable)
    let frame = last.frame
    feed.swipeUp()
    XCTAssertEqual(last.frame, frame)
  }
}

/// A form of sections in a table.
final class SectionFormTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { ShelvesApp.definition }

  override func setUp() {
    app.launchArguments = ["-coordinatorUnderUITest", "Checkout"]
    app.launchEnvironment["skipsTour"] = "1"
    app.launch()
  }

  func testRowsAreKnownByTheirIndexPaths() {
    app.cells["field-0-1-city-"].textFields["city"].tap()
    app.typeText("Oslo")
    XCTAssertEqual(app.textFields["city"].value as? String, "Oslo")
    XCTAssertLessThan(
      app.staticTexts["address"].frame.minY, app.cells["field-0-0-street-"].frame.minY)
  }

  func testARowThatComesMovesThoseAfterIt() {
    XCTAssertTrue(app.cells["option-1-1-bag-"].exists)
    app.switches["gift"].tap()
    XCTAssertTrue(app.cells["option-1-1-card-"].exists)
    XCTAssertTrue(app.cells["option-1-2-bag-"].exists)
    XCTAssertEqual(app.switches["gift"].value as? String, "1")
  }
}

/// The tour and the question of a first start, as the tests of a team get past them.
final class OnboardingTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { ShelvesApp.definition }

  /// Launches the app and takes away whatever it shows on its first start.
  private func appAfterOnboardingAndPopups() -> XCUIApplication {
    app.launch()
    app.buttons["tour.skip"].tap()
    app.alerts["News?"].buttons["Not now"].tap()
    return app
  }

  func testTheAppIsThereAfterOnboardingAndPopups() {
    let app = appAfterOnboardingAndPopups()
    XCTAssertTrue(app.collectionViews["FeedView"].isHittable)
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }

  func testThePopUpWaitsForTheTour() {
    app.launch()
    XCTAssertTrue(app.staticTexts["tour.title"].exists)
    XCTAssertFalse(app.alerts["News?"].exists)
    XCTAssertFalse(app.collectionViews["FeedView"].exists)
  }

  func testASecondStartShowsNeither() {
    appAfterOnboardingAndPopups().terminate()
    app.launch()
    XCTAssertTrue(app.collectionViews["FeedView"].isHittable)
  }

  func testALaunchArgumentChoosesTheCountry() {
    app.launchArguments = ["-country", "de"]
    app.launch()
    XCTAssertEqual(app.staticTexts["tour.title"].label, "Willkommen")
  }
}

/// A variant chosen by the class.
final class GermanOnboardingTests: XCUIAutomation::XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { ShelvesApp.definition }
  override class var simulatedAppVariant: String? { "de" }

  func testTheClassChoosesTheCountry() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.staticTexts["tour.title"].label, "Willkommen")
  }
}
