import Combine
import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct DelayedPublisherApp: App {
  var body: some Scene { WindowGroup { Finder() } }

  private struct Finder: View {
    @SwiftUI.State private var found = "nothing"
    @SwiftUI.State private var asked = PassthroughSubject<String, Never>()

    var body: some View {
      VStack {
        Text(found)
        Button("Find") { asked.send("tea") }
      }
      .onReceive(
        asked.map { Just($0).delay(for: .seconds(1), scheduler: DispatchQueue.main) }
          .switchToLatest()
      ) { found = $0 }
    }
  }
}

/// A publisher that ends at once, and sends what it has later.
final class DelayedPublisherTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: DelayedPublisherApp.self)
  }

  /// Tells a delayed value from one that its end has overtaken, which happens with some seeds.
  func testTheEndDoesNotOvertakeTheValue() {
    for launch in 1...8 {
      let app = XCUIApplication()
      app.launch()
      app.buttons["Find"].tap()
      XCTAssertTrue(app.staticTexts["tea"].waitForExistence(timeout: 3), "launch \(launch)")
    }
  }
}
