import SwiftUI
import XCTest

struct ButtonInRowApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { TaskRows() } }
  }
}

private struct TaskRows: View {
  @State private var done: Set<String> = []

  var body: some View {
    List(["Milk", "Bread"], id: \.self) { name in
      NavigationLink(destination: Text("About \(name)")) {
        HStack {
          Button {
            done.formSymmetricDifference([name])
          } label: {
            Text(done.contains(name) ? "Undo \(name)" : "Do \(name)")
          }
          .buttonStyle(.plain)
          Text(name)
        }
      }
    }
  }
}

final class ButtonInRowTests: HostedAppTests<ButtonInRowApp> {
  func testAButtonInALinkDoesItsOwnAndIsNotFollowed() {
    app.buttons["Do Bread"].tap()
    XCTAssertTrue(app.buttons["Undo Bread"].exists)
    XCTAssertTrue(app.buttons["Do Milk"].exists)
    XCTAssertFalse(app.staticTexts["About Bread"].exists)
    app.buttons["Undo Bread"].tap()
    XCTAssertTrue(app.buttons["Do Bread"].exists)
  }

  func testTheRestOfTheRowFollowsTheLink() {
    app.staticTexts["Bread"].tap()
    XCTAssertTrue(app.staticTexts["About Bread"].exists)
    XCTAssertFalse(app.buttons["Undo Bread"].exists)
  }
}
