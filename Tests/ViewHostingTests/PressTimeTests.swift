import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct PressTimeApp: App {
  var body: some Scene { WindowGroup { Pressed() } }

  private struct Pressed: View {
    @SwiftUI.State private var log = "nothing"

    var body: some View {
      VStack {
        Text(log)
        Text("Long").onLongPressGesture(minimumDuration: 2) { log = "long" }
        Text("Gesture")
          .gesture(LongPressGesture(minimumDuration: 2).onEnded { _ in log = "gesture" })
        Text("Usual").onLongPressGesture { log = "usual" }
        Text("At once").onLongPressGesture(minimumDuration: 0) { log = "at once" }
      }
    }
  }
}

/// A press acts if it lasts as long as its gesture asks for.
final class PressTimeTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: PressTimeApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private func press(_ text: String, for seconds: Double) -> String {
    app.staticTexts[text].press(forDuration: seconds)
    return app.staticTexts.firstMatch.label
  }

  func testAPressThatIsTooShortDoesNothing() {
    XCTAssertEqual(press("Long", for: 1), "nothing")
    XCTAssertEqual(press("Gesture", for: 1.9), "nothing")
    XCTAssertEqual(press("Usual", for: 0.2), "nothing")
  }

  func testAPressThatIsLongEnoughActs() {
    XCTAssertEqual(press("Long", for: 2), "long")
    XCTAssertEqual(press("Gesture", for: 2.5), "gesture")
    XCTAssertEqual(press("Usual", for: 0.6), "usual")
  }

  func testAPressWithoutADurationActsOnATap() {
    app.staticTexts["At once"].tap()
    XCTAssertTrue(app.staticTexts["at once"].exists)
  }
}
