import SwiftUI
import XCTest

struct FoundObjectApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ObjectFinder()
        ObjectFinder().environmentObject(FoundModel())
      }
    }
  }
}

private final class FoundModel: ObservableObject {}

private struct ObjectFinder: View {
  @EnvironmentObject private var model: FoundModel

  /// As public libraries ask, since SwiftUI itself has no question for it.
  private var isPresent: Bool {
    let store = Mirror(reflecting: _model).children.first { $0.label == "_store" }
    return store?.value as? FoundModel != nil
  }

  var body: some View { Text(isPresent ? "with" : "without") }
}

/// Some libraries look inside of the wrapper to know whether there is an object.
final class FoundObjectTests: HostedAppTests<FoundObjectApp> {
  func testTheObjectIsFoundInsideOfTheWrapper() {
    XCTAssertEqual(app.staticTexts.allElementsBoundByIndex.map(\.label), ["without", "with"])
  }
}
