import EventOrders
import SimulatedApp
import XCTest

/// Tests that pass in some orders of a set or dictionary only.
final class UnorderedCauseTests: SearchingTests {
  func testTheAppShowsASetAsItComes() {
    let usual = GenresApp.genres.first
    let found = RacedTests<GenresApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertNotEqual(app.buttons.element(boundBy: 0).label, usual)
    }
    expect(found, .app, "Sort the set or dictionary where the app shows it")
  }

  func testTheTestTouchesTheElementsOfASet() {
    let usual = GenresApp.genres.reversed().first
    let found = RacedTests<SortedGenresApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      for name in GenresApp.genres { app.buttons[name].tap() }
      XCTAssertNotEqual(app.staticTexts["last"].label, usual)
    }
    expect(found, .test, "or compare it as a whole")
  }
}
