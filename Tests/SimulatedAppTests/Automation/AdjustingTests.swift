import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Sessions: sliders and picker wheels")
struct AdjustingTests {
  private static func app(
    _ volume: FormatValue = 0.5, isJournaling: Bool = false
  ) -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main") {
          Context("volume", volume)
          Context("month", "May")
          Slider("volume", binds: "volume")
          Slider("off", binds: "volume").enabled(if: "1 == 2")
          Slider("loose").size(width: 100, height: 30)
          Element(.pickerWheel, id: "month").binds("month")
          Button("Go", id: "go").size(width: 100, height: 44)
          State("only") {}
        }
      ]), configuration: SessionConfiguration(timing: .zero, isJournaling: isJournaling))
  }

  private static func query(_ identifier: String) -> Query {
    Query().descendants(.any).identified(by: identifier)
  }

  private static func move(
    _ identifier: String, to position: Double, in app: TinyApp = app()
  ) -> AutomationFailure? {
    app.session.perform(.slide(to: position), on: query(identifier), title: "")
  }

  private static func position(_ identifier: String, in app: TinyApp) throws -> Double {
    try app.session.sliderPosition(of: app.session.findNow(query(identifier)))
  }

  @Test("a slider is moved to a position, which its key holds")
  func slider() throws {
    let app = Self.app()
    #expect(Self.move("volume", to: 0.75, in: app) == nil)
    #expect(app.context("volume") == .real(0.75))
    #expect(app.element("volume")?.value == "75%")
    #expect(try Self.position("volume", in: app) == 0.75)
  }

  @Test("a disabled slider stays where it is")
  func disabled() {
    let app = Self.app()
    #expect(Self.move("off", to: 1, in: app) == nil)
    #expect(app.context("volume") == .real(0.5))
  }

  @Test(
    "a slider's position is its value between 0 and 1",
    arguments: [
      (.integer(0), 0), (.integer(1), 1), (.real(0.25), 0.25), (.string("30%"), 0.3),
      (.real(7), 1), (.real(-1), 0), (.string("loud"), 0),
    ] as [(FormatValue, Double)])
  func reading(value: FormatValue, position: Double) throws {
    #expect(try Self.position("volume", in: Self.app(value)) == position)
  }

  @Test("a picker wheel is turned to a value, which its key holds")
  func wheel() {
    let app = Self.app()
    #expect(app.session.perform(.wheel(to: "June"), on: Self.query("month"), title: "") == nil)
    #expect(app.context("month") == .string("June"))
    #expect(app.element("month")?.value == "June")
  }

  @Test("an element of another type, or without a key, is a failure that says so")
  func others() throws {
    let app = Self.app()
    let button = try app.session.findNow(Self.query("go"))
    let row = button.snapshot.tree.row(of: button.index, withFrame: true)
    #expect(row.hasPrefix("Button, {{"))
    #expect(Self.move("go", to: 1) == .impossible("\(row) is not a slider."))
    #expect(throws: AutomationFailure.impossible("\(row) is not a slider.")) {
      try Self.position("go", in: app)
    }
    #expect(
      app.session.perform(.wheel(to: "x"), on: Self.query("go"), title: "")
        == .impossible("\(row) is not a picker wheel."))
    let loose = try app.session.findNow(Self.query("loose"))
    #expect(
      Self.move("loose", to: 1)
        == .impossible(
          loose.snapshot.tree.row(of: loose.index, withFrame: true)
            + " is bound to no key of the context, so it has no value."))
  }

  @Test("a position out of range is a failure", arguments: [-0.1, 1.5, .infinity, .nan])
  func range(position: Double) {
    #expect(
      Self.move("volume", to: position)
        == .impossible("A slider's position is a number from 0 to 1, not \(position)."))
  }

  @Test("a journal shows what was adjusted again")
  func journal() throws {
    let app = Self.app(isJournaling: true)
    #expect(Self.move("volume", to: 0.125, in: app) == nil)
    #expect(app.session.perform(.wheel(to: "July"), on: Self.query("month"), title: "") == nil)
    let record = try JournalRecord(app.session.device.journal?.bytes ?? [])
    let player = try JournalPlayer(record, app: app.session.app)
    let shown = try #require(player.snapshot(at: app.session.now)).tree
    let tree = try #require(app.tree)
    #expect(TreeText(shown).subtree() == TreeText(tree).subtree())
    #expect(TreeText(shown).subtree().contains("value: 13%"))
  }
}
