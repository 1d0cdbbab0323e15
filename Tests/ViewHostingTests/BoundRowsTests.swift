import SwiftUI
import XCTest

struct BoundRowsApp: App {
  var body: some Scene { WindowGroup { BoundLists() } }
}

private struct Chore: Identifiable {
  let id: Int
  var isDone = false
}

private struct BoundLists: View {
  @State private var chores = [Chore(id: 1), Chore(id: 2)]
  @State private var pairs = [([Chore(id: 7)], "Rest")]

  var body: some View {
    VStack {
      Text("\(chores.count) chores, \(chores.filter(\.isDone).count) done")
      List($chores) { $chore in
        Button("Do \(chore.id)") { chore.isDone = true }
      }
      List($chores, editActions: .delete) { $chore in
        Text("Chore \(chore.id)")
      }
      ForEach($pairs, id: \.0.first?.id) { $pair in
        Button("Pair \(pair.1)") { pair.1 = "Work" }
      }
      Image(systemName: "heart").symbolVariant(.circle.fill)
        .gesture(chores.isEmpty ? TapGesture() : nil)
    }
  }
}

/// Rows that are bound to the elements of a collection change these.
final class BoundRowsTests: HostedAppTests<BoundRowsApp> {
  func testARowChangesItsElement() {
    app.buttons["Do 2"].tap()
    XCTAssertTrue(app.staticTexts["2 chores, 1 done"].exists)
  }

  func testElementsAreNamedByAPathThatBindingsHaveToo() {
    app.buttons["Pair Rest"].tap()
    XCTAssertTrue(app.buttons["Pair Work"].exists)
  }

  func testASwipeDeletesFromAListWithThatAction() {
    app.staticTexts["Chore 1"].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["1 chores, 0 done"].exists)
    XCTAssertFalse(app.staticTexts["Chore 1"].exists)
  }
}
