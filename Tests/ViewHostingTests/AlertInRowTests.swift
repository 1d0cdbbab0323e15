import SwiftUI
import XCTest

struct AlertInRowApp: App {
  var body: some Scene { WindowGroup { Home() } }

  private struct Home: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Log()
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) { Log() }
    }
  }

  private struct Log: View {
    @State private var isDone = false
    @State private var points = 0

    var body: some View {
      Form {
        Text("\(points) points")
        Button("Log") { isDone.toggle() }
          .alert("Done", isPresented: $isDone) {
            Button("Completed", role: .cancel) { points += 1 }
          } message: {
            Text("One more point")
          }
      }
    }
  }
}

/// An alert that the button of a row shows has its words and buttons.
final class AlertInRowTests: HostedAppTests<AlertInRowApp> {
  private func log() {
    app.buttons["Log"].firstMatch.tap()
    XCTAssertTrue(app.alerts["Done"].staticTexts["One more point"].exists)
    app.alerts["Done"].scrollViews.otherElements.buttons["Completed"].tap()
    XCTAssertTrue(app.staticTexts["1 points"].exists)
  }

  func testTheButtonOfTheAlertActs() { log() }

  func testItActsOnASheetToo() {
    app.buttons["Open"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    app.buttons["Open"].tap()
    app.collectionViews.element(boundBy: 1).buttons["Log"].tap()
    app.alerts["Done"].buttons["Completed"].tap()
    XCTAssertTrue(app.staticTexts["1 points"].exists)
  }
}
