import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct BarPictureApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Picture") {
          Image(systemName: "star").resizable().frame(width: 900, height: 900)
            .navigationTitle("Star")
        }
        .navigationTitle("Pictures")
      }
    }
  }
}

/// Pictures that are larger than the screen, below the bar.
final class BarPictureTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: BarPictureApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheButtonsOfABarAreAbovePictures() {
    app.buttons["Picture"].tap()
    XCTAssertTrue(app.images.firstMatch.frame.intersects(app.navigationBars.firstMatch.frame))
    let back = app.navigationBars.buttons["Pictures"]
    XCTAssertTrue(back.isHittable)
    back.tap()
    XCTAssertTrue(app.buttons["Picture"].exists)
  }
}
