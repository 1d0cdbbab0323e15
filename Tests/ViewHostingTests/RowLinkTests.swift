import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct RowLinkApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Row: View {
    @SwiftUI.State private var name: String

    init(name: String) { self.name = name }

    var body: some View { Text(name) }
  }

  private struct Screen: View {
    @SwiftUI.State private var isAsking = false
    @SwiftUI.State private var answer = ""

    var body: some View {
      NavigationStack {
        List {
          ZStack {
            NavigationLink("") { Text("opened") }
            Row(name: "Bread")
          }
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Rows")
        .alert("Sure?", isPresented: $isAsking) {
          TextField("Why", text: $answer)
          Button("Yes") {}
        } message: {
          Text("It is gone then.")
        }
      }
    }
  }
}

/// Rows of lists with links in them, and what is around the parts of an alert.
final class RowLinkTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: RowLinkApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testATapOnAWordBesideALinkOpensTheRow() {
    app.staticTexts["Bread"].tap()
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }

  func testATapOnTheElementAroundARowOpensItsLink() {
    app.cells.element(boundBy: 0).children(matching: .other).element(boundBy: 1).tap()
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }

  func testTheWordsTheFieldsAndTheButtonsOfAnAlertScroll() {
    app.buttons["Ask"].tap()
    let parts = app.alerts["Sure?"].scrollViews.otherElements
    XCTAssertTrue(parts.staticTexts["It is gone then."].exists)
    let field = parts.collectionViews.cells.textFields["Why"]
    field.tap()
    field.typeText("so")
    XCTAssertEqual(field.value as? String, "so")
    parts.buttons["Yes"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }
}
