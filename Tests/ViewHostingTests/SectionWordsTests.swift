import SwiftUI
import XCTest

struct SectionWordsApp: App {
  var body: some Scene { WindowGroup { Orders() } }
}

private struct Orders: View {
  var body: some View {
    List {
      ForEach(1..<4) { day in
        Section {
          ForEach(1..<11) { Text("Order \(day).\($0)") }
        } footer: {
          Text("Day \(day) ends")
        }
      }
    }
  }
}

final class SectionWordsTests: HostedAppTests<SectionWordsApp> {
  func testSectionsOfACollectionHaveTheirRowsInCellsOfTheirOwn() {
    XCTAssertEqual(app.cells.element(boundBy: 9).staticTexts.count, 1)
    XCTAssertTrue(app.cells.staticTexts["Order 2.1"].exists)
    XCTAssertFalse(app.cells.staticTexts["Day 1 ends"].exists)
  }

  func testWordsBelowASectionAreThereWhileTheyAreInSight() {
    let (first, last) = (app.staticTexts["Day 1 ends"], app.staticTexts["Day 3 ends"])
    XCTAssertTrue(first.exists)
    XCTAssertFalse(last.exists)
    for _ in 0..<5 where !last.exists { app.swipeUp() }
    XCTAssertTrue(last.exists)
    XCTAssertFalse(first.exists)
  }
}
