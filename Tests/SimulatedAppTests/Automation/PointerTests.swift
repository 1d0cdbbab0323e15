import AccessibilityTree
import SimulatedApp
import Testing

@Suite("Sessions: the pointer")
struct PointerTests {
  private static let go = Query().descendants(.button).identified(by: "go")

  private static func app(device: String = "iPad (10th generation)") -> TinyApp {
    TinyApp(
      .tiny([
        Screen("main", root: Table("list")) {
          Context("rows", .list((1...60).map { .string("row\($0)") }))
          Button("Go", id: "go").on(.hover, "HOVER").on(.longPress, "LONG")
          Button("Own", id: "own").on(.rightClick, "OWN").on(.longPress, "LONG")
          for name in ["HOVER", "LONG", "OWN"] {
            On(name, do: mark(name), .assign("keys", "event.modifiers"))
          }
          Cell(.bind("item")).forEach("rows")
          State("only") {}
        }
      ]),
      configuration: SessionConfiguration(device: DeviceProfile.named(device), timing: .zero))
  }

  @Test("hovers and clicks; the other button means a long press unless it has its own meaning")
  func clicks() {
    let app = Self.app()
    #expect(app.session.perform(.pointer(.hover), on: Self.go, title: "") == nil)
    #expect(app.context("mark") == "HOVER")
    #expect(app.session.perform(.pointer(.rightClick), on: Self.go, title: "") == nil)
    #expect(app.context("mark") == "LONG")
    let own = Query().descendants(.button).identified(by: "own")
    #expect(app.session.perform(.pointer(.rightClick), on: own, title: "") == nil)
    #expect(app.context("mark") == "OWN")
  }

  @Test("turns a wheel, upwards to show what is above")
  func wheel() throws {
    let app = Self.app()
    let top = try #require(app.frame("row1")).y
    #expect(app.session.perform(.scroll(right: 0, up: -120), on: Self.go, title: "") == nil)
    #expect(app.frame("row1")?.y == top - 120)
    let middle = ElementPoint(x: 400, y: 600)
    #expect(app.session.perform(.scroll(right: 0, up: 50), at: middle, title: "") == nil)
    #expect(app.frame("row1")?.y == top - 70)
    #expect(
      app.session.perform(.scroll(right: 0, up: .infinity), on: Self.go, title: "")
        == .impossible("A wheel turns by a number of points, not by 0.0 and inf."))
  }

  @Test("does not exist on a phone")
  func phone() {
    let app = Self.app(device: "iPhone 15")
    let failure = AutomationFailure.impossible(
      "iPhone 15 has no pointer, which only tablets have.")
    #expect(app.session.perform(.pointer(.hover), on: Self.go, title: "") == failure)
    #expect(app.session.perform(.scroll(right: 0, up: 1), on: Self.go, title: "") == failure)
    #expect(app.context("mark") == nil)
  }

  @Test("events carry the keys that are held")
  func held() {
    let app = Self.app()
    app.session.perform(.hold([.shift, .command]))
    #expect(app.session.perform(.longPress, on: Self.go, title: "") == nil)
    #expect(app.context("keys") == .list(["shift", "command"]))
    app.session.perform(.hold([]))
    #expect(app.session.perform(.longPress, on: Self.go, title: "") == nil)
    #expect(app.context("keys") == .null)
  }
}
