import SwiftUI
import XCTest

struct SplitViewApp: App {
  var body: some Scene { WindowGroup { Columns() } }
}

private struct Columns: View {
  @State private var folder: String?
  @State private var note: Int?
  @State private var path: [String] = []

  var body: some View {
    NavigationSplitView {
      List(["Work", "Home"], id: \.self, selection: $folder) { name in
        if name == "Work" { Text(name) } else { NavigationLink(name, value: name) }
      }
      .navigationTitle("Folders")
      .toolbar { Button("Open work") { folder = "Work" } }
    } content: {
      List(selection: $note) {
        ForEach(1..<3) { Text("Note \($0) of \(folder ?? "nothing")").tag($0) }
      }
      .navigationTitle(folder ?? "No folder")
    } detail: {
      NavigationStack(path: $path) {
        VStack {
          Text("Text of note \(note ?? 0)")
          NavigationLink("More", value: "more")
        }
        .navigationTitle("Note")
        .navigationDestination(for: String.self) { Text("Here is \($0)") }
      }
    }
  }
}

final class SplitViewTests: HostedAppTests<SplitViewApp> {
  func testAChosenRowShowsTheNextColumn() {
    app.staticTexts["Work"].tap()
    XCTAssertTrue(app.navigationBars["Work"].exists)
    app.staticTexts["Note 2 of Work"].tap()
    XCTAssertTrue(app.staticTexts["Text of note 2"].exists)
  }

  func testALinkInAListChoosesItsValue() {
    app.buttons["Home"].tap()
    XCTAssertTrue(app.staticTexts["Note 1 of Home"].exists)
  }

  func testTheBackButtonTakesTheChoiceAway() {
    app.staticTexts["Work"].tap()
    app.navigationBars.buttons["Folders"].tap()
    XCTAssertTrue(app.navigationBars["Folders"].exists)
    app.buttons["Home"].tap()
    XCTAssertTrue(app.staticTexts["Note 1 of Home"].exists)
  }

  func testTheAppItselfCanChoose() {
    app.buttons["Open work"].tap()
    XCTAssertTrue(app.navigationBars["Work"].exists)
  }

  func testAStackInTheLastColumnHasItsScreensUnderTheSameBar() {
    app.staticTexts["Work"].tap()
    app.staticTexts["Note 1 of Work"].tap()
    app.buttons["More"].tap()
    XCTAssertTrue(app.staticTexts["Here is more"].exists)
    XCTAssertEqual(app.navigationBars.count, 1)
    app.navigationBars.buttons["Note"].tap()
    XCTAssertTrue(app.staticTexts["Text of note 1"].exists)
    app.navigationBars.buttons["Work"].tap()
    XCTAssertTrue(app.staticTexts["Note 2 of Work"].exists)
  }
}
