import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct HeldButtonApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Screen: View {
    @SwiftUI.State private var done: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          Text("done: " + done.joined(separator: " ")).accessibilityIdentifier("done")
          Button("Save") { done.append("saved") }
          Button("Off") { done.append("off") }.disabled(true)
          Button("Both") { done.append("tapped") }
            .simultaneousGesture(LongPressGesture().onEnded { _ in done.append("held") })
          Button("Menu") { done.append("chosen") }
            .contextMenu { Button("Copy") { done.append("copied") } }
          Text("Word").onTapGesture { done.append("word") }
          List { NavigationLink("Row") { Text("opened") } }
        }
      }
    }
  }
}

/// What a finger does that stays for long on a button.
final class HeldButtonTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: HeldButtonApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  private var done: String { String(app.staticTexts["done"].label.dropFirst(6)) }

  func testAButtonActsWhenTheFingerLifts() {
    app.buttons["Save"].press(forDuration: 1)
    XCTAssertEqual(done, "saved")
  }

  func testAButtonDoesNothingIfTheFingerLiftsElsewhere() {
    app.buttons["Save"].press(forDuration: 1, thenDragTo: app.buttons["Menu"])
    XCTAssertEqual(done, "")
  }

  func testADisabledButtonDoesNothing() {
    app.buttons["Off"].press(forDuration: 1)
    XCTAssertEqual(done, "")
  }

  func testAButtonActsBesideALongPressThatIsHeardToo() {
    app.buttons["Both"].press(forDuration: 1)
    XCTAssertEqual(done, "tapped held")
  }

  func testAContextMenuComesBeforeTheButton() {
    app.buttons["Menu"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertEqual(done, "copied")
  }

  func testATapGestureDoesNotHearALongPress() {
    app.staticTexts["Word"].press(forDuration: 1)
    XCTAssertEqual(done, "")
  }

  func testALinkOpensItsRowWhenTheFingerLifts() {
    app.buttons["Row"].press(forDuration: 1)
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }
}
