import SwiftUI
import XCTest

struct ScrollHabitsApp: App {
  var body: some Scene { WindowGroup { ScrollHabitsView() } }
}

private struct ScrollHabitsView: View {
  @FocusState private var isTyping: Bool
  @State private var text = ""
  @State private var mode = ScrollDismissesKeyboardMode.automatic
  @State private var isHeld = false
  @State private var told = "nothing"

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isTyping)
      Text(isTyping ? "typing" : "not typing")
      Text(told).accessibilityIdentifier("told")
      HStack {
        Button("Never") { mode = .never }
        Button("Interactively") { mode = .interactively }
        Button("Hold") { isHeld = true }
      }
      List(1..<40, id: \.self) { Text("Row \($0)") }
        .scrollDismissesKeyboard(mode)
        .scrollDisabled(isHeld)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 300
        } action: {
          told = "\($0) \($1)"
        }
    }
  }
}

/// What a finger that scrolls does, as far as the app decides.
final class ScrollHabitsTests: HostedAppTests<ScrollHabitsApp> {
  private var isTyping: Bool { app.staticTexts["typing"].exists }
  private var told: String { app.staticTexts["told"].label }

  private func type() {
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("tea")
    XCTAssertTrue(isTyping)
  }

  func testAScrollDismissesTheKeyboard() {
    type()
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertEqual(app.keyboards.count, 0)
    XCTAssertFalse(isTyping)
  }

  func testAScrollLeavesTheKeyboardIfTheAppWantsIt() {
    app.buttons["Never"].tap()
    type()
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertEqual(app.keyboards.count, 1)
    XCTAssertTrue(isTyping)
  }

  func testAFingerDragsTheKeyboardDown() {
    app.buttons["Interactively"].tap()
    type()
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertTrue(isTyping)
    let row = app.collectionViews.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    row.press(forDuration: 0.05, thenDragTo: row.withOffset(CGVector(dx: 0, dy: 500)))
    XCTAssertFalse(isTyping)
  }

  func testAListThatIsHeldDoesNotScroll() {
    app.buttons["Hold"].tap()
    let before = app.staticTexts["Row 1"].frame
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertEqual(app.staticTexts["Row 1"].frame, before)
    XCTAssertEqual(told, "nothing")
  }

  func testTheGeometryIsToldWhenItsValueChanges() {
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertEqual(told, "false true")
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertEqual(told, "false true")
    for _ in 1...3 { app.collectionViews.firstMatch.swipeDown() }
    XCTAssertEqual(told, "true false")
  }
}
