import XCTest

@testable import PageObjects

/// How far a scroll goes, in values alone: the area is from 100 to 500.
final class ScrollStepTests: XCTestCase {
  private let step = ScrollStep(area: 100...500)

  func testWhatIsInside() {
    XCTAssertEqual(step.distance(to: 100...500), 0)
    XCTAssertEqual(step.distance(to: 99.5...200), 0)
  }

  func testWhatIsBelowAndAbove() {
    XCTAssertEqual(step.distance(to: 450...550), 50)
    XCTAssertEqual(step.distance(to: 40...140), -60)
  }

  func testWhatIsLargerThanTheArea() {
    XCTAssertEqual(step.distance(to: 300...900), 200)
    XCTAssertEqual(step.distance(to: 100...900), 0)
  }

  func testWhatIsNowhere() {
    XCTAssertNil(step.distance(to: nil))
    XCTAssertEqual(step.drag(for: nil, way: .further), 240)
    XCTAssertEqual(step.drag(for: nil, way: .back), -240)
  }

  func testADragIsNeitherTooLongNorTooShort() {
    XCTAssertEqual(step.drag(for: 1_000, way: .further), 240)
    XCTAssertEqual(step.drag(for: -5, way: .further), -24)
    XCTAssertEqual(step.drag(for: 100, way: .further), 100)
  }
}
