import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Sessions: dragging")
struct DraggingTests {
  private static func app(
    timing: AutomationTiming = .zero, isJournaling: Bool = false
  ) -> TinyApp {
    TinyApp(
      .tiny([.list]),
      configuration: SessionConfiguration(timing: timing, isJournaling: isJournaling))
  }

  /// What a drag over a part of the list does.
  private static func traced(
    _ press: VirtualDuration, from start: ElementPoint, to end: ElementPoint
  ) -> [String] {
    let app = app()
    let motion = DragMotion(press: press, pointsPerSecond: 1_000)
    return app.traced {
      #expect(app.session.perform(.drag(motion, to: .point(end)), at: start, title: "") == nil)
    }
  }

  private static func row(_ name: String) -> Query {
    Query().descendants(.any).identified(by: name)
  }

  @Test("the root scrolls as far as the finger moves up or down")
  func scrolls() {
    let low = ElementPoint(x: 100, y: 700)
    for press in [VirtualDuration.zero, .seconds(1)] {
      #expect(
        Self.traced(press, from: low, to: ElementPoint(x: 100, y: 650)) == ["scroll 50.0"])
    }
    #expect(Self.traced(.zero, from: low, to: ElementPoint(x: 0, y: 690)) == ["scroll 10.0"])
    #expect(Self.traced(.zero, from: low, to: ElementPoint(x: 300, y: 700)) == [])
  }

  @Test("an element answers a short press as a swipe to the main side, a long one as long press")
  func answers() {
    let app = Self.app()
    guard let center = app.frame("pad")?.center else { return #expect(Bool(false)) }
    let cases: [(Double, Double, VirtualDuration, String)] = [
      (30, -60, .zero, "UP"), (0, 60, .milliseconds(499), "DOWN"), (-60, 10, .zero, "LEFT"),
      (60, 0, .zero, "RIGHT"), (0, -60, .milliseconds(500), "LONG"), (0.5, 0, .zero, "LONG"),
    ]
    for (right, down, press, name) in cases {
      let end = ElementPoint(x: center.x + right, y: center.y + down)
      #expect(Self.traced(press, from: center, to: end) == [name, "mark=\(name)"])
    }
  }

  @Test("a drag lasts as long as its parts")
  func cost() {
    let app = Self.app(timing: .xcode26)
    let start = app.session.now
    let motion = DragMotion(
      press: .milliseconds(300), pointsPerSecond: 100, rest: .milliseconds(700))
    let failure = app.session.perform(
      .drag(motion, to: .point(ElementPoint(x: 130, y: 660))), at: ElementPoint(x: 100, y: 700),
      title: "")
    #expect(failure == nil)
    #expect(app.session.now - start == .milliseconds(20 + 13 + 300 + 500 + 700 + 100 + 20))
  }

  @Test("a drag from element to element goes from the middle of one to that of the other")
  func elements() {
    let app = Self.app()
    guard let low = app.frame("row9"), let high = app.frame("row4") else {
      return #expect(Bool(false))
    }
    let motion = DragMotion(press: .zero, pointsPerSecond: 1_000)
    let failure = app.session.perform(
      .drag(motion, to: .element(Self.row("row4"))), on: Self.row("row9"), title: "")
    #expect(failure == nil)
    #expect(app.front?.scrollOffset == low.y - high.y)
  }

  @Test("where either end is missing, or the speed is none, the drag is a failure")
  func failures() {
    let app = Self.app()
    var motion = DragMotion(press: .zero, pointsPerSecond: 1_000)
    for (first, second) in [("row1", "nothing"), ("nothing", "row1")] {
      let failure = app.session.perform(
        .drag(motion, to: .element(Self.row(second))), on: Self.row(first), title: "")
      guard case .noMatch? = failure else { return #expect(Bool(false)) }
    }
    motion.pointsPerSecond = 0
    #expect(
      app.session.perform(
        .drag(motion, to: .element(Self.row("row2"))), on: Self.row("row1"), title: "")
        == .impossible("A velocity is a number of points per second above 0, not 0.0."))
    #expect(app.front?.scrollOffset == 0)
  }

  @Test("a journal shows every drag again")
  func journal() throws {
    let app = Self.app(isJournaling: true)
    var seen: [(instant: VirtualInstant, text: String)] = []
    func drag(_ press: VirtualDuration, from y: Double, to end: Double) {
      let motion = DragMotion(press: press, pointsPerSecond: 500)
      _ = app.session.perform(
        .drag(motion, to: .point(ElementPoint(x: 60, y: end))), at: ElementPoint(x: 60, y: y),
        title: "")
      seen.append((app.session.now, app.text))
      app.session.advance(by: .milliseconds(1))
    }
    drag(.zero, from: 700, to: 650)
    drag(.seconds(1), from: 700, to: 325.5)
    drag(.zero, from: 300, to: 340)
    drag(.zero, from: 700, to: -5_000)
    let record = try JournalRecord(app.session.device.journal?.bytes ?? [])
    let player = try JournalPlayer(record, app: app.session.app)
    #expect(Set(seen.map(\.text)).count == 4)
    for moment in seen {
      let tree = try #require(player.snapshot(at: moment.instant)).tree
      #expect(TreeText(tree, addresses: .none).subtree() == moment.text)
    }
  }
}

extension TinyApp {
  fileprivate var text: String {
    tree.map { TreeText($0, addresses: .none).subtree() } ?? ""
  }
}

extension ScreenDefinition {
  /// A list of rows below something that answers to every gesture.
  fileprivate static let list = Screen("main", root: Table("list")) {
    Context("rows", .list((1...40).map { .string("row\($0)") }))
    for name in ["UP", "DOWN", "LEFT", "RIGHT", "LONG"] { On(name, do: mark(name)) }
    Button("Pad", id: "pad").on(.swipeUp, "UP").on(.swipeDown, "DOWN").on(.swipeLeft, "LEFT")
      .on(.swipeRight, "RIGHT").on(.longPress, "LONG")
    State("only") { Cell(.bind("item")).forEach("rows") }
  }
}
