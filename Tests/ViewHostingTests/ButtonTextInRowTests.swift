import SwiftUI
import XCTest

struct ButtonTextInRowApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Open") { Text("Opened") }
          Button("Press") {}
          Button {
          } label: {
            Image(systemName: "plus")
          }
          HStack {
            Text("Count")
            Button("Increment") {}
          }
        }
        .safeAreaInset(edge: .bottom) { Button("Outside") {} }
      }
    }
  }
}

/// A button or a link that is all of a row has its text inside, as recorded tests show.
final class ButtonTextInRowTests: HostedAppTests<ButtonTextInRowApp> {
  func testALinkThatFillsARowHasItsText() {
    app.collectionViews.buttons["Open"].staticTexts["Open"].tap()
    XCTAssertTrue(app.staticTexts["Opened"].exists)
  }

  func testAButtonThatFillsARowHasItsText() {
    XCTAssertTrue(app.collectionViews.buttons["Press"].staticTexts["Press"].isHittable)
  }

  func testAButtonWithAPictureHasNoText() {
    XCTAssertTrue(app.buttons["Add"].exists)
    XCTAssertFalse(app.staticTexts["Add"].exists)
  }

  func testAButtonBesideATextOrOutsideOfAListIsTheText() {
    XCTAssertFalse(app.staticTexts["Increment"].exists)
    XCTAssertFalse(app.staticTexts["Outside"].exists)
  }
}
