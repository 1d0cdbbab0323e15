import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Sessions: gestures")
struct GestureTests {
  private static let go = Query().descendants(.button).identified(by: "go")

  private static func app(timing: AutomationTiming = .zero) -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main") {
          Button("Go", id: "go").onTap("TAP").on(.doubleTap, "DOUBLE")
            .on(.twoFingerTap, "FINGERS").on(.swipeUp, "UP")
          for name in ["TAP", "DOUBLE", "FINGERS", "UP"] { On(name, do: mark(name)) }
          State("only") {}
        }
      ]), configuration: SessionConfiguration(timing: timing))
  }

  private static func marks(_ taps: Int, _ fingers: Int) -> [String] {
    let app = app()
    return app.traced {
      #expect(app.session.perform(.tap(times: taps, fingers: fingers), on: go, title: "") == nil)
    }.filter { $0.hasPrefix("mark") }
  }

  @Test("a swipe lasts 200 points by its speed")
  func swipe() {
    for (speed, milliseconds) in [(1_000.0, 200), (250, 800), (4_000, 50)] {
      let app = Self.app(timing: .xcode26)
      let start = app.session.now
      #expect(
        app.session.perform(.swipe(.swipeUp, pointsPerSecond: speed), on: Self.go, title: "") == nil
      )
      #expect(app.session.now - start == .milliseconds(20 + 15 + 13 + milliseconds + 100 + 20))
      #expect(app.context("mark") == "UP")
    }
  }

  @Test("a speed that no finger has is a failure", arguments: [0, -1, .infinity, .nan] as [Double])
  func speed(_ speed: Double) {
    let app = Self.app()
    let failure = app.session.perform(
      .swipe(.swipeUp, pointsPerSecond: speed), on: Self.go, title: "")
    #expect(
      failure
        == .impossible(
          "A velocity is a number of points per second above 0, not \(speed)."))
    #expect(app.context("mark") == nil)
  }

  @Test("some counts of taps and fingers are gestures of their own; others are as many taps")
  func taps() {
    #expect(Self.marks(1, 1) == ["mark=TAP"])
    #expect(Self.marks(2, 1) == ["mark=DOUBLE"])
    #expect(Self.marks(1, 2) == ["mark=FINGERS"])
    #expect(Self.marks(3, 1) == ["mark=TAP", "mark=TAP", "mark=TAP"])
    #expect(Self.marks(2, 3) == ["mark=TAP", "mark=TAP"])
  }

  @Test("counts out of range are a failure", arguments: [(0, 1), (1, 0), (1_001, 1), (1, 6)])
  func counts(taps: Int, fingers: Int) {
    let failure = Self.app().session.perform(
      .tap(times: taps, fingers: fingers), on: Self.go, title: "")
    #expect(failure == .impossible("1 to 1000 taps with 1 to 5 fingers can be made."))
  }
}
