import SwiftUI
import XCTest

struct CarouselApp: App {
  var body: some Scene { WindowGroup { CarouselView() } }
}

private struct CarouselView: View {
  @State private var page: Int? = 2
  @State private var row: Int?

  var body: some View {
    VStack {
      Text("On page \(page ?? 0), row \(row ?? 0)")
      Button("Page 5") { page = 5 }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(1...5, id: \.self) { Text("Page \($0)").frame(width: 393, height: 200) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .accessibilityIdentifier("pages")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1...60, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
      }
      .scrollPosition(id: $row)
      .accessibilityIdentifier("rows")
    }
  }
}

/// Where a person scrolls to is named, and content that has pages stops at them.
final class ScrolledPageTests: HostedAppTests<CarouselApp> {
  func testASwipeTurnsOnePage() {
    app.scrollViews["pages"].swipeLeft()
    XCTAssertEqual(app.staticTexts["Page 3"].frame.midX, 196.5, accuracy: 1)
    XCTAssertTrue(app.staticTexts["On page 3, row 0"].exists)
  }

  func testPagesCanBeTurnedBackAndBeTurnedByTheAppAgain() {
    app.scrollViews["pages"].swipeRight()
    XCTAssertTrue(app.staticTexts["On page 1, row 0"].exists)
    app.buttons["Page 5"].tap()
    XCTAssertEqual(app.staticTexts["Page 5"].frame.midX, 196.5, accuracy: 1)
  }

  func testContentWithoutPagesStaysWhereThePersonLeavesIt() {
    app.scrollViews["rows"].swipeUp()
    XCTAssertTrue(app.staticTexts["On page 2, row 18"].exists)
    XCTAssertEqual(
      app.staticTexts["Row 18"].frame.midY, app.scrollViews["rows"].frame.minY + 1, accuracy: 1)
  }
}
