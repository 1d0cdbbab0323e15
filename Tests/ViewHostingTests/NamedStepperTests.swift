import SwiftUI
import XCTest

struct NamedStepperApp: App {
  var body: some Scene { WindowGroup { CupStepper() } }
}

private struct CupStepper: View {
  @State private var cups = 1

  var body: some View {
    Stepper("\(cups) cups", value: $cups).accessibilityIdentifier("cups")
  }
}

/// A stepper with an identifier.
final class NamedStepperTests: HostedAppTests<NamedStepperApp> {
  func testItsButtonsAreNamedAfterIt() {
    app.buttons["cups-Increment"].tap()
    XCTAssertTrue(app.staticTexts["2 cups"].exists)
    app.steppers["cups"].buttons["cups-Decrement"].tap()
    XCTAssertTrue(app.staticTexts["1 cups"].exists)
  }

  func testTheirLabelsStay() {
    app.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["2 cups"].exists)
  }
}
