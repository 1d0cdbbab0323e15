import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct AuditedApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A heading whose letters are a little smaller than those of a body")
        .font(.subheadline).fontWeight(.bold)
    }
  }
}

/// Audits of an app whose views measure themselves.
final class AuditedViewsTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: AuditedApp.self)
  }

  func testTextsThatTakeTheirSpaceAreNotClipped() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit()
  }
}
