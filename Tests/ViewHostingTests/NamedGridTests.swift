import SwiftUI
import XCTest

struct NamedGridApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("People")
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(1..<5) { number in
            Button("Person \(number)") {}.accessibilityIdentifier("person_\(number)")
          }
        }
        .padding()
        .accessibilityIdentifier("grid")
      }
      .accessibilityElement(children: .contain)
    }
  }
}

struct LowGridApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack {
          Color.red.frame(height: 2_000)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            Text("Sessions")
            Text("Minutes")
          }
          .accessibilityIdentifier("figures")
        }
      }
    }
  }
}

/// A grid below the screen is there; only its cells are made when they come into view.
final class LowGridTests: HostedAppTests<LowGridApp> {
  func testItsElementIsThereWithoutCells() {
    XCTAssertTrue(app.otherElements["figures"].exists)
    XCTAssertFalse(app.staticTexts["Minutes"].exists)
    for _ in 0..<4 { app.swipeUp() }
    XCTAssertTrue(app.otherElements["figures"].staticTexts["Minutes"].exists)
  }
}

/// An identifier on a grid belongs to an element around its cells.
final class NamedGridTests: HostedAppTests<NamedGridApp> {
  func testTheGridIsAnElementAroundItsCells() {
    let grid = app.otherElements["grid"]
    XCTAssertEqual(grid.buttons.count, 4)
    XCTAssertEqual(grid.frame.maxY, app.buttons["person_4"].frame.maxY, accuracy: 0.1)
  }

  func testTheCellsKeepTheirIdentifiers() {
    app.buttons["person_3"].tap()
    XCTAssertEqual(app.buttons["person_3"].label, "Person 3")
    XCTAssertEqual(app.descendants(matching: .any).matching(identifier: "grid").count, 1)
  }
}
