import SimulatedApp
import XCUIAutomation

/// An app in other languages, as the tests of its team launch it.
final class LanguageTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { TravelApp.definition }

  private func launch(_ arguments: String...) {
    app.launchArguments = arguments
    app.launch()
  }

  func testWordsAndFormsOfPluralsAreThoseOfTheLanguage() {
    launch()
    XCTAssertEqual(app.staticTexts["nights"].label, "3 nights")
    launch("-AppleLanguages", "(ru)")
    XCTAssertEqual(app.staticTexts["nights"].label, "3 ночи")
    XCTAssertTrue(app.navigationBars["Поездки"].exists)
  }

  func testAnUnknownLanguageFallsBackToTheAppsOwn() {
    launch("-AppleLanguages", "(fi)")
    XCTAssertTrue(app.navigationBars["Trips"].exists)
  }

  func testTheLocaleWritesNumbers() {
    launch("-AppleLocale", "de_DE")
    XCTAssertEqual(app.staticTexts["price"].label, "3.001,5")
  }

  func testRightToLeftMirrorsBarsAndRows() {
    launch("-AppleLanguages", "(ar)")
    app.buttons["open"].tap()
    XCTAssertGreaterThan(app.navigationBars.buttons["BackButton"].frame.midX, app.frame.midX)
    app.cells["cell2"].swipeLeft()
    XCTAssertFalse(app.buttons["delete"].exists)
    app.cells["cell2"].swipeRight()
    XCTAssertLessThan(app.buttons["delete"].frame.midX, app.frame.midX)
    app.buttons["delete"].tap()
    XCTAssertTrue(app.staticTexts["gone"].exists)
  }

  func testWhatScrollsSidewaysBeginsAtTheRight() {
    launch("-AppleLanguages", "(ar)")
    app.buttons["open"].tap()
    XCTAssertEqual(app.buttons["day0"].frame.maxX, app.scrollViews["days"].frame.maxX)
    let before = app.buttons["day2"].frame.minX
    app.scrollViews["days"].swipeRight()
    XCTAssertGreaterThan(app.buttons["day2"].frame.minX, before)
    app.buttons["day11"].tap()
    XCTAssertEqual(app.staticTexts["day"].label, "11")
    app.scrollViews["days"].swipeLeft()
    app.buttons["day0"].tap()
    XCTAssertEqual(app.staticTexts["day"].label, "0")
  }

  func testPseudoLanguagesShowWhatComesFromNoTable() {
    launch("-NSDoubleLocalizedStrings", "YES", "-NSShowNonLocalizedStrings", "YES")
    XCTAssertEqual(app.navigationBars.staticTexts.firstMatch.label, "Trips Trips")
    XCTAssertEqual(app.buttons["network"].label, "NETWORK")
  }

  func testLargeTextPutsRowsBelowTheScreen() {
    launch("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
    app.buttons["open"].tap()
    let last = app.cells["cell13"]
    XCTAssertGreaterThan(last.frame.minY, app.frame.maxY)
    app.tables["list"].swipeUp()
    XCTAssertTrue(last.isHittable)
  }

  func testTheKeyboardIsThatOfTheLanguage() {
    launch("-AppleLanguages", "(ru)")
    app.textFields["query"].tap()
    XCTAssertTrue(app.keys["ж"].exists)
    XCTAssertEqual(app.keyboards.buttons["Search"].label, "найти")
    XCTAssertEqual(app.keyboards.buttons["shift"].label, "верхний регистр")
    app.typeText("Ω и ω")
    XCTAssertEqual(app.textFields["query"].value as? String, "Ω и ω")
  }
}

/// The same app on devices with other systems.
final class SystemVersionTests: XCUIAutomation::XCTestCase {
  private func run(on device: String, _ body: @escaping (XCUIApplication) -> Void) throws {
    let profile = try XCTUnwrap(DeviceProfile.named(device))
    let record = try CaseRun.record(CompiledApp(TravelApp.definition), on: profile) { _ in
      let app = XCUIApplication()
      app.launch()
      body(app)
    }
    XCTAssertEqual(record.entries.map(\.fact).failures, [])
  }

  func testTheDeviceTellsTheVersionOfTheProcess() throws {
    for (name, version) in [("iOS 26.5", (26, 5, 0)), ("iOS 18", (18, 5, 0))] {
      try run(on: "iPhone 17, \(name)") { _ in
        let system = ProcessInfo.processInfo.operatingSystemVersion
        let numbers = (system.majorVersion, system.minorVersion, system.patchVersion)
        XCTAssert(numbers == version, "\(numbers)")
        XCTAssertEqual(UIDevice.current.systemVersion, "\(version.0).\(version.1)")
      }
    }
  }

  func testTheSystemChoosesWordsAndFrames() throws {
    try run(on: "iPhone SE, iOS 17") { app in
      XCTAssertEqual(UIDevice.current.systemVersion, "17.5")
      XCTAssertEqual(app.frame.size, CGSize(width: 375, height: 667))
      XCTAssertEqual(app.navigationBars.firstMatch.frame.height, 44)
    }
    try run(on: "iPhone 17 Pro Max, iOS 26") { app in
      XCTAssertEqual(UIDevice.current.systemVersion, "26.0")
      XCTAssertEqual(app.frame.size, CGSize(width: 440, height: 956))
      XCTAssertEqual(app.navigationBars.firstMatch.frame.height, 54)
      app.buttons["network"].tap()
      let board = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      XCTAssertTrue(board.alerts["Allow “Travel” to find devices on local networks?"].exists)
    }
  }
}
