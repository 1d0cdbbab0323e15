import SimulatedApp
import Testing

@Suite struct SignInPromptTests {
  @Test func `SpringBoard asks whether the app may use the site`() {
    let app = Self.app()
    app.send("SIGN_IN")
    #expect(app.rows(.alert).isEmpty)
    #expect(
      app.prompt == ["“Tiny” Wants to Use “example.com” to Sign In", "Cancel", "Continue"])
    #expect(app.context("answer") == .string(""))
  }

  @Test(arguments: [("Continue", true), ("Cancel", false)])
  func `The app gets the answer`(button: String, isGranted: Bool) {
    let app = Self.app()
    app.send("SIGN_IN")
    app.answerPrompt(button)
    #expect(app.context("answer") == .bool(isGranted))
    #expect(app.prompt.isEmpty)
  }

  @Test func `It is asked each time`() {
    let app = Self.app()
    app.send("SIGN_IN")
    app.answerPrompt("Continue")
    app.send("SIGN_IN")
    #expect(!app.prompt.isEmpty)
  }

  @Test func `The question goes with the app that asked`() {
    let app = Self.app()
    app.send("SIGN_IN")
    #expect(app.session.terminate() == nil)
    #expect(app.prompt.isEmpty)
  }

  private static func app() -> TinyApp {
    TinyApp(
      Screen("main") {
        Context("answer", "")
        On("SIGN_IN", do: .signIn(on: "example.com", then: "ANSWERED"))
        On("ANSWERED", do: .assign("answer", "event.granted"))
      })
  }
}
