import Foundation
import SimulatedApp
import XCUIAutomation

final class GestureTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { InputApp.definition }

  override func setUp() { app.launch() }

  private var last: String { app.staticTexts["last"].label }
  private var pad: XCUIElement { app.buttons["pad"] }

  func testSwipesAtAVelocityReachTheElement() {
    pad.swipeUp(velocity: .fast)
    XCTAssertEqual(last, "UP")
    pad.swipeDown(velocity: 2_500.5)
    XCTAssertEqual(last, "DOWN")
    pad.swipeLeft(velocity: .slow)
    XCTAssertEqual(last, "LEFT")
    pad.swipeRight(velocity: XCUIGestureVelocity(50))
    XCTAssertEqual(last, "RIGHT")
  }

  func testASlowerSwipeTakesLonger() {
    func seconds(_ swipe: () -> Void) -> TimeInterval {
      let start = Date()
      swipe()
      return Date().timeIntervalSince(start)
    }
    let usual = seconds(pad.swipeUp)
    XCTAssertEqual(seconds { pad.swipeUp(velocity: .default) }, usual, accuracy: 0.001)
    XCTAssertEqual(seconds { pad.swipeUp(velocity: 100) }, usual + 1.8, accuracy: 0.001)
    XCTAssertEqual(seconds { pad.swipeUp(velocity: .slow) }, usual + 0.2, accuracy: 0.001)
  }

  func testTapsWithSeveralFingers() {
    for (taps, fingers, name) in [(2, 1, "DOUBLE"), (1, 2, "FINGERS"), (1, 1, "TAP")] {
      pad.tap(withNumberOfTaps: taps, numberOfTouches: fingers)
      XCTAssertEqual(last, name)
    }
  }

  func testADragBetweenElementsScrolls() {
    let rows = app.cells
    let start = rows["row8"].frame.minY
    let distance = start - rows["row4"].frame.minY
    rows["row8"].press(forDuration: 0.1, thenDragTo: rows["row4"])
    XCTAssertEqual(rows["row8"].frame.minY, start - distance)
  }

  func testADragBetweenPointsScrolls() {
    let row = app.cells["row8"]
    let top = row.frame.minY
    let from = row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let start = Date()
    from.press(
      forDuration: 0.1, thenDragTo: from.withOffset(CGVector(dx: 0, dy: -80)), withVelocity: 40,
      thenHoldForDuration: 1)
    XCTAssertEqual(Date().timeIntervalSince(start), 3.1, accuracy: 0.5)
    XCTAssertEqual(row.frame.minY, top - 80)
    from.press(forDuration: 0, thenDragTo: from.withOffset(CGVector(dx: 0, dy: 30)))
    XCTAssertEqual(row.frame.minY, top - 50)
  }

  func testADragOfAnElementIsASwipeOrALongPress() {
    pad.press(forDuration: 0, thenDragTo: app.cells["row9"])
    XCTAssertEqual(last, "DOWN")
    pad.press(
      forDuration: 1, thenDragTo: app.cells["row9"], withVelocity: .slow, thenHoldForDuration: 0)
    XCTAssertEqual(last, "LONG")
  }
}
