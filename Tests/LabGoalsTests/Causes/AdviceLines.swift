import XCTest
import XCUIAutomation

/// The lines that advice can have, as code: what is here compiles.
///
/// `AdviceLineTests` looks for each line that advice can print.
enum AdviceLines {
  static func elements(of app: XCUIApplication) {
    _ = app.descendants(matching: .any).firstMatch
    _ = app.otherElements.firstMatch
    _ = app.descendants(matching: .application).firstMatch
    _ = app.groups.firstMatch
    _ = app.windows.firstMatch
    _ = app.sheets.firstMatch
    _ = app.drawers.firstMatch
    _ = app.alerts.firstMatch
    _ = app.dialogs.firstMatch
    _ = app.buttons.firstMatch
    _ = app.radioButtons.firstMatch
    _ = app.radioGroups.firstMatch
    _ = app.checkBoxes.firstMatch
    _ = app.disclosureTriangles.firstMatch
    _ = app.popUpButtons.firstMatch
    _ = app.comboBoxes.firstMatch
    _ = app.menuButtons.firstMatch
    _ = app.toolbarButtons.firstMatch
    _ = app.popovers.firstMatch
    _ = app.keyboards.firstMatch
    _ = app.keys.firstMatch
    _ = app.navigationBars.firstMatch
    _ = app.tabBars.firstMatch
    _ = app.tabGroups.firstMatch
    _ = app.toolbars.firstMatch
    _ = app.statusBars.firstMatch
    _ = app.tables.firstMatch
    _ = app.tableRows.firstMatch
    _ = app.tableColumns.firstMatch
    _ = app.outlines.firstMatch
    _ = app.outlineRows.firstMatch
    _ = app.browsers.firstMatch
    _ = app.collectionViews.firstMatch
    _ = app.sliders.firstMatch
    _ = app.pageIndicators.firstMatch
    _ = app.progressIndicators.firstMatch
    _ = app.activityIndicators.firstMatch
    _ = app.segmentedControls.firstMatch
  }

  static func moreElements(of app: XCUIApplication) {
    _ = app.pickers.firstMatch
    _ = app.pickerWheels.firstMatch
    _ = app.switches.firstMatch
    _ = app.toggles.firstMatch
    _ = app.links.firstMatch
    _ = app.images.firstMatch
    _ = app.icons.firstMatch
    _ = app.searchFields.firstMatch
    _ = app.scrollViews.firstMatch
    _ = app.scrollBars.firstMatch
    _ = app.staticTexts.firstMatch
    _ = app.textFields.firstMatch
    _ = app.secureTextFields.firstMatch
    _ = app.datePickers.firstMatch
    _ = app.textViews.firstMatch
    _ = app.menus.firstMatch
    _ = app.menuItems.firstMatch
    _ = app.menuBars.firstMatch
    _ = app.menuBarItems.firstMatch
    _ = app.maps.firstMatch
    _ = app.webViews.firstMatch
    _ = app.incrementArrows.firstMatch
    _ = app.decrementArrows.firstMatch
    _ = app.timelines.firstMatch
    _ = app.ratingIndicators.firstMatch
    _ = app.valueIndicators.firstMatch
    _ = app.splitGroups.firstMatch
    _ = app.splitters.firstMatch
    _ = app.relevanceIndicators.firstMatch
    _ = app.colorWells.firstMatch
    _ = app.helpTags.firstMatch
    _ = app.mattes.firstMatch
    _ = app.dockItems.firstMatch
    _ = app.rulers.firstMatch
    _ = app.rulerMarkers.firstMatch
    _ = app.grids.firstMatch
    _ = app.levelIndicators.firstMatch
    _ = app.cells.firstMatch
    _ = app.layoutAreas.firstMatch
    _ = app.layoutItems.firstMatch
    _ = app.handles.firstMatch
    _ = app.steppers.firstMatch
    _ = app.tabs.firstMatch
    _ = app.touchBars.firstMatch
    _ = app.statusItems.firstMatch
  }

  static func waits(of app: XCUIApplication) {
    XCTAssertTrue(app.buttons["a"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["a"].waitForNonExistence(timeout: 5))
    XCTAssertTrue(app.buttons["a"].wait(for: \.isHittable, toEqual: true, timeout: 5))
    XCTAssertTrue(app.buttons["a"].wait(for: \.isEnabled, toEqual: true, timeout: 5))
    XCTAssertTrue(app.buttons["a"].wait(for: \.isSelected, toEqual: false, timeout: 5))
    XCTAssertTrue(app.buttons["a"].wait(for: \.label, toEqual: "b", timeout: 5))
    XCTAssertEqual(
      XCTWaiter().wait(
        for: [
          XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "value == \"b\""), object: app.buttons["a"])
        ], timeout: 5), .completed)
    XCTAssertTrue(app.buttons["a"].isHittable)
    for _ in 0..<8
    where !app.buttons["a"].exists || !app.frame.contains(app.buttons["a"].frame) { app.swipeUp() }
    XCTAssertEqual(
      XCTWaiter().wait(
        for: [
          XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "hasKeyboardFocus == true"), object: app.buttons["a"])
        ], timeout: 5), .completed)
  }

  static func steps(of app: XCUIApplication) {
    _ = app.cells.element(boundBy: 2)
    _ = app.tables.children(matching: .cell).firstMatch
    _ = app.cells.matching(NSPredicate(format: "label == 'a'")).firstMatch
    _ = app.cells.matching(identifier: "a").firstMatch
    _ = app.cells.matching(.button, identifier: "a").firstMatch
    _ = app.cells.containing(NSPredicate(format: "label == 'a'")).firstMatch
    _ = app.cells.containing(.button, identifier: "a").firstMatch
    _ = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
  }
}
