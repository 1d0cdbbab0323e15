import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("What a launch settles")
struct LaunchTests {
  private static let accounts = AppDefinition(
    "Shop", bundleIdentifier: "com.example.shop", default: "Main"
  ) {
    Coordinator("Main", root: "main")
    Accounts(default: "unauthorized") {
      Account("unauthorized", ["isSignedIn": false])
      Account(
        "withSubscription",
        when: "environment.stubAuthorization == 'true' AND environment.hasYPlus == 'true'",
        ["isSignedIn": true, "isPlus": true])
      Account(
        "withoutSubscription", when: "environment.stubAuthorization == 'true'",
        ["isSignedIn": true])
    }
    FeatureToggles { FeatureToggle("cashback", info: ["percent": 1]) }
    Screen("main") { Context("mark", "") }
  }

  private func state(
    _ name: String, environment: [String: String]
  ) -> FormatValue? {
    let session = AppSession(
      app: CompiledApp(Self.accounts), configuration: SessionConfiguration())
    _ = session.launch(arguments: [], environment: environment)
    return session.launchState(name)
  }

  @Test(arguments: [
    ([:], "unauthorized"),
    (["stubAuthorization": "true", "hasYPlus": "true"], "withSubscription"),
    (["stubAuthorization": "true", "hasYPlus": "false"], "withoutSubscription"),
    (["stubAuthorization": "false", "hasYPlus": "true"], "unauthorized"),
    (["account": "withSubscription"], "withSubscription"),
    (["account": "unauthorized", "stubAuthorization": "true"], "unauthorized"),
  ])
  func `the environment chooses the account`(environment: [String: String], name: String) {
    guard case .record(let account)? = state("account", environment: environment) else {
      Issue.record("no account")
      return
    }
    #expect(account["name"] == .string(name))
    #expect(account["isSignedIn"] == .bool(name != "unauthorized"))
  }

  @Test func `the account and the switched toggles are told`() {
    let app = TinyApp(
      Self.accounts, environment: ["account": "withSubscription", "enabledToggles": "cashback"])
    #expect(app.trace.prefix(2) == ["account withSubscription", "cashback on"])
  }

  @Test(arguments: [
    (
      ["account": "withSubscripton"],
      "there is no account \"withSubscripton\"; the known accounts are unauthorized, "
        + "withSubscription, withoutSubscription; the nearest is \"withSubscription\""
    ),
    (
      ["enabledToggles": "cashbak"],
      "the variable \"enabledToggles\": there is no toggle \"cashbak\"; the nearest is "
        + "\"cashback\""
    ),
  ])
  func `an unknown name ends the launch`(environment: [String: String], words: String) {
    let app = TinyApp(Self.accounts, environment: environment)
    #expect(app.crash == words)
    #expect(app.openScreens == [])
  }

  // MARK: - Experiments

  private static func experiments(
    result: FormatValue = ["fix": true, "other": 1], failureRate: Double = 0
  ) -> AppDefinition {
    AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "main")
      Loader("startup", latency: .fixed(.seconds(2)), failureRate: failureRate, result: result)
      Experiments(from: "startup", ["fix": false, "method": "capi"])
      DeepLink("shop://item/{id}", push: ["item"])
      Screen("main") {}
      Screen("item") { Context("id", "") }
    }
  }

  private static let waits = ["waitForExperiments": "true"]

  @Test func `an app that waits shows nothing until the experiments are there`() {
    let app = TinyApp(Self.experiments(), environment: Self.waits)
    app.pass(.milliseconds(1_999))
    #expect(app.openScreens == [])
    app.forget()
    app.pass(.milliseconds(1))
    #expect(
      app.trace.prefix(3) == [
        "startup done", #"experiments {"fix":true}"#, "start Main",
      ])
    #expect(app.session.launchState("experiments") == ["fix": true, "method": "capi"])
  }

  @Test func `an app that does not wait has them from the next launch on`() {
    let app = TinyApp(Self.experiments())
    #expect(app.openScreens == ["main"])
    app.pass(.seconds(2))
    #expect(app.trace.last == #"experiments {"fix":true} for later"#)
    #expect(app.session.launchState("experiments") == ["fix": false, "method": "capi"])
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.session.launchState("experiments") == ["fix": true, "method": "capi"])
  }

  @Test func `a loader that fails leaves what holds, and the screen comes all the same`() {
    let app = TinyApp(Self.experiments(failureRate: 1), environment: Self.waits)
    app.pass(.seconds(2))
    #expect(app.openScreens == ["main"])
    #expect(app.session.launchState("experiments") == ["fix": false, "method": "capi"])
  }

  @Test func `a result that is no record leaves what holds`() {
    let app = TinyApp(Self.experiments(result: "nothing"), environment: Self.waits)
    app.pass(.seconds(2))
    #expect(app.openScreens == ["main"])
    #expect(app.session.launchState("experiments") == ["fix": false, "method": "capi"])
  }

  @Test func `an app that ends while it waits shows nothing any more`() {
    let app = TinyApp(Self.experiments(), environment: Self.waits)
    app.session.terminate()
    app.pass(.seconds(3))
    #expect(app.process == nil)
  }

  @Test func `a link that comes while it waits is followed then`() {
    let app = TinyApp(Self.experiments(), environment: Self.waits)
    #expect(app.session.open("shop://item/7", arguments: [], environment: [:]) == nil)
    #expect(app.openScreens == [])
    app.pass(.seconds(2))
    #expect(app.openScreens == ["main", "item"])
    #expect(app.context("id") == "7")
  }
}
