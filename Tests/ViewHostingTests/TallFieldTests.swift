import SwiftUI
import XCTest

struct TallFieldApp: App {
  var body: some Scene { WindowGroup { TallFields() } }
}

private struct TallFields: View {
  @State private var text = ""
  @State private var message = ""

  var body: some View {
    VStack {
      TextField("Plain", text: $text)
      TextField("Notes", text: $text, axis: .vertical).lineLimit(3...6)
      TextField("Story", text: $text, axis: .vertical).lineLimit(5, reservesSpace: true)
      TextField("Flat", text: $text).lineLimit(3...6)
      TextField("Message", text: $message, axis: .vertical)
      TextField("Short", text: $message, axis: .vertical).lineLimit(1...2)
      TextField("One line", text: $message)
    }
  }
}

/// Fields that grow with their text.
final class TallFieldTests: HostedAppTests<TallFieldApp> {
  private func height(_ field: String) -> CGFloat { app.textFields[field].frame.height }

  func testAFieldThatGrowsHasTheLeastOfItsLines() {
    let line = height("Plain")
    XCTAssertGreaterThan(height("Notes"), 2.5 * line)
    XCTAssertLessThan(height("Notes"), 3.5 * line)
    XCTAssertGreaterThan(height("Story"), 4 * line)
    XCTAssertEqual(height("Flat"), line)
  }

  func testAFieldGrowsWithItsText() {
    let line = height("Plain")
    XCTAssertEqual(height("Message"), line)
    app.textFields["Message"].tap()
    app.textFields["Message"].typeText(String(repeating: "a word and ", count: 20))
    XCTAssertGreaterThan(height("Message"), 3.5 * line)
    XCTAssertGreaterThan(height("Short"), 1.5 * line)
    XCTAssertLessThan(height("Short"), 2.5 * line)
    XCTAssertEqual(height("One line"), line)
  }
}
