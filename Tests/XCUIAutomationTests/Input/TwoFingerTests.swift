import Foundation
import SimulatedApp
import XCUIAutomation

final class TwoFingerTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { FieldsApp.definition }

  override func setUp() { app.launch() }

  private var last: String { app.staticTexts["last"].label }

  private func seconds(_ act: () -> Void) -> TimeInterval {
    let start = Date()
    act()
    return Date().timeIntervalSince(start)
  }

  func testAPinchAndARotationReachTheElement() {
    app.maps["map"].pinch(withScale: 0.5, velocity: -1)
    XCTAssertEqual(last, "0.5")
    app.maps["map"].rotate(1.5, withVelocity: 3)
    XCTAssertEqual(last, "1.5")
  }

  func testASlowerPinchTakesLonger() {
    let fast = seconds { app.maps["map"].pinch(withScale: 3, velocity: 4) }
    let slow = seconds { app.maps["map"].pinch(withScale: 3, velocity: 1) }
    XCTAssertEqual(slow - fast, 1.5, accuracy: 0.001)
  }

  func testAnImpossiblePinchFails() throws {
    let failures = try CaseRun.facts(FieldsApp.compiled) { _ in
      let app = XCUIApplication()
      app.launch()
      app.maps["map"].pinch(withScale: 2, velocity: -1)
    }.failures
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.hasPrefix(
        "Failed to pinch \"map\" Map: A pinch to a scale of 2.0 needs a velocity above 0, "
          + "not -1.0.") == true, "\(failures)")
  }

  func testAShortPressIsATap() {
    app.maps["map"].press(forDuration: 0.4)
    XCTAssertEqual(last, "TAP")
    app.maps["map"].press(forDuration: 0.5)
    XCTAssertEqual(last, "LONG")
  }
}
