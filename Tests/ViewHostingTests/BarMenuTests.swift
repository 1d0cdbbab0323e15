import SwiftUI
import XCTest

struct BarMenuApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Menu {
          Button("Print") {}
        } label: {
          Image(systemName: "printer")
        }
        .navigationTitle("Books")
        .toolbar {
          Button {
          } label: {
            Image(systemName: "plus.circle.fill")
          }
          Menu {
            Button("By name") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
    }
  }
}

/// The pictures of buttons and menus in a navigation bar.
final class BarMenuTests: HostedAppTests<BarMenuApp> {
  private var bar: XCUIElement { app.navigationBars["Books"] }

  func testTheButtonOfAMenuHasAPictureInside() {
    bar.buttons["More"].images["More"].tap()
    XCTAssertTrue(app.buttons["By name"].exists)
  }

  func testThePictureOfAButtonIsTheButtonAlone() {
    XCTAssertTrue(bar.buttons["Add"].exists)
    XCTAssertFalse(bar.images["Add"].exists)
    XCTAssertFalse(app.buttons["Printer"].images.firstMatch.exists)
  }
}
