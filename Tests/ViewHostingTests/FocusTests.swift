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

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first)
        .onSubmit { focus = .last }
      TextField("Last", text: $last).focused($focus, equals: .last)
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

  func testAnActionClosesTheKeyboard() {
    app.textFields["First"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    app.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
