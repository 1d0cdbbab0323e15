import Foundation
import SimulatedApp
import XCUIAutomation

final class ControlsTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { ControlsApp.definition }

  override func setUp() { app.launch() }

  func testAStepperStepsToItsEnd() {
    let increment = app.steppers.buttons["Increment"]
    increment.tap()
    increment.tap()
    XCTAssertEqual(app.steppers["count"].value as? String, "3")
    XCTAssertFalse(increment.isEnabled)
    app.steppers.buttons["Decrement"].tap()
    XCTAssertTrue(increment.isEnabled)
  }

  func testASegmentIsSelected() {
    let large = app.segmentedControls["size"].buttons["L"]
    XCTAssertFalse(large.isSelected)
    large.tap()
    XCTAssertTrue(large.isSelected)
    XCTAssertFalse(app.segmentedControls.buttons["S"].isSelected)
  }

  func testOnlyTheInnerSwitchOfARowTurns() {
    let row = app.switches["wifi"]
    row.tap()
    XCTAssertEqual(row.value as? String, "0")
    row.switches.firstMatch.tap()
    XCTAssertEqual(row.value as? String, "1")
  }

  func testTheWheelsOfAPicker() {
    app.pickers["time"].pickerWheels["9"].adjust(toPickerWheelValue: "11")
    app.pickers["time"].pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "PM")
    XCTAssertEqual(app.pickerWheels["hour"].value as? String, "11")
    XCTAssertEqual(app.pickerWheels["half"].value as? String, "PM")
  }

  func testADateIsPickedInACalendar() {
    app.datePickers["when"].buttons["Date Picker"].tap()
    XCTAssertFalse(app.steppers["count"].exists)
    app.datePickers.buttons["Next Month"].tap()
    app.datePickers.collectionViews.buttons["Thursday, December 24"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertEqual(app.buttons["Date Picker"].value as? String, "Dec 24, 2026")
  }

  func testAMenuIsOpenedAndAnswered() {
    app.buttons["more"].tap()
    app.collectionViews.buttons["Share"].tap()
    XCTAssertEqual(app.staticTexts["last"].label, "SHARE")
  }

  func testPagesAreSwiped() {
    let dots = app.pageIndicators["dots"]
    XCTAssertEqual(dots.value as? String, "page 1 of 3")
    app.scrollViews["pages"].swipeLeft()
    XCTAssertEqual(dots.value as? String, "page 2 of 3")
    XCTAssertTrue(app.staticTexts["second"].isHittable)
    XCTAssertLessThan(app.staticTexts["first"].frame.minX, 0)
  }

  func testWhatIsFarDownAFormIsScrolledTo() {
    let link = app.webViews["terms"].links["Terms of use"]
    XCTAssertGreaterThan(link.frame.minY, 852)
    link.tap()
    XCTAssertTrue(link.isHittable)
  }
}

final class FeedTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { ControlsApp.definition }

  override func setUp() {
    app.launchArguments = ["-coordinatorUnderUITest", "Feed"]
    app.launch()
  }

  func testCellsAppearAsTheyAreScrolledTo() {
    let far = app.cells["post 60"]
    XCTAssertFalse(far.exists)
    for _ in 0..<20 where !far.exists { app.collectionViews["feed"].swipeUp() }
    XCTAssertTrue(far.exists)
    XCTAssertFalse(app.cells["post 1"].exists)
  }

  func testAPullRefreshes() {
    app.collectionViews["feed"].swipeDown()
    let indicator = app.activityIndicators["In progress"]
    XCTAssertTrue(indicator.exists)
    XCTAssertTrue(indicator.waitForNonExistence(timeout: 5))
  }

  func testASwipedCellIsDeleted() {
    let cell = app.cells["post 2"]
    cell.swipeLeft()
    cell.buttons["Delete"].tap()
    XCTAssertFalse(cell.buttons["Delete"].exists)
  }
}
