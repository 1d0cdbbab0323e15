import SimulatedApp
import VirtualTime

extension BuilderTable {
  private static let other = AppDefinition("Other", bundleIdentifier: "b", default: "Main") {}

  private static let settings = AppDefinition(
    "App", bundleIdentifier: "app", default: "Main", argument: "start",
    device: "iPad Pro (11-inch)", language: "de", animationsOff: "Still", terminates: false
  ) {}

  private static let plural = AppDefinition("App", bundleIdentifier: "app", default: "Main") {
    Strings(
      "ar", [:],
      plurals: [
        "rows": [.zero: "0", .one: "1", .two: "2", .few: "3", .many: "4", .other: "5"]
      ])
  }

  static let app: [BuilderRow] = [
    BuilderRow("strings/plural", "zero one two few many other", "strings/ar/rows", plural.json),
    BuilderRow(
      "app/", "name bundleIdentifier device coordinator language animationsOff terminates", "",
      settings.json),
    BuilderRow("app/coordinatorChoice", "argument default", "coordinator", settings.json),
    .app("", "coordinators loaders deepLinks strings") {
      Coordinator("Main", root: "main")
      Loader("feed", latency: .fixed(.seconds(1)))
      DeepLink("app://main", push: ["main"])
      Strings("en", ["title": "Title"])
    },
    .app("", "defaults context permissions interruptions onStart variants otherApps stubs") {
      Stored("seen", false)
      Context("count", 0)
      Permission(.camera, .authorized)
      Interruption(at: .seconds(1), .kill(reason: "memory"))
      OnStart(.alert(AlertDefinition(title: "Hello", buttons: [])))
      VariantArgument("country")
      OtherApp(other)
      DefaultStubs("Set")
    },
    .app("variants", "argument", at: "variants") { VariantArgument("country") },
    .app("stubs", "default", at: "stubs") { DefaultStubs("Set") },
    .app("coordinator", "root marker with transition", at: "coordinators/Main") {
      Coordinator(
        "Main", root: "main", marker: "m", with: ["a": "1"], transition: .seconds(1))
    },
    .app("coordinator", "container tabs", at: "coordinators/Main") {
      Coordinator("Main", tabs: [Tab("Home", root: "main")])
    },
    .app("tab", "label identifier badge root", at: "coordinators/Main/tabs/0") {
      Coordinator("Main", tabs: [Tab("Home", id: "tab", badge: "1", root: "main")])
    },
    .app("deepLink", "pattern coordinator push", at: "deepLinks/0") {
      DeepLink("app://main", coordinator: "Main", push: ["main"])
    },
    .app("interruption", "at kill", at: "interruptions/0") {
      Interruption(at: .seconds(1), .kill(reason: "memory"))
    },
    .app("interruption", "at alert", at: "interruptions/0") {
      Interruption(at: .seconds(1), .alert(AlertDefinition(title: "Low", buttons: [])))
    },
    .app("interruption", "at banner", at: "interruptions/0") {
      Interruption(at: .seconds(1), .banner(BannerDefinition(title: "News")))
    },
    .app("banner", "title message link for", at: "interruptions/0/banner") {
      Interruption(
        at: .seconds(1),
        .banner(
          BannerDefinition(title: "a", message: "b", link: "app://c", duration: .seconds(1))))
    },
    .app("startItem", "when once present", at: "onStart/0") {
      OnStart(when: "1 == 1", once: "seen", .present(PresentationDefinition("main")))
    },
    .app("startItem", "alert", at: "onStart/0") {
      OnStart(.alert(AlertDefinition(title: "Hello", buttons: [])))
    },
  ]

  static let state: [BuilderRow] = [
    .app("", "keychain files pasteboard accounts toggles experiments commands") {
      Kept(.keychain, "token", "a")
      Kept(.files, "notes.txt", "a")
      Kept(copied: "a")
      Accounts(default: "none") { Account("none") }
      FeatureToggle("sale")
      Experiments(from: "feed", ["compact": false])
      AppCommand("add", raises: "ADD")
    },
    .app("accounts", "default variable states", at: "accounts") {
      Accounts(default: "none", variable: "who") { Account("none") }
    },
    .app("account", "when values", at: "accounts/states/plus") {
      Accounts(default: "plus") { Account("plus", when: "1 == 1", ["isPlus": true]) }
    },
    .app("toggles", "enabledVariable disabledVariable infoVariable features", at: "toggles") {
      FeatureToggles(enabledVariable: "a", disabledVariable: "b", infoVariable: "c") {
        FeatureToggle("sale")
      }
    },
    .app("toggle", "enabled info", at: "toggles/features/sale") {
      FeatureToggle("sale", true, info: ["until": "May"])
    },
    .app("experiments", "loader waitVariable values", at: "experiments") {
      Experiments(from: "feed", waitVariable: "wait", ["compact": false])
    },
    .app("appCommand", "parameters event actions", at: "commands/add") {
      AppCommand("add", Parameter("count", .integer), raises: "ADD", do: .pop)
    },
    .app("parameter", "type default", at: "commands/add/parameters/count") {
      AppCommand("add", Parameter("count", .integer, default: 1), raises: "ADD")
    },
  ]
}
