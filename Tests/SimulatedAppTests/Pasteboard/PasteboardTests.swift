import SimulatedApp
import Testing

@Suite("The pasteboard")
struct PasteboardTests {
  private let app = TinyApp(Screen("main") { State("only") {} })

  @Test("holds what was copied last, and counts its changes")
  func copies() {
    #expect(app.session.pasteboard.text == nil)
    #expect(app.session.perform(.copy(["a"])) == nil)
    #expect(app.session.perform(.copy(["b", "c"])) == nil)
    #expect(app.session.pasteboard.strings == ["b", "c"])
    #expect(app.session.pasteboard.text == "b\nc")
    #expect(app.session.pasteboard.changeCount == 2)
    #expect(app.session.perform(.copy([])) == nil)
    #expect(app.session.pasteboard.text == nil)
  }

  @Test("holds no more than its limits, and says so")
  func limits() {
    let (most, bytes) = (Pasteboard.countLimit, Pasteboard.sizeLimit)
    #expect(app.session.perform(.copy(Array(repeating: "a", count: most))) == nil)
    #expect(app.session.perform(.copy([String(repeating: "é", count: bytes / 2)])) == nil)
    #expect(
      app.session.perform(.copy(Array(repeating: "a", count: most + 1)))
        == .impossible("A pasteboard can have at most 1000 strings, not 1001."))
    #expect(
      app.session.perform(.copy([String(repeating: "é", count: bytes / 2 + 1)]))
        == .impossible("A pasteboard can have at most 4000000 bytes, not 4000002."))
    #expect(app.session.pasteboard.changeCount == 2)
  }

  @Test("outlives the app")
  func outlives() {
    #expect(app.session.perform(.copy(["a"])) == nil)
    app.session.terminate()
    #expect(app.session.launch(arguments: [], environment: [:]) == nil)
    #expect(app.session.pasteboard.text == "a")
  }
}
