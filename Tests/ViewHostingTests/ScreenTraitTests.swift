import XCTest

final class ScreenTraitTests: XCTestCase {
  func testTheScreenIsLight() {
    XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .light)
  }
}
