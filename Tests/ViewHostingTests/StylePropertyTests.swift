import SwiftUI
import XCTest

private final class Theme: ObservableObject {
  @Published var name = "Light"
}

private struct ThemedButtonStyle: ButtonStyle {
  @EnvironmentObject private var theme: Theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(isEnabled ? theme.name : "off")
    }
  }
}

private struct CountingToggleStyle: ToggleStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    Button("Turned \(count) times") {
      count += 1
      configuration.isOn.toggle()
    }
  }
}

struct ThemedApp: App {
  @StateObject private var theme = Theme()

  var body: some Scene { WindowGroup { StyledView().environmentObject(theme) } }
}

private struct StyledView: View {
  @EnvironmentObject private var theme: Theme
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Save") { theme.name = "Dark" }
      Button("Send") {}.disabled(true)
      Toggle("Sound", isOn: $isOn).toggleStyle(CountingToggleStyle())
    }
    .buttonStyle(ThemedButtonStyle())
  }
}

/// Styles of an app that have properties as views have them.
final class StylePropertyTests: HostedAppTests<ThemedApp> {
  func testAStyleFollowsAnObjectOfTheEnvironment() {
    app.buttons["Save, Light"].tap()
    XCTAssertTrue(app.buttons["Save, Dark"].exists)
  }

  func testAStyleKnowsTheEnvironmentOfItsControl() {
    XCTAssertTrue(app.buttons["Send, off"].exists)
  }

  func testAStyleKeepsItsState() {
    app.buttons.element(boundBy: 2).tap()
    app.buttons.element(boundBy: 2).tap()
    XCTAssertEqual(app.buttons.element(boundBy: 2).label, "Turned 2 times, Light")
  }
}
