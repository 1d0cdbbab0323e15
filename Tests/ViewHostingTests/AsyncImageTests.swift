import SwiftUI
import XCTest

struct PosterApp: App {
  var body: some Scene { WindowGroup { Posters() } }

  private struct Posters: View {
    @SwiftUI.State private var name = "sea"
    @SwiftUI.State private var waits: [String] = []

    var body: some View {
      AsyncImage(url: URL(string: "https://example.com/\(name).png")) { image in
        image.resizable().frame(width: 80, height: 120)
      } placeholder: {
        Text("Loading \(name)").onAppear { waits.append(name) }
      }
      .accessibilityIdentifier("poster")
      AsyncImage(url: nil) { phase in
        Text(phase.image == nil ? "no picture" : "a picture")
      }
      Button("Next") { name = "hills" }
      Text(waits.joined(separator: " ")).accessibilityIdentifier("waits")
    }
  }
}

final class AsyncImageTests: HostedAppTests<PosterApp> {
  func testAPictureTakesThePlaceOfItsPlaceholder() {
    XCTAssertTrue(app.images["poster"].waitForExistence(timeout: 1))
    XCTAssertEqual(app.images["poster"].frame.size, CGSize(width: 80, height: 120))
    XCTAssertEqual(app.staticTexts["waits"].label, "sea")
  }

  func testAPictureOfAnotherAddressIsOnItsWayAgain() {
    XCTAssertTrue(app.images["poster"].waitForExistence(timeout: 1))
    app.buttons["Next"].tap()
    XCTAssertTrue(app.images["poster"].waitForExistence(timeout: 1))
    XCTAssertEqual(app.staticTexts["waits"].label, "sea hills")
  }

  func testAPictureWithoutAnAddressDoesNotCome() {
    XCTAssertTrue(app.images["poster"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["no picture"].exists)
  }
}
