import SwiftUI
import XCTest

struct OwnSectionsApp: App {
  var body: some Scene { WindowGroup { OwnSections() } }
}

private struct OwnSections: View {
  @State private var meals = ["Soup", "Salad"]

  var body: some View {
    List {
      ForEach(meals, id: \.self) { meal in
        MealSection(meal: meal).headerProminence(.increased)
      }
      ForEach(meals, id: \.self) { meal in
        if meal == "Salad" {
          Section("With \(meal)") { Text("Bread") }.textCase(nil)
        }
      }
    }
  }
}

private struct MealSection: View {
  let meal: String
  @State private var parts = ["Carrots", "Beans"]

  var body: some View {
    Section(meal) {
      ForEach(parts, id: \.self) { Text("\($0) for \(meal)") }
        .onDelete { parts.remove(atOffsets: $0) }
    }
  }
}

/// Sections in views of the app, and sections with modifiers, for each element of a collection.
final class OwnSectionsTests: HostedAppTests<OwnSectionsApp> {
  func testEachRowIsACell() {
    XCTAssertEqual(app.cells.count, 8, "a header and two rows for each meal, and one with bread")
    XCTAssertTrue(app.cells.element(boundBy: 0).staticTexts["Soup"].exists)
    XCTAssertTrue(app.cells.element(boundBy: 5).staticTexts["Beans for Salad"].exists)
    XCTAssertTrue(app.cells.element(boundBy: 6).staticTexts["With Salad"].exists)
  }

  func testARowIsSwiped() {
    app.staticTexts["Carrots for Soup"].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Carrots for Soup"].exists)
    XCTAssertTrue(app.staticTexts["Beans for Soup"].exists)
  }
}
