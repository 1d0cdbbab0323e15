import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct SheetGrabberApp: App {
  var body: some Scene { WindowGroup { Sheets() } }

  private struct Sheets: View {
    @SwiftUI.State private var shown = ""
    @SwiftUI.State private var detent = PresentationDetent.medium

    var body: some View {
      VStack {
        Button("Plain") { shown = "plain" }
          .sheet(isPresented: isShown("plain")) { Text("A sheet") }
        Button("Grabbed") { shown = "grabbed" }
          .sheet(isPresented: isShown("grabbed")) {
            Text("A sheet").presentationDragIndicator(.visible)
          }
        Button("Half") { shown = "half" }
          .sheet(isPresented: isShown("half")) {
            Text("A sheet").presentationDetents([.medium, .large])
          }
        Button("Hidden") { shown = "hidden" }
          .sheet(isPresented: isShown("hidden")) {
            Text("A sheet").presentationDetents([.medium, .large])
              .presentationDragIndicator(.hidden)
          }
        Button("Chosen") { shown = "chosen" }
          .sheet(isPresented: isShown("chosen")) {
            Text(detent == .large ? "A large sheet" : "A small sheet")
              .presentationDetents([.medium, .large], selection: $detent)
          }
        Button("Popover") { shown = "popover" }
          .popover(isPresented: isShown("popover")) {
            Text("A bubble").presentationCompactAdaptation(.popover)
          }
      }
    }

    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { if !$0 { shown = "" } })
    }
  }
}

/// The grabber of sheets, and popovers that stay popovers on a phone.
final class SheetGrabberTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: SheetGrabberApp.self)
  }

  private let app = XCUIApplication()
  private var grabber: XCUIElement { app.buttons["Sheet Grabber"] }

  override func setUp() { app.launch() }

  func testASheetOfOneHeightHasNoGrabber() {
    app.buttons["Plain"].tap()
    XCTAssertTrue(app.staticTexts["A sheet"].exists)
    XCTAssertFalse(grabber.exists)
  }

  func testAVisibleIndicatorIsAGrabber() {
    app.buttons["Grabbed"].tap()
    XCTAssertEqual(grabber.value as? String, "Expanded")
  }

  func testASheetOfTwoHeightsHasAGrabberUnlessItIsHidden() {
    app.buttons["Half"].tap()
    XCTAssertEqual(grabber.value as? String, "Half screen")
    app.otherElements["PopoverDismissRegion"].tap()
    app.buttons["Hidden"].tap()
    XCTAssertTrue(app.staticTexts["A sheet"].exists)
    XCTAssertFalse(grabber.exists)
  }

  func testATapOnTheGrabberGivesTheSheetItsNextHeight() {
    app.buttons["Half"].tap()
    grabber.tap()
    XCTAssertEqual(grabber.value as? String, "Expanded")
    XCTAssertLessThan(grabber.frame.minY, 100)
    grabber.tap()
    XCTAssertEqual(grabber.value as? String, "Half screen")
  }

  func testASheetOpensAtItsFirstHeightAgain() {
    app.buttons["Half"].tap()
    grabber.tap()
    app.otherElements["PopoverDismissRegion"].tap()
    app.buttons["Half"].tap()
    XCTAssertEqual(grabber.value as? String, "Half screen")
  }

  func testTheAppSeesTheHeightThatATapChooses() {
    app.buttons["Chosen"].tap()
    XCTAssertTrue(app.staticTexts["A small sheet"].exists)
    grabber.tap()
    XCTAssertTrue(app.staticTexts["A large sheet"].exists)
    XCTAssertEqual(grabber.value as? String, "Expanded")
  }

  func testAPopoverCanStayOneOnAPhone() {
    app.buttons["Popover"].tap()
    XCTAssertLessThan(app.staticTexts["A bubble"].frame.height, 100)
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertFalse(app.staticTexts["A bubble"].exists)
  }
}
