import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

/// What a person does with recipes, on the app's own source.
class RecipeTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { RecipeTwins.source }
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testARecipeIsLoaded() {
    app.buttons["recipe Bread"].tap()
    XCTAssertTrue(app.activityIndicators["loading"].exists)
    let steps = app.staticTexts["steps"]
    XCTAssertFalse(steps.waitForExistence(timeout: 1))
    XCTAssertTrue(steps.waitForExistence(timeout: 1))
    XCTAssertEqual(steps.label, "Wash your hands, then make the bread.")
  }

  func testTheBackButtonLeadsToAllRecipes() {
    app.buttons["recipe Soup"].tap()
    app.navigationBars["Soup"].buttons["Recipes"].tap()
    XCTAssertTrue(app.navigationBars["Recipes"].exists)
  }

  func testARecipeIsDeletedAfterAQuestion() {
    app.buttons["recipe Bread"].tap()
    XCTAssertTrue(app.buttons["Delete"].waitForExistence(timeout: 2))
    app.buttons["Delete"].tap()
    app.alerts["Delete this recipe?"].buttons["Keep"].tap()
    XCTAssertTrue(app.navigationBars["Bread"].exists)
    app.buttons["Delete"].tap()
    app.alerts.buttons["Delete"].tap()
    XCTAssertTrue(app.navigationBars["Recipes"].exists)
    XCTAssertFalse(app.buttons["recipe Bread"].exists)
  }

  func testARecipeIsAdded() {
    app.navigationBars.buttons["Add"].tap()
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.textFields["title"].tap()
    app.textFields["title"].typeText("Pie")
    app.buttons["Save"].tap()
    XCTAssertEqual(app.cells.count, 4)
    XCTAssertTrue(app.buttons["recipe Pie"].exists)
  }

  func testASheetIsCancelled() {
    app.navigationBars.buttons["Add"].tap()
    app.switches["vegetarian"].switches.firstMatch.tap()
    XCTAssertTrue(app.staticTexts["No meat, no fish"].exists)
    app.buttons["Cancel"].tap()
    XCTAssertEqual(app.cells.count, 3)
  }

  func testSettingsAreKeptInTheirTab() {
    app.tabBars.buttons["Settings"].tap()
    app.switches["metric"].switches.firstMatch.tap()
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ann")
    XCTAssertFalse(app.tabBars.buttons["Recipes"].isHittable)
    app.keyboards.buttons["Return"].tap()
    XCTAssertEqual(app.staticTexts["cook"].label, "Ann cooks")
    app.tabBars.buttons["Recipes"].tap()
    app.tabBars.buttons["Settings"].tap()
    XCTAssertEqual(app.staticTexts["cook"].label, "Ann cooks")
    XCTAssertEqual(app.switches["metric"].value as? String, "0")
  }
}

/// The same tests on the app's model.
final class RecipeModelTests: RecipeTests {
  override class var simulatedAppDefinition: AppDefinition? { nil }
  override class var simulatedApp: String? { RecipeTwins.model }

  override func testARecipeIsLoaded() { super.testARecipeIsLoaded() }
  override func testTheBackButtonLeadsToAllRecipes() { super.testTheBackButtonLeadsToAllRecipes() }
  override func testARecipeIsDeletedAfterAQuestion() { super.testARecipeIsDeletedAfterAQuestion() }
  override func testARecipeIsAdded() { super.testARecipeIsAdded() }
  override func testASheetIsCancelled() { super.testASheetIsCancelled() }
  override func testSettingsAreKeptInTheirTab() { super.testSettingsAreKeptInTheirTab() }
}

/// One app, twice.
enum RecipeTwins {
  static var source: AppDefinition { AppDefinition(running: RecipesApp.self) }
  static var model: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Screens").path
  }
}
