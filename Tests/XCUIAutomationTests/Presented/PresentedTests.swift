import SimulatedApp
import XCUIAutomation

final class PresentedOnAPhoneTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()
  private var last: String { app.staticTexts["last"].label }

  override class var simulatedAppDefinition: AppDefinition? {
    PresentedApp.definition(device: "iPhone 15")
  }

  override func setUp() { app.launch() }

  func testAnActionSheetIsFoundByItsTitle() {
    app.buttons["DELETE"].tap()
    XCTAssertFalse(app.staticTexts["last"].exists)
    app.sheets["Delete the file?"].buttons["Delete File"].tap()
    XCTAssertFalse(app.sheets.firstMatch.exists)
    XCTAssertEqual(last, "deleted")
  }

  func testAnActionSheetIsCancelled() {
    app.buttons["DELETE"].tap()
    app.sheets.buttons["Cancel"].tap()
    XCTAssertEqual(last, "kept")
  }

  func testTheGrabberPullsASheetUp() {
    app.buttons["DRAFT"].tap()
    let grabber = app.buttons["Sheet Grabber"]
    XCTAssertEqual(grabber.value as? String, "Half screen")
    let start = grabber.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    start.press(forDuration: 0.1, thenDragTo: top)
    XCTAssertEqual(grabber.value as? String, "Expanded")
  }

  func testADraftIsDiscardedOnlyWhenAsked() {
    app.buttons["DRAFT"].tap()
    app.textViews["text"].tap()
    app.typeText("Dear")
    app.otherElements["PopoverDismissRegion"].tap()
    app.sheets["Discard the draft?"].buttons["Discard"].tap()
    XCTAssertTrue(app.navigationBars["Home"].exists)
  }

  func testAPopoverIsASheet() {
    app.buttons["OPTIONS"].tap()
    XCTAssertFalse(app.popovers.firstMatch.exists)
    app.navigationBars["Options"].swipeDown()
    XCTAssertFalse(app.switches["wifi"].exists)
  }

  func testCopyOfTheShareSheet() {
    app.buttons["SHARE"].tap()
    app.otherElements["ActivityListView"].cells["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "a link")
    XCTAssertEqual(last, "copy")
  }

  func testTheShareSheetIsClosed() {
    app.buttons["SHARE"].tap()
    app.navigationBars["UIActivityContentView"].buttons["Close"].tap()
    XCTAssertFalse(app.otherElements["ActivityListView"].exists)
  }

  func testThePasteIsAllowedInSpringBoard() {
    UIPasteboard.general.string = "from the test"
    app.buttons["PASTE"].tap()
    XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Allow Paste"].tap()
    XCTAssertEqual(last, "from the test")
  }

  func testTheBadgeOfATab() {
    XCTAssertEqual(app.tabBars.buttons["tab.home"].value as? String, "3 items")
    app.buttons["DELETE"].tap()
    app.sheets.buttons["Delete File"].tap()
    XCTAssertEqual(app.tabBars.buttons["tab.home"].value as? String, "1 item")
  }

  func testTheSixthTabIsUnderMore() {
    app.tabBars.buttons["More"].tap()
    app.tables.cells.staticTexts["Six"].tap()
    XCTAssertTrue(app.staticTexts["The sixth"].exists)
    app.navigationBars["Six"].buttons["More"].tap()
    XCTAssertEqual(app.tables.cells.count, 2)
  }
}

final class PresentedOnATabletTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? {
    PresentedApp.definition(device: "iPad (10th generation)")
  }

  override func setUp() { app.launch() }

  func testAnActionSheetIsAPopoverWithoutCancel() {
    app.buttons["DELETE"].tap()
    XCTAssertTrue(app.popovers.sheets["Delete the file?"].exists)
    XCTAssertFalse(app.buttons["Cancel"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertEqual(app.staticTexts["last"].label, "kept")
  }

  func testAPopoverIsLeftByATapOutside() {
    app.buttons["OPTIONS"].tap()
    XCTAssertTrue(app.popovers.switches["wifi"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertFalse(app.popovers.firstMatch.exists)
  }

  func testEveryTabHasAButton() {
    XCTAssertFalse(app.tabBars.buttons["More"].exists)
    app.tabBars.buttons["Six"].tap()
    XCTAssertTrue(app.staticTexts["The sixth"].exists)
  }
}
