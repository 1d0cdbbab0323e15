import SimulatedApp
import Testing
import VirtualTime

@Suite("Waiting for idle")
struct WaitForIdleTests {
  private static func app(pushingAfter delay: VirtualDuration, limit: VirtualDuration) -> TinyApp {
    var timing = AutomationTiming.zero
    timing.screenChange = .milliseconds(350)
    timing.idleLimit = limit
    return TinyApp(
      .tiny([
        Screen("main") {
          On("GO", do: .push("main"))
          State("only") { After(delay, do: .push("last")) }
        },
        Screen("last") { State("only") {} },
      ]), configuration: SessionConfiguration(timing: timing))
  }

  /// Milliseconds that the wait takes after a push.
  private static func wait(in app: TinyApp) -> Double {
    app.send("GO")
    let start = app.session.now
    app.session.waitForIdle()
    return (app.session.now - start).inSeconds * 1_000
  }

  @Test("it lasts until screens stand still")
  func still() {
    #expect(Self.wait(in: Self.app(pushingAfter: .seconds(9), limit: .seconds(60))) == 350)
  }

  @Test("screens that begin to move meanwhile are waited for too")
  func again() {
    let app = Self.app(pushingAfter: .milliseconds(200), limit: .seconds(60))
    #expect(Self.wait(in: app) == 550)
  }

  @Test("it goes on regardless after its limit")
  func limit() {
    let app = Self.app(pushingAfter: .seconds(9), limit: .milliseconds(100))
    #expect(Self.wait(in: app) == 100)
  }
}
