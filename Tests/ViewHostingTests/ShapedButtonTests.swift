import SwiftUI
import XCTest

struct ShapedButtonApp: App {
  var body: some Scene { WindowGroup { Buttons() } }

  private struct Buttons: View {
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(taps) taps")
        Button("Code") { taps += 1 }
          .frame(minWidth: 44, minHeight: 60)
          .contentShape(Rectangle())
        Button("Small") {}
          .frame(minHeight: 60)
        Button("Left") {}
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
      }
    }
  }
}

/// A shape around a button is that of its element, too.
final class ShapedButtonTests: HostedAppTests<ShapedButtonApp> {
  func testTheElementIsAsLargeAsTheShape() {
    XCTAssertEqual(app.buttons["Code"].frame.height, 60)
    app.buttons["Code"].tap()
    XCTAssertTrue(app.staticTexts["1 taps"].exists)
  }

  func testAFrameAloneDoesNotMakeItLarger() {
    XCTAssertLessThan(app.buttons["Small"].frame.height, 30)
  }

  func testAButtonThatIsNotInTheMiddleOfTheShapeKeepsItsFrame() {
    XCTAssertLessThan(app.buttons["Left"].frame.width, 100)
  }
}
