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

  func testAWheelHasNoOtherWords() {
    XCTExpectFailure("a wheel turns to its rows alone") {
      wheel.adjust(toPickerWheelValue: "Pink")
    }
    XCTAssertEqual(wheel.value as? String, "Green")
  }
}
