import SwiftUI
import XCTest

struct PhotoApp: App {
  var body: some Scene {
    WindowGroup { PhotoView() }
  }
}

private struct PhotoView: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var steps: [String] = []
  @GestureState private var isTurning = false

  var body: some View {
    VStack {
      Image("cat").resizable().frame(width: 200, height: 200)
        .gesture(
          MagnifyGesture()
            .onChanged { steps.append("\($0.magnification)") }
            .onEnded { scale *= $0.magnification })
      Image("dog").resizable().frame(width: 200, height: 200)
        .gesture(
          RotationGesture().updating($isTurning) { _, isTurning, _ in isTurning = true }
            .onEnded { angle += $0 })
      Text(steps.joined(separator: " ")).accessibilityIdentifier("steps")
      Text("scale \(scale.formatted())").accessibilityIdentifier("scale")
      Text("\(Int(angle.degrees.rounded())) degrees, \(isTurning ? "turning" : "still")")
        .accessibilityIdentifier("angle")
    }
  }
}

/// Two-finger gestures report to the app how far they go.
final class SpreadTests: HostedAppTests<PhotoApp> {
  func testAPinchTellsItsMiddleAndItsEnd() {
    app.images["cat"].pinch(withScale: 3, velocity: 1)
    XCTAssertEqual(app.staticTexts["steps"].label, "2.0 3.0")
    XCTAssertEqual(app.staticTexts["scale"].label, "scale 3")
  }

  func testARotationTurnsUntilItEnds() {
    app.images["dog"].rotate(.pi / 2, withVelocity: 1)
    XCTAssertEqual(app.staticTexts["angle"].label, "90 degrees, still")
  }

  func testAPinchOnAViewWithoutItDoesNothing() {
    app.images["dog"].pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(app.staticTexts["scale"].label, "scale 1")
  }
}
