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
}
