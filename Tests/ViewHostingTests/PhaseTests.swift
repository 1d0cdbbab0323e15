import SwiftUI
import XCTest

struct PhaseApp: App {
  var body: some Scene { WindowGroup { Phases() } }
}

private struct Phases: View {
  @Environment(\.scenePhase) private var phase
  @State private var seen: [String] = []
  @State private var link = "no link"

  var body: some View {
    VStack {
      Text(seen.joined(separator: " ")).accessibilityIdentifier("phases")
      Text(link)
    }
    .onChange(of: phase) { _, new in seen.append("\(new)") }
    .onOpenURL { link = $0.absoluteString }
  }
}

final class PhaseTests: HostedAppTests<PhaseApp> {
  func testAnAppComesToTheFrontAfterItsLaunch() {
    XCTAssertEqual(app.staticTexts["phases"].label, "active")
  }

  func testTheHomeButtonAndTheReturnChangeThePhase() {
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(
      app.staticTexts["phases"].label, "active inactive background inactive active")
  }

  func testALinkReachesTheViewThatAsksForIt() throws {
    app.open(try XCTUnwrap(URL(string: "shop://item/7")))
    XCTAssertTrue(app.staticTexts["shop://item/7"].exists)
  }
}
