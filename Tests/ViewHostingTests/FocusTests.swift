import SwiftUI
import XCTest

struct FormApp: App {
  var body: some Scene {
    WindowGroup { NameForm() }
  }
}

private struct NameForm: View {
  private enum Field { case first, last }

  @State private var first = ""
  @State private var last = ""
  @FocusState private var focus: Field?
  @FocusState private var isInKept: Bool
  @State private var note = ""
  @State private var noted = ""

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first)
        .onSubmit { focus = .last }
      TextField("Last", text: $last).focused($focus, equals: .last)
      TextField("Note", text: $note).onSubmit { noted = note }
      Text("Noted \(noted)")
      TextField("Kept", text: $note).focused($isInKept).onSubmit { noted = note }
      Text(isInKept ? "in kept" : "not in kept")
      Text("Hello \(first) \(last)")
      Button("Begin") { focus = .first }
      Button("Begin later") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          focus = .first
        }
      }
      Button("Done") { focus = nil }
    }
  }
}

/// The keyboard follows the focus that an app sets.
final class FocusTests: HostedAppTests<FormApp> {
  func testAnActionMovesTheKeyboardToAField() {
    app.buttons["Begin"].tap()
    app.textFields["First"].typeText("Ann")
    XCTAssertTrue(app.staticTexts["Hello Ann "].exists)
  }

  func testATaskMovesTheKeyboardToAField() {
    app.buttons["Begin later"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 3))
    app.textFields["First"].typeText("Ann")
    XCTAssertTrue(app.staticTexts["Hello Ann "].exists)
  }

  func testReturnMovesTheKeyboardToTheNextField() {
    app.textFields["First"].tap()
    app.textFields["First"].typeText("Ann\n")
    app.textFields["Last"].typeText("Lee")
    XCTAssertTrue(app.staticTexts["Hello Ann Lee"].exists)
  }

  func testReturnTakesTheKeyboardAwayAfterItsAction() {
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("tea\n")
    XCTAssertTrue(app.staticTexts["Noted tea"].exists)
    XCTAssertFalse(app.keyboards.firstMatch.exists)
    app.textFields["Note"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func testReturnEndsTheFocusOfItsField() {
    app.textFields["First"].tap()
    app.textFields["Kept"].tap()
    XCTAssertTrue(app.staticTexts["in kept"].exists)
    app.textFields["Kept"].typeText("x\n")
    XCTAssertTrue(app.staticTexts["not in kept"].exists)
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testAnActionClosesTheKeyboard() {
    app.textFields["First"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    app.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
