import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct TraitApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Screen: View {
    @SwiftUI.State private var isMarked = false
    @SwiftUI.State private var isChecked = false
    private let page = URL(string: "https://example.com")

    var body: some View {
      ScrollView {
        if let page {
          Link("Page", destination: page)
          Link("Bare", destination: page).accessibilityRemoveTraits(.isButton)
        }
        Toggle("Mark", isOn: $isMarked).toggleStyle(.button)
        Toggle("Check", isOn: $isChecked).toggleStyle(BoxStyle())
        Text(isChecked ? "checked" : "open")
        DisclosureGroup("More") { Text("inside") }
      }
    }
  }

  private struct BoxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
      .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

/// The types of elements that follow from traits, and the element around what scrolls.
final class TraitTypeTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: TraitApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testALinkIsAButton() {
    XCTAssertTrue(app.buttons["Page"].exists)
    XCTAssertFalse(app.links["Page"].exists)
  }

  func testALinkWithoutTheTraitOfAButtonIsALink() {
    XCTAssertTrue(app.links["Bare"].exists)
  }

  func testAToggleThatLooksLikeAButtonIsASwitch() {
    let mark = app.switches["Mark"]
    mark.tap()
    XCTAssertEqual(mark.value as? String, "1")
  }

  func testAToggleThatTheAppDrawsIsASwitchWithTheWordsOfItsLabel() {
    let check = app.switches["Check"]
    check.tap()
    XCTAssertEqual(check.value as? String, "1")
    XCTAssertTrue(app.staticTexts["checked"].exists)
  }

  func testAGroupThatOpensIsTouchedOverItsWholeWidth() {
    XCTAssertEqual(app.buttons["More"].frame.width, app.windows.firstMatch.frame.width)
  }

  func testWhatScrollsIsInOneElement() {
    XCTAssertEqual(app.scrollViews.children(matching: .other).firstMatch.buttons.count, 2)
    XCTAssertTrue(app.scrollViews.otherElements.staticTexts["open"].exists)
  }
}
