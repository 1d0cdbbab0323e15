import SwiftUI
import XCTest

struct WheelApp: App {
  var body: some Scene { WindowGroup { Wheel() } }
}

private struct Wheel: View {
  @State private var colour = "Green"

  var body: some View {
    VStack {
      Picker("Colour", selection: $colour) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      Text("chosen: \(colour)")
    }
  }
}

final class WheelTests: HostedAppTests<WheelApp> {
  private var wheel: XCUIElement { app.pickerWheels.element }

  func testAWheelSaysTheWordsOfItsRow() {
    XCTAssertEqual(wheel.value as? String, "Green")
  }

  func testAWheelTurnsToWords() {
    wheel.adjust(toPickerWheelValue: "Blue")
    XCTAssertEqual(wheel.value as? String, "Blue")
    XCTAssertTrue(app.staticTexts["chosen: Blue"].exists)
  }

  func testASwipeTurnsAWheel() {
    wheel.swipeDown()
    XCTAssertEqual(wheel.value as? String, "Red")
  }

  func testATapBelowTheMiddleTurnsToTheRowThere() {
    tap(below: 20)
    XCTAssertEqual(wheel.value as? String, "Blue")
    XCTAssertTrue(app.staticTexts["chosen: Blue"].exists)
  }

  func testATapAboveTheMiddleTurnsToTheRowThere() {
    tap(below: -32)
    XCTAssertEqual(wheel.value as? String, "Red")
  }

  func testATapInTheMiddleTurnsNothing() {
    wheel.tap()
    XCTAssertEqual(wheel.value as? String, "Green")
  }

  /// Taps a place of the wheel that is some points below its middle.
  private func tap(below points: Double) {
    wheel.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .withOffset(CGVector(dx: 0, dy: points)).tap()
  }

  func testAWheelHasNoOtherWords() {
    XCTExpectFailure("a wheel turns to its rows alone") {
      wheel.adjust(toPickerWheelValue: "Pink")
    }
    XCTAssertEqual(wheel.value as? String, "Green")
  }
}
