import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct AssistedApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Screen: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @SwiftUI.State private var isLoved = false

    var body: some View {
      Button {
        isLoved.toggle()
        AccessibilityNotification.Announcement("Loved \(isLoved)").post()
      } label: {
        Text("Love")
      }
      .accessibilityLabel("Loved", isEnabled: isLoved)
      .accessibilityAction {
        isLoved = true
      } label: {
        Text("Love it")
      }
      LabeledContent(String("Name")) { Text("Ada").speechSpellsOutCharacters() }
      Text(contrast == .standard ? "usual" : "more")
    }
  }
}

/// Conditional labels, and modifiers that only assistive technologies see.
final class AssistanceTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: AssistedApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testALabelHoldsOnlyWhereItIsEnabled() {
    XCTAssertFalse(app.buttons["Loved"].exists)
    app.buttons["Love"].tap()
    XCTAssertTrue(app.buttons["Loved"].exists)
  }

  func testContentWithAStringAsLabelSaysBoth() {
    XCTAssertTrue(app.staticTexts["Name, Ada"].exists)
  }

  func testTheContrastIsTheUsualOne() {
    XCTAssertTrue(app.staticTexts["usual"].exists)
  }
}
