import SwiftUI
import XCTest

struct LabeledControlApp: App {
  var body: some Scene { WindowGroup { LabeledControlView() } }
}

private struct LabeledControlView: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var cups = 1
  @State private var told = "nothing"

  var body: some View {
    Form {
      LabeledContent("Name") { TextField("Your name", text: $name) }
      LabeledContent("Alarm") { Toggle("Rings", isOn: $isOn) }
      LabeledContent("Cups") { Stepper("\(cups)", value: $cups) }
      LabeledContent("Help") { Button("Call") { told = "called" } }
      LabeledContent("Told", value: told)
    }
  }
}

/// A label beside a control, and one beside a text.
final class LabeledControlTests: HostedAppTests<LabeledControlApp> {
  func testAFieldBesideALabelTakesText() {
    app.textFields["Your name"].tap()
    app.textFields["Your name"].typeText("Ada")
    XCTAssertTrue(app.textFields.matching(NSPredicate(format: "value == 'Ada'")).element.exists)
    XCTAssertTrue(app.staticTexts["Name"].exists)
  }

  func testOtherControlsBesideALabelAreUsed() {
    app.switches["Rings"].switches.firstMatch.tap()
    XCTAssertEqual(app.switches["Rings"].value as? String, "1")
    app.buttons["Increment"].tap()
    XCTAssertTrue(app.steppers["2"].exists)
    app.buttons["Call"].tap()
    XCTAssertTrue(app.staticTexts["Told, called"].exists)
  }
}
