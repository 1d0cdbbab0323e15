import SwiftUI
import XCTest

struct PresentingApp: App {
  var body: some Scene { WindowGroup { Desk() } }
}

private struct Desk: View {
  @State private var isSheetShown = false
  @State private var isHeldShown = false
  @State private var isCoverShown = false
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var name = ""
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Text(told).accessibilityIdentifier("told")
      Button("Sheet") { isSheetShown = true }
      Button("Held") { isHeldShown = true }
      Button("Cover") { isCoverShown = true }
      Button("Alert") { isAlertShown = true }
      Button("Dialog") { isDialogShown = true }
      Menu("Menu") {
        Button("First") { told = "first" }
        Button("Second") { told = "second" }
      }
      Text("Hold").contextMenu { Button("Copy") { told = "copied" } }
    }
    .sheet(isPresented: $isSheetShown, onDismiss: { told = "dismissed" }) {
      Closing().presentationDetents([.medium])
    }
    .sheet(isPresented: $isHeldShown) { Closing().interactiveDismissDisabled() }
    .fullScreenCover(isPresented: $isCoverShown) { Closing() }
    .alert("Name?", isPresented: $isAlertShown) {
      TextField("Name", text: $name)
      Button("OK") { told = name }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Sure?", isPresented: $isDialogShown, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { told = "deleted" }
    }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Inside")
      Button("Close") { dismiss() }
    }
  }
}

final class PresentingTests: HostedAppTests<PresentingApp> {
  private var told: String { app.staticTexts["told"].label }

  func testASheetCoversWhatIsBehindItAndTellsItsEnd() {
    app.buttons["Sheet"].tap()
    XCTAssertTrue(app.buttons["Sheet"].exists)
    XCTAssertFalse(app.buttons["Sheet"].isHittable)
    XCTAssertTrue(app.staticTexts["Inside"].exists)
    XCTAssertGreaterThan(app.staticTexts["Inside"].frame.minY, app.frame.height / 2)
    app.buttons["Close"].tap()
    XCTAssertEqual(told, "dismissed")
  }

  func testTheFirstMatchIsInFrontOfASheetWhereOneIs() {
    XCTAssertEqual(app.buttons.firstMatch.label, "Sheet")
    app.buttons["Sheet"].tap()
    XCTAssertEqual(app.buttons.firstMatch.label, "Close")
    XCTAssertEqual(app.buttons.element(boundBy: 0).label, "Sheet")
    XCTAssertTrue(app.buttons["Sheet"].firstMatch.exists)
  }

  func testASnapshotOfTheAppIsWithoutWhatIsBehindASheet() throws {
    app.buttons["Sheet"].tap()
    let labels = Self.labels(try app.snapshot())
    XCTAssertTrue(labels.contains("Inside"))
    XCTAssertFalse(labels.contains("Sheet"))
    XCTAssertEqual(try app.buttons["Sheet"].snapshot().label, "Sheet")
  }

  private static func labels(_ shown: any XCUIElementSnapshot) -> [String] {
    [shown.label] + shown.children.flatMap(labels)
  }

  func testATapAboveASheetClosesIt() {
    app.buttons["Sheet"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertFalse(app.staticTexts["Inside"].exists)
    XCTAssertEqual(told, "dismissed")
  }

  func testASwipeDownOnASheetClosesIt() {
    app.buttons["Sheet"].tap()
    app.staticTexts["Inside"].swipeDown()
    XCTAssertFalse(app.staticTexts["Inside"].exists)
    XCTAssertEqual(told, "dismissed")
  }

  func testASwipeDownOnASheetThatIsHeldDoesNothing() {
    app.buttons["Held"].tap()
    app.staticTexts["Inside"].swipeDown()
    XCTAssertTrue(app.staticTexts["Inside"].exists)
  }

  func testATapAboveASheetThatIsHeldDoesNothing() {
    app.buttons["Held"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    XCTAssertTrue(app.staticTexts["Inside"].exists)
  }

  func testACoverCoversTheWholeScreen() {
    app.buttons["Cover"].tap()
    XCTAssertTrue(app.buttons["Sheet"].exists)
    XCTAssertFalse(app.buttons["Sheet"].isHittable)
    XCTAssertFalse(app.otherElements["PopoverDismissRegion"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.buttons["Sheet"].isHittable)
  }

  func testAnAlertHidesWhatIsBehindIt() {
    app.buttons["Alert"].tap()
    XCTAssertFalse(app.buttons["Sheet"].exists)
  }

  func testAnAlertTakesAText() {
    app.buttons["Alert"].tap()
    let alert = app.alerts["Name?"]
    alert.textFields["Name"].tap()
    alert.textFields["Name"].typeText("Ida")
    alert.buttons["OK"].tap()
    XCTAssertEqual(told, "Ida")
  }

  func testADialogIsASheetWithItsButtons() {
    app.buttons["Dialog"].tap()
    app.sheets.buttons["Delete"].tap()
    XCTAssertEqual(told, "deleted")
  }

  func testAMenuOpensAndChooses() {
    app.buttons["Menu"].tap()
    app.buttons["Second"].tap()
    XCTAssertEqual(told, "second")
  }

  func testAContextMenuOpensOnALongPress() {
    app.staticTexts["Hold"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertEqual(told, "copied")
  }
}
