import SwiftUI
import XCTest

struct MeasuredScreenApp: App {
  var body: some Scene { WindowGroup { Measured() } }

  private struct Measured: View {
    @SwiftUI.State private var isStarred = false

    var body: some View {
      NavigationStack {
        GeometryReader { geometry in
          VStack {
            Text("\(Int(geometry.size.width)) wide")
            NavigationLink("More") {
              GeometryReader { _ in Text("The rest").navigationTitle("Rest") }
            }
          }
          .navigationTitle(isStarred ? "Starred" : "Measured")
          .toolbar { Button("Star") { isStarred = true } }
        }
      }
    }
  }
}

/// Views in a `GeometryReader` are made late, and say what is in the bar all the same.
final class MeasuredScreenTests: HostedAppTests<MeasuredScreenApp> {
  func testTheBarHasTheirTitle() {
    XCTAssertTrue(app.navigationBars["Measured"].staticTexts["Measured"].exists)
  }

  func testTheirItemsAreInTheBar() {
    app.navigationBars.buttons["Star"].tap()
    XCTAssertTrue(app.navigationBars["Starred"].exists)
  }

  func testAScreenThatIsPushedHasItsTitle() {
    app.buttons["More"].tap()
    XCTAssertTrue(app.navigationBars["Rest"].exists)
    app.navigationBars.buttons["Measured"].tap()
    XCTAssertTrue(app.staticTexts["393 wide"].exists)
  }
}
