import SwiftUI
import ViewGraph
import XCTest

/// How many bodies an update of a long list evaluates.
final class EvaluationTests: XCTestCase {
  func testAListEvaluatesTheBodiesOfRowsInSightAlone() {
    let shown = ShownView(LongList())
    XCTAssertLessThan(shown.app.graph.bodyCount, 60)
  }

  func testAChangeOfARowEvaluatesItsBodyAndTheOneThatChangedIt() {
    let shown = ShownView(LongList())
    let before = shown.app.graph.bodyCount
    shown.tap("Change")
    XCTAssertTrue(shown.texts.contains("Row 2!"))
    XCTAssertEqual(shown.app.graph.bodyCount - before, 2)
  }

  func testAChangeOfARowOutOfSightEvaluatesNoRow() {
    let shown = ShownView(LongList())
    let before = shown.app.graph.bodyCount
    shown.tap("Change far")
    XCTAssertEqual(shown.app.graph.bodyCount - before, 1)
  }

  func testTypingWhatNoViewReadsDrawsAndPlacesNothing() {
    let shown = ShownView(Search(isListed: false))
    let before = shown.app.lookCount
    shown.type("tea", into: "Search")
    XCTAssertEqual(shown.app.lookCount, before)
  }

  func testTypingWhatAViewReadsDrawsIt() {
    let shown = ShownView(Search(isListed: false))
    shown.type("tea", into: "Shown")
    XCTAssertTrue(shown.texts.contains("tea"))
  }

  func testTypingBesideAListPlacesItsRowsOnceMore() {
    let shown = ShownView(Search(isListed: true))
    let before = shown.app.lookCount
    shown.type("tea", into: "Search")
    XCTAssertEqual(shown.app.lookCount, before + 1)
    shown.type("teas", into: "Search")
    XCTAssertEqual(shown.app.lookCount, before + 1)
  }

  func testTypingBesideRowsThatAreMadeInSightPlacesThemAgain() {
    let shown = ShownView(LazySearch())
    let before = shown.app.lookCount
    for text in ["t", "te", "tea"] { shown.type(text, into: "Search") }
    XCTAssertEqual(shown.app.lookCount, before + 3)
  }

  func testALazyStackThatDoesNotScrollHasAllOfItsRows() {
    XCTAssertEqual(ShownView(LongLazyStack()).texts.last, "Row 1,199")
  }
}

private struct LongLazyStack: View {
  var body: some View {
    LazyVStack(spacing: 0) { ForEach(0..<1_200) { Text("Row \($0)") } }
  }
}

private struct LazySearch: View {
  @State private var words = ""

  var body: some View {
    ScrollView {
      TextField("Search", text: $words)
      LazyVStack { ForEach(0..<3) { Text("Row \($0)") } }
    }
  }
}

private struct Search: View {
  let isListed: Bool
  @State private var words = ""
  @State private var shown = ""

  var body: some View {
    VStack {
      TextField("Search", text: $words)
      TextField("Shown", text: $shown)
      Text(shown)
      if isListed { List(0..<3) { Text("Row \($0)") } }
    }
  }
}

private struct Line: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct LongList: View {
  @State private var lines = (0..<10_000).map { Line(id: $0, title: "Row \($0)") }

  var body: some View {
    VStack {
      Button("Change") { lines[2].title += "!" }
      Button("Change far") { lines[9_000].title += "!" }
      List(lines) { LineView(line: $0) }
    }
  }
}

private struct LineView: View {
  let line: Line

  var body: some View { Text(line.title) }
}
