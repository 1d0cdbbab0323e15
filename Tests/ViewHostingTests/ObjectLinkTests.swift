import Combine
import SwiftUI
import XCTest

private final class Route: ObservableObject {
  @Published var isOpen = false
}

/// A link that follows a property of an object in the environment.
struct ObjectLinkApp: App {
  @StateObject private var route = Route()

  var body: some Scene {
    WindowGroup { NavigationView { Start() }.environmentObject(route) }
  }
}

private struct Start: View {
  @EnvironmentObject private var route: Route

  var body: some View {
    VStack {
      NavigationLink(destination: Text("Far away"), isActive: $route.isOpen) { Text("Travel") }
    }
  }
}

/// Views that are made anew with a binding of the same property are drawn again with its value.
final class ObjectLinkTests: HostedAppTests<ObjectLinkApp> {
  func testALinkFollowsAPropertyOfAnObject() {
    app.buttons["Travel"].tap()
    XCTAssertTrue(app.staticTexts["Far away"].exists)
  }
}
