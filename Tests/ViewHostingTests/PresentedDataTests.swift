import SwiftUI
import XCTest

/// Questions about a chosen item.
struct PresentedDataApp: App {
  var body: some Scene { WindowGroup { Items() } }

  private struct Items: View {
    @State private var chosen: String?
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var told = "nothing"

    var body: some View {
      VStack {
        Text(told).accessibilityIdentifier("told")
        Button("Remove tea") { (chosen, isAsking) = ("tea", true) }
          .alert(Text("Sure?"), isPresented: $isAsking, presenting: chosen) { item in
            Button("Remove \(item)") { told = "removed \(item)" }
          } message: { item in
            Text("There is no other \(item).")
          }
        Button("Move tea") { (chosen, isChoosing) = ("tea", true) }
          .confirmationDialog("Where to?", isPresented: $isChoosing, presenting: chosen) { item in
            Button("Up") { told = "moved \(item)" }
          }
      }
    }
  }
}

/// Alerts and dialogs are made of the data that they are about.
final class PresentedDataTests: HostedAppTests<PresentedDataApp> {
  private var told: String { app.staticTexts["told"].label }

  func testAnAlertWithATextForATitleIsAboutTheData() {
    app.buttons["Remove tea"].tap()
    XCTAssertTrue(app.alerts["Sure?"].staticTexts["There is no other tea."].exists)
    app.alerts["Sure?"].buttons["Remove tea"].tap()
    XCTAssertEqual(told, "removed tea")
  }

  func testADialogWithoutAMessageIsAboutTheData() {
    app.buttons["Move tea"].tap()
    app.sheets.buttons["Up"].tap()
    XCTAssertEqual(told, "moved tea")
  }
}
