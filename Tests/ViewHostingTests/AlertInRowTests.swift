import SwiftUI
import XCTest

struct AlertInRowApp: App {
  var body: some Scene { WindowGroup { Log() } }

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
  func testTheButtonOfTheAlertActs() {
    app.buttons["Log"].tap()
    XCTAssertTrue(app.alerts["Done"].staticTexts["One more point"].exists)
    app.alerts["Done"].scrollViews.otherElements.buttons["Completed"].tap()
    XCTAssertTrue(app.staticTexts["1 points"].exists)
  }
}
