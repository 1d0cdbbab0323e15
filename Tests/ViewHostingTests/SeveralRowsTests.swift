import SwiftUI
import XCTest

struct SeveralRowsApp: App {
  var body: some Scene { WindowGroup { SeveralRows() } }
}

private struct SeveralRows: View {
  @State private var names = ["Ada", "Grace", "Alan"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
        Button("Greet \(name)") {}
      }
      .onDelete { names.remove(atOffsets: $0) }
    }
  }
}

/// A `ForEach` whose content is several views makes a row of each.
final class SeveralRowsTests: HostedAppTests<SeveralRowsApp> {
  func testEachViewOfAnElementIsARow() {
    XCTAssertEqual(app.cells.count, 6)
    XCTAssertTrue(app.cells.element(boundBy: 2).staticTexts["Grace"].exists)
    XCTAssertTrue(app.cells.element(boundBy: 3).buttons["Greet Grace"].exists)
    let frames = app.cells.allElementsBoundByIndex.map(\.frame)
    for (one, next) in zip(frames, frames.dropFirst()) {
      XCTAssertEqual(one.maxY, next.minY, accuracy: 0.1, "rows follow each other")
    }
  }

  func testARowIsDeletedWithTheOthersOfItsElement() {
    app.cells.element(boundBy: 3).swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertEqual(app.cells.count, 4)
    XCTAssertFalse(app.staticTexts["Grace"].exists)
    XCTAssertTrue(app.staticTexts["Alan"].exists)
  }
}
