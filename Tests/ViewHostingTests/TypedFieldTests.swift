import SwiftUI
import XCTest

struct TypedApp: App {
  var body: some Scene { WindowGroup { TypedForm() } }
}

private struct TypedForm: View {
  @State private var words = ""

  var body: some View {
    VStack {
      TextField("Words", text: $words)
      TextField("Twin", text: $words)
      Button("Clear") { words = "" }
      Button("Clear later") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          words = "late"
        }
      }
    }
  }
}

/// Fields whose text no view reads show it all the same, whoever changes it.
final class TypedFieldTests: HostedAppTests<TypedApp> {
  override func setUp() {
    super.setUp()
    app.textFields["Words"].tap()
    app.textFields["Words"].typeText("tea")
  }

  func testAFieldShowsWhatIsTypedIntoAnother() {
    XCTAssertEqual(app.textFields["Words"].value as? String, "tea")
    XCTAssertEqual(app.textFields["Twin"].value as? String, "tea")
  }

  func testAFieldShowsWhatAButtonChanges() {
    app.buttons["Clear"].tap()
    XCTAssertEqual(app.textFields["Words"].value as? String, "Words")
    XCTAssertEqual(app.textFields["Twin"].value as? String, "Twin")
  }

  func testAFieldShowsWhatATaskChanges() {
    app.buttons["Clear later"].tap()
    let twin = app.textFields["Twin"]
    expectation(for: NSPredicate(format: "value == 'late'"), evaluatedWith: twin)
    waitForExpectations(timeout: 3)
  }
}
