import XCTest

/// Finding by label, identifier and predicate.
final class Lesson01Finding: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }

  func testALabelFindsWhatItSays() {
    app.launch()
    app.buttons["Open the menu"].tap()
    XCTAssertTrue(app.tables["menu.table"].exists)
  }

  func testAnIdentifierFindsTheSame() {
    app.launch()
    app.buttons["welcome.open"].tap()
    XCTAssertTrue(app.tables["menu.table"].exists)
  }

  func testAPredicateAsksForMore() {
    app.launch()
    let isPicture = NSPredicate(format: "identifier BEGINSWITH %@", "welcome.image_image:")
    let picture = app.images.element(matching: isPicture)
    XCTAssertEqual(picture.identifier, "welcome.image_image:oolong.png")
  }

  func testTheTreeShowsWhatThereIs() {
    app.launch()
    print(app.debugDescription)
    let button = "identifier: 'welcome.open', label: 'Open the menu'"
    XCTAssertTrue(app.debugDescription.contains(button))
  }
}

/// The same in another language.
final class Lesson01German: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }
  override class var simulatedAppVariant: String? { "german" }

  func testWrongALabelOfAnotherLanguage() {
    app.launch()
    expectFailure(
      """
      Failed to tap "Open the menu" Button: No matches found for Elements matching predicate '"Open the menu" IN identifiers' from input {(
          Button, identifier: 'welcome.open', label: 'Zur Karte',
          Button, identifier: 'welcome.settings', label: 'Einstellungen'
      )}
      """)
    app.buttons["Open the menu"].tap()
  }

  func testAnIdentifierSpeaksNoLanguage() {
    app.launch()
    app.buttons["welcome.open"].tap()
    XCTAssertTrue(app.tables["menu.table"].exists)
  }
}
