import SwiftUI
import XCTest

struct PaintedProgressApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ProgressView(value: 0.5).progressViewStyle(Painted()).accessibilityIdentifier("painted")
        ProgressView(value: 0.5).progressViewStyle(Written()).accessibilityIdentifier("written")
      }
    }
  }
}

private struct Painted: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      Capsule().frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
    }
    .frame(height: 8)
  }
}

private struct Written: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
  }
}

/// Progress in the app's own style.
final class PaintedProgressTests: HostedAppTests<PaintedProgressApp> {
  func testAStyleThatOnlyPaintsLeavesTheIndicator() {
    XCTAssertEqual(app.progressIndicators["painted"].value as? String, "50%")
  }

  func testAStyleWithWordsHasTheirElements() {
    XCTAssertEqual(app.staticTexts["written"].label, "50 of 100")
    XCTAssertFalse(app.progressIndicators["written"].exists)
  }
}
