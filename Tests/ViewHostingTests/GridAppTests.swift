import SwiftUI
import XCTest

struct GalleryApp: App {
  var body: some Scene { WindowGroup { Gallery() } }
}

private struct Gallery: View {
  @State private var text = ""
  @State private var sent = "nothing"
  private let columns = [GridItem(.adaptive(minimum: 120))]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(0..<60) { number in
            NavigationLink("Picture \(number)") { Text("Picture \(number), large") }
              .frame(height: 80)
          }
        }
      }
      .navigationTitle("Gallery")
      .safeAreaInset(edge: .bottom) { Button("Buy") { sent = "bought" } }
      .searchable(text: $text)
      .onSubmit(of: .search) { sent = text }
      .toolbar { Text(sent) }
    }
  }
}

final class GridAppTests: HostedAppTests<GalleryApp> {
  func testACellLeadsToItsScreen() {
    app.buttons["Picture 4"].tap()
    XCTAssertTrue(app.staticTexts["Picture 4, large"].exists)
    app.navigationBars.buttons["Gallery"].tap()
    XCTAssertTrue(app.buttons["Picture 4"].isHittable)
  }

  func testTheLastCellIsReachedByScrolling() {
    for _ in 0..<20 where !app.buttons["Picture 59"].exists { app.swipeUp() }
    app.buttons["Picture 59"].tap()
    XCTAssertTrue(app.staticTexts["Picture 59, large"].exists)
  }

  func testWhatIsInsetStaysInSight() {
    app.swipeUp()
    app.buttons["Buy"].tap()
    XCTAssertTrue(app.staticTexts["bought"].exists)
  }

  func testTheReturnKeySubmitsTheSearch() {
    let field = app.searchFields["Search"]
    field.tap()
    field.typeText("cats\n")
    XCTAssertTrue(app.staticTexts["cats"].exists)
  }
}
