import SwiftUI
import ViewLayout
import XCTest

struct DeepApp: App {
  var body: some Scene { WindowGroup { DeepView() } }
}

private struct DeepView: View {
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Self.nested(60).gesture(DragGesture().onEnded { _ in told = "dragged" })
      Text(told).accessibilityIdentifier("told")
    }
  }

  private static func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Color.red.frame(height: 300)) }
    return AnyView(VStack { nested(depth - 1) })
  }
}

/// A view with many containers inside each other.
final class DeepViewTests: HostedAppTests<DeepApp> {
  func testATouchIsFoundInOneStepForEachContainer() {
    app.swipeLeft()
    XCTAssertEqual(app.staticTexts["told"].label, "dragged")
  }

  func testEachElementIsAskedOnce() {
    var asked: [Int] = []
    let found = [1, 2, 3].firstFound { number in
      asked.append(number)
      return number == 2 ? "two" : nil
    }
    XCTAssertEqual(found, "two")
    XCTAssertEqual(asked, [1, 2])
  }
}
