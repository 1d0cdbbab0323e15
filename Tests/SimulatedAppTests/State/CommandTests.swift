import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Commands sent into the app")
struct CommandTests {
  private static let definition = AppDefinition(
    "Shop", bundleIdentifier: "com.example.shop", default: "Main"
  ) {
    Coordinator("Main", root: "main")
    DeepLink("https://shop.example/product/{id}", push: ["item"])
    Context("log", "")
    AppCommand(
      "addToCart", Parameter("sku", .integer), Parameter("count", .integer, default: 1),
      raises: "ADD")
    AppCommand("note", Parameter("text", .string), do: .assign("app.log", "event.text"))
    AppCommand("show", do: .push("item"))
    AppCommand("break", do: .crash(message: "broken"))
    AppCommand("slow", raises: "SLOW")
    Screen("main") {
      Context("added", "")
      On("SLOW", do: .busy(.seconds(2)))
      State("open") { On("ADD", do: .assign("added", "event.sku + event.count")) }
    }
    Screen("item") { Context("id", "") }
  }

  private func app() -> TinyApp { TinyApp(Self.definition) }

  private func session() -> AppSession {
    let session = AppSession(
      app: CompiledApp(Self.definition), configuration: SessionConfiguration(isJournaling: true))
    _ = session.launch(arguments: [], environment: [:])
    return session
  }

  @Test func `raise their event on the front screen with their parameters`() {
    let app = app()
    #expect(app.session.perform(.send("addToCart", ["sku": 40, "count": 2])) == nil)
    #expect(app.context("added") == 42)
  }

  @Test func `take a default for what is not given`() {
    let app = app()
    #expect(app.session.perform(.send("addToCart", ["sku": 40])) == nil)
    #expect(app.context("added") == 41)
  }

  @Test func `do their actions`() {
    let app = app()
    #expect(app.session.perform(.send("note", ["text": "hello"])) == nil)
    #expect(app.process?.shared["log"] == "hello")
    #expect(app.session.perform(.send("show", [:])) == nil)
    #expect(app.openScreens == ["main", "item"])
  }

  @Test func `return when the app is idle`() {
    let app = app()
    let before = app.session.now
    #expect(app.session.perform(.send("slow", [:])) == nil)
    #expect(app.session.now - before == .seconds(2))
  }

  @Test func `open a link in the app`() {
    let app = app()
    #expect(
      app.session.perform(.send("openLink", ["link": "https://shop.example/product/5?x=1"])) == nil)
    #expect(app.context("id") == "5")
  }

  @Test func `open an unknown link of the web in the browser`() {
    let app = app()
    #expect(app.session.perform(.send("openLink", ["link": "https://shop.example/help"])) == nil)
    #expect(app.session.device.front?.bundle == SystemApp.safari.bundleIdentifier)
  }

  @Test func `raise any event`() {
    let app = app()
    #expect(
      app.session.perform(.send("raise", ["event": "ADD", "data": ["sku": 1, "count": 1]])) == nil)
    #expect(app.context("added") == 2)
  }

  @Test(
    arguments: [
      (
        "addToCrat", [:],
        "There is no command \"addToCrat\"; the known commands are addToCart, note, show, break, "
          + "slow, openLink, raise; the nearest is \"addToCart\"."
      ),
      ("addToCart", [:], "The parameter \"sku\" of \"addToCart\" is missing."),
      (
        "addToCart", ["sku": "1", "cuont": 2],
        "The command \"addToCart\" takes no parameter \"cuont\"; the nearest is \"count\". "
          + "The parameter \"sku\" of \"addToCart\" is a whole number, not a string."
      ),
      (
        "note", ["text": .date(0)], "The parameter \"text\" of \"note\" cannot contain a date."
      ),
      (
        "raise", ["event": "NONE"],
        "Nothing on the screen \"main\" handles the event \"NONE\" now."
      ),
      (
        "openLink", ["link": "tel:1"],
        "No app on the device opens the link tel:1; the schemes that apps open are "
          + "app-settings, http, https."
      ),
    ] as [(String, [String: FormatValue], String)])
  func `that cannot be done say why`(
    command: String, parameters: [String: FormatValue], words: String
  ) {
    #expect(session().perform(.send(command, parameters)) == .impossible(words))
  }

  @Test func `need a screen`() {
    var definition = Self.definition
    definition.loaders = [Loader("startup", latency: .fixed(.seconds(2)))]
    definition.experiments = Experiments(from: "startup", [:])
    let app = TinyApp(definition, environment: ["waitForExperiments": "1"])
    #expect(app.session.perform(.send("show", [:])) == .impossible("The app shows no screen yet."))
  }

  @Test func `need a running app`() {
    let app = app()
    app.session.terminate()
    #expect(app.session.perform(.send("show", [:])) == .notRunning(bundle: "com.example.shop"))
  }

  @Test func `that end the app are the app's crash`() {
    #expect(
      session().perform(.send("break", [:])) == .crashed(app: "Shop", reason: "broken"))
  }

  @Test func `are repeated from a journal`() throws {
    let session = session()
    _ = session.perform(.send("show", [:]))
    let shown = try #require(session.device.snapshot)
    let bytes = try #require(session.device.journal?.bytes)
    let player = try JournalPlayer(JournalRecord(bytes), app: session.app)
    #expect(player.snapshot(at: session.now)?.tree.count == shown.tree.count)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""is":"sent","command":"show""#))
  }
}
