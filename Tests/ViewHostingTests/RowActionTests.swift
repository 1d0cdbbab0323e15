import SwiftUI
import XCTest

struct RowActionApp: App {
  var body: some Scene { WindowGroup { Rows() } }
}

private struct Rows: View {
  @State private var told = "nothing"
  @State private var isNoteShown = false
  @SceneStorage("draft") private var draft = "empty"

  var body: some View {
    NavigationSplitView {
      List {
        Text("Row")
          .swipeActions(edge: .leading) { Button("Pin") { told = "pinned" } }
          .swipeActions { Button("Flag") { told = "flagged" } }
        NavigationLink("Detail") { Text("Inside the detail") }
        Text(told).accessibilityIdentifier("told")
        Button("Note") { isNoteShown = true }
          .popover(isPresented: $isNoteShown) { Text("A note") }
        Text(draft).accessibilityIdentifier("draft")
        Button("Write") { draft = "written" }
      }
      .refreshable { told = "loaded anew" }
      .navigationTitle("Rows")
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Below") { told = "below" } }
        ToolbarItem(placement: .topBarLeading) { Button("Left") { told = "left" } }
      }
    } detail: {
      Text("Nothing chosen")
    }
  }
}

final class RowActionTests: HostedAppTests<RowActionApp> {
  private var told: String { app.staticTexts["told"].label }

  func testASwipeToTheLeftShowsTheTrailingAction() {
    app.staticTexts["Row"].swipeLeft()
    app.buttons["Flag"].tap()
    XCTAssertEqual(told, "flagged")
  }

  func testASwipeToTheRightShowsTheLeadingAction() {
    app.staticTexts["Row"].swipeRight()
    app.buttons["Pin"].tap()
    XCTAssertEqual(told, "pinned")
  }

  func testPullingLoadsAnew() {
    let row = app.staticTexts["Row"]
    row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
      forDuration: 0.1,
      thenDragTo: row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 20)))
    XCTAssertEqual(told, "loaded anew")
  }

  func testAPopoverShowsItsContent() {
    app.buttons["Note"].tap()
    XCTAssertTrue(app.staticTexts["A note"].exists)
  }

  func testAListOfASplitViewIsTheFirstScreenOfAPhone() {
    app.buttons["Detail"].tap()
    XCTAssertTrue(app.staticTexts["Inside the detail"].exists)
    app.navigationBars.buttons["Rows"].tap()
    XCTAssertTrue(app.buttons["Detail"].exists)
  }

  func testBarsHoldTheirItems() {
    app.navigationBars["Rows"].buttons["Left"].tap()
    XCTAssertEqual(told, "left")
    app.toolbars.buttons["Below"].tap()
    XCTAssertEqual(told, "below")
  }

  func testStorageOfTheSceneLastsOverTheBackground() {
    app.buttons["Write"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(app.staticTexts["draft"].label, "written")
  }
}
