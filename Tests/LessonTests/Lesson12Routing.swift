import XCTest

/// Routing tests, in an app where a link leads to the wrong screen.
final class Lesson12Routing: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }
  override class var simulatedAppVariant: String? { "lostSettings" }

  private func open(_ link: String) throws {
    app.launch()
    app.open(try XCTUnwrap(URL(string: link)))
  }

  func testWrongWhatEveryScreenHas() throws {
    try open("teahouse://settings")
    XCTAssertTrue(app.navigationBars.firstMatch.exists, "passes, although the link is broken")
  }

  func testTheMarkerOfTheScreenTellsIt() throws {
    try open("teahouse://settings")
    expectFailure(
      """
      XCTAssertTrue failed - settings
      """)
    XCTAssertTrue(app.otherElements["settings.view"].waitForExistence(timeout: 5), "settings")
  }

  func testALinkThatIsRight() throws {
    try open("teahouse://menu")
    XCTAssertTrue(app.tables["menu.table"].waitForExistence(timeout: 5), "menu")
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.name = "menu"
    picture.lifetime = .keepAlways
    add(picture)
  }
}
