import SimulatedApp
import Testing
import VirtualTime

@testable import AppSession

/// Where a session is, and what is to come.
@Suite struct SurveyTests {
  private static let app = CompiledApp(
    AppDefinition(
      name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
      coordinators: [Coordinator("Main", root: "feed")],
      screens: [
        Screen("feed") {
          State("loading") {
            Invoke("items", onDone: "shown", onError: "shown")
            After(.seconds(5), to: "shown")
          }
          State("shown") { Text("Items") }
        }
      ], loaders: [Loader("items", latency: .fixed(.seconds(2)))]))

  @Test func pendingEventsAreToldByTheirNames() {
    let session = Self.launched()

    #expect(
      session.pendingEvents(limit: 8) == [
        PendingEvent(deadline: .start + .seconds(2), words: "loader items ends"),
        PendingEvent(deadline: .start + .seconds(5), words: "timer 1 of screen feed"),
      ])
    #expect(session.pendingEvents(limit: 1).count == 1)
  }

  @Test func thePlaceIsTheScreenInFrontAndItsState() {
    let session = Self.launched()
    session.advance(by: .seconds(2))

    #expect(session.frontPlace?.screen == "feed")
    #expect(session.frontPlace?.state == "shown")
    #expect(session.pendingEvents(limit: 8) == [])
  }

  @Test func anAppThatDoesNotRunIsNowhere() {
    let session = AppSession(app: Self.app, configuration: SessionConfiguration())

    #expect(session.frontPlace == nil)
  }

  private static func launched() -> AppSession {
    let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    return session
  }
}
