import PredicateFormat
import Testing

@testable import SimulatedApp

@Suite("Sheets")
struct SheetTests {
  private static func app(_ style: PresentationStyle) -> TinyApp {
    let app = TinyApp(
      Screen("main") { On("OPEN", do: .present("over", style: style)) },
      Screen("over", root: Table("list")) {
        Context("rows", .list((1...60).map { .string("row\($0)") }))
        Cell(.bind("item")).forEach("rows")
      })
    app.send("OPEN")
    return app
  }

  @Test("a swipe down closes a sheet at the top of its content")
  func closes() {
    let app = Self.app(.sheet)
    #expect(app.standing == ["main", "over"])
    app.touch("row3", .swipeDown)
    #expect(app.standing == ["main"])
  }

  @Test("content that was scrolled comes back first")
  func scrollsFirst() {
    let app = Self.app(.sheet)
    app.touch("row8", .swipeUp)
    app.touch("row8", .swipeDown)
    #expect(app.standing == ["main", "over"])
    app.touch("row3", .swipeDown)
    #expect(app.standing == ["main"])
  }

  @Test("what covers the whole screen is not pulled down")
  func fullScreen() {
    let app = Self.app(.fullScreen)
    app.touch("row3", .swipeDown)
    #expect(app.standing == ["main", "over"])
  }
}
