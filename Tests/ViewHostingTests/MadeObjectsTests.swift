import SwiftUI
import XCTest

private final class Counter: ObservableObject, Identifiable {
  @Published var count = 0
}

/// An app that makes objects where it says what it shows, and keeps none of them.
struct MadeObjectsApp: App {
  var body: some Scene {
    WindowGroup { MadeObjectsView(counter: Counter()) }
  }
}

private struct MadeObjectsView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    VStack {
      CountView(name: "screen", counter: counter)
      ForEach(0..<2) { CountView(name: "part \($0)", counter: Counter()) }
      List(0..<2, id: \.self) { CountView(name: "row \($0)", counter: Counter()) }
      Text("Inside").modifier(CountedModifier())
    }
  }
}

private struct CountView: View {
  let name: String
  @ObservedObject var counter: Counter

  var body: some View {
    Button("\(name) \(counter.count)") { counter.count += 1 }.accessibilityIdentifier(name)
  }
}

private struct CountedModifier: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      content
      CountView(name: "modifier", counter: Counter())
    }
  }
}

/// Objects live until what has made them is evaluated again, as on iOS.
final class MadeObjectsTests: HostedAppTests<MadeObjectsApp> {
  private func count(_ name: String) -> String {
    let button = app.buttons[name]
    button.tap()
    button.tap()
    return button.label
  }

  func testAnObjectOfAnAppStays() {
    XCTAssertEqual(count("screen"), "screen 2")
  }

  func testAnObjectOfAPartStays() {
    XCTAssertEqual(count("part 1"), "part 1 2")
  }

  func testAnObjectOfARowStays() {
    XCTAssertEqual(count("row 1"), "row 1 2")
  }

  func testAnObjectOfAModifierStays() {
    XCTAssertEqual(count("modifier"), "modifier 2")
  }

  func testObjectsOfPartsAreNewOnceTheirViewIsEvaluatedAgain() {
    _ = count("part 1")
    app.buttons["screen"].tap()
    XCTAssertEqual(app.buttons["part 1"].label, "part 1 0")
  }
}
