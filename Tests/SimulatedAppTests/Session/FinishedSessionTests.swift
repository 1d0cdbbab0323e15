import SimulatedApp
import Testing

/// What a run leaves whose session code still holds that a failure has left.
@Suite struct FinishedSessionTests {
  @Test func `a released session holds neither its app nor its device`() {
    let definition = SampleApps.login
    weak var app: CompiledApp?
    weak var device: SimulatedDevice?
    let session: AppSession
    do {
      let made = CompiledApp(definition)
      session = AppSession(app: made, configuration: .init())
      _ = session.launch(arguments: [], environment: [:])
      (app, device) = (made, session.device)
    }
    #expect(app != nil && device != nil)
    FinishedSession.release(session)
    #expect(app == nil && device == nil)
    #expect(session.app.definition.screens.isEmpty)
  }
}
