import SwiftUI
import XCTest

struct ChosenSwitchesApp: App {
  var body: some Scene { WindowGroup { NavigationStack { ChosenSwitches() } } }
}

private struct ChosenSwitches: View {
  @State private var chosen: Set<String> = []
  @State private var isOn = ["Tea": false, "Milk": false]

  var body: some View {
    List(["Tea", "Milk"], id: \.self, selection: $chosen) { name in
      Toggle(name, isOn: Binding(get: { isOn[name] == true }, set: { isOn[name] = $0 }))
    }
    .navigationTitle("\(chosen.count) chosen")
    .toolbar { EditButton() }
  }
}

final class ChosenSwitchesTests: HostedAppTests<ChosenSwitchesApp> {
  func testTheRowOfASwitchIsChosen() {
    app.buttons["Edit"].tap()
    app.switches["Tea"].firstMatch.tap()
    XCTAssertTrue(app.navigationBars["1 chosen"].exists)
    XCTAssertEqual(app.switches["Tea"].firstMatch.value as? String, "0")
  }

  func testASwitchIsTurnedWhileNothingIsEdited() {
    app.switches["Tea"].switches.firstMatch.tap()
    XCTAssertEqual(app.switches["Tea"].firstMatch.value as? String, "1")
    XCTAssertTrue(app.navigationBars["0 chosen"].exists)
  }
}
