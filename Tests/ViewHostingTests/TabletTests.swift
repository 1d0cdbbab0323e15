import SwiftUI
import XCTest

struct TabletApp: App {
  var body: some Scene { WindowGroup { Columns() } }
}

private struct Columns: View {
  @State private var folder: String?
  @State private var isSheetOpen = false
  @State private var isBubbleOpen = false

  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } detail: {
      VStack {
        Text(folder ?? "Nothing chosen")
        Button("Open sheet") { isSheetOpen = true }
        Button("Open bubble") { isBubbleOpen = true }
          .popover(isPresented: $isBubbleOpen) { Text("A bubble").frame(width: 200, height: 100) }
      }
      .navigationTitle("Details")
      .sheet(isPresented: $isSheetOpen) { Text("A sheet") }
    }
  }
}

/// On a tablet there is space for columns, for sheets in the middle, and for popovers.
final class TabletTests: HostedAppTests<TabletApp> {
  override class var device: String { "iPad (10th generation)" }

  func testTheColumnsAreSideBySide() {
    XCTAssertEqual(app.navigationBars["Folders"].frame.width, 320)
    XCTAssertEqual(app.navigationBars["Details"].frame.minX, 320)
    XCTAssertTrue(app.staticTexts["Nothing chosen"].isHittable)
  }

  func testAChosenRowChangesTheColumnBeside() {
    app.staticTexts["Work"].tap()
    XCTAssertEqual(app.staticTexts.matching(identifier: "Work").count, 2)
    XCTAssertTrue(app.staticTexts["Home"].isHittable)
  }

  func testASheetIsInTheMiddleAndATapBesideItClosesIt() {
    app.buttons["Open sheet"].tap()
    let region = app.otherElements["PopoverDismissRegion"]
    XCTAssertEqual(region.frame, app.windows.firstMatch.frame)
    XCTAssertEqual(app.staticTexts["A sheet"].frame.midX, 410, accuracy: 1)
    region.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.05)).tap()
    XCTAssertFalse(app.staticTexts["A sheet"].exists)
  }

  func testAPopoverIsABubble() {
    app.buttons["Open bubble"].tap()
    XCTAssertTrue(app.popovers.staticTexts["A bubble"].exists)
    app.otherElements["PopoverDismissRegion"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.05, dy: 0.05)
    ).tap()
    XCTAssertFalse(app.popovers.firstMatch.exists)
  }
}
