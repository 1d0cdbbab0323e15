import SwiftUI
import XCTest

struct NamedShapeApp: App {
  var body: some Scene { WindowGroup { Shapes() } }

  private struct Shapes: View {
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(taps) taps")
        Color.red.frame(width: 200, height: 40)
          .accessibilityIdentifier("red")
          .onTapGesture { taps += 1 }
        Circle().frame(width: 20, height: 20)
        HStack {
          Circle()
          Circle()
        }
        .accessibilityIdentifier("circles")
      }
      .background {
        Color.blue.ignoresSafeArea().accessibilityIdentifier("ground")
      }
    }
  }
}

/// Colours and shapes with identifiers.
final class NamedShapeTests: HostedAppTests<NamedShapeApp> {
  func testAColourWithAnIdentifierIsAnElement() {
    let red = app.otherElements["red"]
    XCTAssertEqual(red.frame.size, CGSize(width: 200, height: 40))
    red.tap()
    XCTAssertTrue(app.staticTexts["1 taps"].exists)
  }

  func testItIsAsLargeAsWhatIsPainted() {
    XCTAssertEqual(app.otherElements["ground"].frame, app.windows.firstMatch.frame)
  }

  func testAnIdentifierOfSeveralShapesIsNoElement() {
    XCTAssertFalse(app.otherElements["circles"].exists)
  }
}
