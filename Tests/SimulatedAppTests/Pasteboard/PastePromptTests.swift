import AccessibilityTree
import SimulatedApp
import Testing

@Suite struct PastePromptTests {
  @Test func `An app that reads what the test copied is asked about by SpringBoard`() {
    let app = Self.app()
    #expect(app.session.perform(.copy(["secret"])) == nil)
    app.send("READ")
    #expect(app.rows(.alert).isEmpty)
    #expect(
      app.prompt
        == [
          "“Tiny” would like to paste from “TinyUITests-Runner”", "Don’t Allow Paste",
          "Allow Paste",
        ])
    #expect(app.context("text") == .string(""))
  }

  @Test func `Once allowed, the app gets the text`() {
    let app = Self.app()
    #expect(app.session.perform(.copy(["secret"])) == nil)
    app.send("READ")
    app.answerPrompt("Allow Paste")
    #expect(app.context("text") == .string("secret"))
  }

  @Test func `What was refused comes as null, and is asked for again`() {
    let app = Self.app()
    #expect(app.session.perform(.copy(["secret"])) == nil)
    app.send("READ")
    app.answerPrompt("Don’t Allow Paste")
    #expect(app.context("text") == .null)
    app.send("READ")
    #expect(!app.prompt.isEmpty)
  }

  @Test func `The same content is asked for once, another one anew`() {
    let app = Self.app()
    #expect(app.session.perform(.copy(["secret"])) == nil)
    app.send("READ")
    app.answerPrompt("Allow Paste")
    app.send("READ")
    #expect(app.prompt.isEmpty)
    #expect(app.session.perform(.copy(["other"])) == nil)
    app.send("READ")
    #expect(!app.prompt.isEmpty)
  }

  @Test func `What the app copied itself needs no prompt`() {
    let app = Self.app()
    app.send("SHARE")
    app.touch(label: "Copy")
    app.send("READ")
    #expect(app.prompt.isEmpty)
    #expect(app.context("text") == .string("own"))
  }

  @Test func `An empty pasteboard gives null without a prompt`() {
    let app = Self.app()
    app.send("READ")
    #expect(app.prompt.isEmpty)
    #expect(app.context("text") == .null)
  }

  @Test func `The prompt goes with the app that asked`() {
    let app = Self.app()
    #expect(app.session.perform(.copy(["secret"])) == nil)
    app.send("READ")
    #expect(app.session.terminate() == nil)
    #expect(app.prompt.isEmpty)
  }

  private static func app() -> TinyApp {
    TinyApp(
      Screen("main") {
        Context("text", "")
        On("READ", do: .paste(then: "PASTED"))
        On("PASTED", do: .assign("text", "event.text"))
        On("SHARE", do: .share("own"))
      })
  }
}
