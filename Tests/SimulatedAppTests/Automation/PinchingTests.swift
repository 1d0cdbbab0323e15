import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite("Sessions: two fingers")
struct PinchingTests {
  private static let map = Query().descendants(.map).identified(by: "map")

  private static func app(timing: AutomationTiming = .zero) -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main") {
          Element(.map, id: "map").size(width: 300, height: 200).on(.pinch, "PINCH")
            .on(.rotate, "TURN")
          On("PINCH", do: .assign("got", "event.scale"), .assign("speed", "event.velocity"))
          On("TURN", do: .assign("got", "event.rotation"))
          State("only") {}
        }
      ]), configuration: SessionConfiguration(timing: timing))
  }

  @Test("a pinch raises its event with the scale and the velocity, and a rotation its angle")
  func events() {
    let app = Self.app()
    #expect(
      app.session.perform(.pinch(GestureAmount(2, velocity: 1)), on: Self.map, title: "") == nil)
    #expect(app.context("got") == .real(2))
    #expect(app.context("speed") == .real(1))
    #expect(
      app.session.perform(.rotate(GestureAmount(-1.5, velocity: -3)), on: Self.map, title: "")
        == nil)
    #expect(app.context("got") == .real(-1.5))
  }

  @Test("both last as long as the velocity says")
  func durations() {
    let app = Self.app(timing: .xcode26)
    func lasts(_ act: () -> AutomationFailure?) -> VirtualDuration {
      let start = app.session.now
      #expect(act() == nil)
      return app.session.now - start - .milliseconds(20 + 15 + 13 + 100 + 20)
    }
    #expect(
      lasts { app.session.perform(.pinch(GestureAmount(3, velocity: 4)), on: Self.map, title: "") }
        == .milliseconds(500))
    #expect(
      lasts {
        app.session.perform(.pinch(GestureAmount(0.5, velocity: -1)), on: Self.map, title: "")
      }
        == .milliseconds(500))
    #expect(
      lasts { app.session.perform(.rotate(GestureAmount(3, velocity: 2)), on: Self.map, title: "") }
        == .milliseconds(1_500))
  }

  @Test(
    "what two fingers cannot do is a failure",
    arguments: [
      (0, 1, "A pinch needs a scale above 0 and a velocity, not 0.0 and 1.0."),
      (2, .nan, "A pinch needs a scale above 0 and a velocity, not 2.0 and nan."),
      (2, -1, "A pinch to a scale of 2.0 needs a velocity above 0, not -1.0."),
      (0.5, 1, "A pinch to a scale of 0.5 needs a velocity below 0, not 1.0."),
      (31, 1, "Two fingers inside 300.0 points can pinch by at most 30.0, not by 31.0."),
    ] as [(Double, Double, String)])
  func impossible(scale: Double, velocity: Double, words: String) {
    let app = Self.app()
    let failure = app.session.perform(
      .pinch(GestureAmount(scale, velocity: velocity)), on: Self.map, title: "")
    #expect(failure == .impossible(words))
    #expect(app.context("got") == nil)
  }

  @Test("a rotation that goes the other way, or without end, is a failure")
  func rotations() {
    #expect(
      GestureAmount(1, velocity: -1).rotationFault
        == "A rotation by 1.0 radians needs a velocity above 0, not -1.0.")
    #expect(GestureAmount(1_000, velocity: 1).rotationFault != nil)
    #expect(GestureAmount(.nan, velocity: 1).rotationFault != nil)
    #expect(GestureAmount(0, velocity: 0).rotationFault == nil)
  }
}
