import SimulatedApp
import TestHost
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite struct AppTunnelTests {
  @Test func leadsToTheAppThatItWasAskedOf() {
    let app = CompiledApp(Self.app)
    let session = AppSession(app: app, configuration: SessionConfiguration())

    let reached = SessionContext.$current.withValue(session) {
      XCUIApplication().tunnel.session
    }

    #expect(reached === session)
  }

  private static let app = AppDefinition(
    name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
    coordinators: [CoordinatorDefinition(name: "Main", root: "home")],
    screens: [
      ScreenDefinition(name: "home", initial: "only", states: [StateDefinition(name: "only")])
    ])
}
