import SwiftUI
import XCTest

struct LazySectionsApp: App {
  var body: some Scene { WindowGroup { Sections() } }
}

private struct Sections: View {
  @State private var sought = ""

  var body: some View {
    VStack {
      TextField("Search", text: $sought)
      Button("Show b") { sought = "b" }
      GeometryReader { geometry in
        ScrollView {
          LazyVStack(spacing: 16) {
            ForEach(["a", "b", "c"], id: \.self) { section in
              let rows = (0..<8).map { "\(section)\($0)" }.filter { $0.hasPrefix(sought) }
              if !rows.isEmpty {
                Text("Section \(section)")
                ForEach(rows, id: \.self) { row in Text(row).frame(height: 60) }
              }
            }
          }
          .frame(minHeight: geometry.size.height)
        }
      }
    }
  }
}

/// Collections inside of each element of a lazy stack, below a view that knows its size.
final class LazySectionsTests: HostedAppTests<LazySectionsApp> {
  private func top(_ words: String) -> CGFloat { app.staticTexts[words].frame.minY }

  func testRowsOfAllSectionsHaveTheSpaceOfTheStackBetweenThem() {
    XCTAssertEqual(top("a1") - top("a0"), 76, accuracy: 0.5)
    XCTAssertEqual(top("a0") - app.staticTexts["Section a"].frame.maxY, 16 + 19.8, accuracy: 1)
    XCTAssertEqual(
      app.staticTexts["a0"].frame.midX, app.staticTexts["Section a"].frame.midX, accuracy: 0.5)
  }

  func testOnlyRowsInSightAreMade() {
    XCTAssertTrue(app.staticTexts["a7"].exists)
    XCTAssertFalse(app.staticTexts["b7"].exists)
  }

  func testSwipesShowTheLaterSections() {
    app.swipeUp()
    XCTAssertTrue(app.staticTexts["b3"].isHittable)
    app.swipeUp()
    app.swipeUp()
    XCTAssertTrue(app.staticTexts["c7"].isHittable)
    XCTAssertEqual(
      app.staticTexts["c7"].frame.maxY, app.scrollViews.firstMatch.frame.maxY - 20, accuracy: 25)
  }

  func testWhatIsFoundTakesThePlaceOfAllWithoutASwipe() {
    app.swipeUp()
    app.buttons["Show b"].tap()
    XCTAssertTrue(app.staticTexts["Section b"].isHittable)
    XCTAssertTrue(app.staticTexts["b0"].isHittable)
    XCTAssertFalse(app.staticTexts["a0"].exists)
  }
}
