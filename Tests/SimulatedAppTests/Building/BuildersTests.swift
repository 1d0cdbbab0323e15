import AccessibilityTree
import Foundation
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Builders")
struct BuildersTests {
  private static let list = Screen("list", title: "List", root: Table("ListView")) {
    Context(
      "items",
      .list(
        zip(
          1...,
          ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"]
        ).map { ["id": .string("\($0)"), "title": .string($1)] }))
    Context("chosen", "")
    Cell {
      Other(.bind("item.id")) {
        Text(.bind("item.title"), id: "Title")
        Button("More Info", id: "InfoButton").onTap("INFO", data: ["title": "item.title"])
      }
      .accessibilityElements(["Title", "InfoButton"])
      .layout(.horizontal)
    }
    .forEach("items")
    .onTap("OPEN")
    On("OPEN", do: .push("simple"))
    On(
      "INFO",
      do: .assign("chosen", "event.title"), .alert(.bind("chosen"), buttons: [.init(label: "OK")]))
  }

  private static let simple = Screen("simple", root: Other("SimpleView")) {
    State("loading") {
      Invoke("details", onDone: "loaded", onError: "failed")
      ActivityIndicator("In progress", id: "LoadingView").value("1")
    }
    State("loaded") {
      Other("SuccessView") {
        Button("Button", id: "Button1")
        Button("more", id: "Button")
      }
    }
    State("failed") {
      Other("FailureView") {
        Text("Could not load", id: "ErrorMessage")
        Button("Retry", id: "RetryButton").onTap("RETRY")
      }
      On("RETRY", to: "loading")
    }
  }

  private static let login = Screen("login", title: "Login") {
    Context("email", "")
    Context("password", "")
    TextField("cloud.mokumoku.sample.login.email", placeholder: "e-mail", binds: "email")
    SecureTextField(
      "cloud.mokumoku.sample.login.password", placeholder: "password", binds: "password")
    Button("Login", id: "cloud.mokumoku.sample.login.button").onTap("LOGIN")
    On("LOGIN", do: .push("content", with: ["email": "email"]))
  }

  private func loaded(_ name: String) throws -> ScreenDefinition? {
    try AppFolder(screensFolder).load().screens.first { $0.name == name }
  }

  @Test("make the list screen that the file holds")
  func listScreen() throws { #expect(try loaded("list") == Self.list) }

  @Test("make the simple screen that the file holds")
  func simpleScreen() throws { #expect(try loaded("simple") == Self.simple) }

  @Test("make the login screen that the file holds")
  func loginScreen() throws { #expect(try loaded("login") == Self.login) }

  @Test("make an app without faults")
  func app() {
    let app = AppDefinition("Tabs", bundleIdentifier: "com.example.tabs", default: "Main") {
      Coordinator(
        "Main", tabs: [Tab("Home", id: "tab.home", root: "home"), Tab("More", root: "more")])
      Loader("feed", latency: .uniform(from: .milliseconds(100), through: .seconds(1)))
      DeepLink("tabs://more", coordinator: "Main")
      Strings("en", ["home": "Home"])
      Stored("seenTour", false)
      Context("user", "nobody")
      Screen("home", title: .string(key: "home")) {
        BarItems { Button("Edit").onTap("EDIT") }
        On("EDIT", if: "app.user != 'nobody'", do: .selectTab("More"))
        On("EDIT", do: .assign("app.user", "'somebody'"))
        State("waiting") { After(.seconds(1), to: "ready") }
        State("ready") {
          Entry(.store("seenTour", "true"))
          Exit(.focus(nil))
          for name in ["a", "b"] { Text("Row", id: .literal(name)) }
        }
      }
      Screen("more") { Element(.webView, id: "page") }
    }
    #expect(app.check() == [])
    #expect(
      app.screens[0].on == [
        On(
          "EDIT",
          [
            .to(if: "app.user != 'nobody'", do: .selectTab("More")),
            .to(do: .assign("app.user", "'somebody'")),
          ])
      ])
    #expect(app.screens[0].initial == "waiting")
  }

  @Test("tell faults of an app by path")
  func faults() {
    let app = AppDefinition("Wrong", bundleIdentifier: "com.example.wrong", default: "Mian") {
      Coordinator("Main", root: "main")
      Screen("main") {
        On("GO", to: "lodaing", if: "count >")
        State("loading")
        State("loading")
      }
    }
    #expect(
      app.check().map(\.description) == [
        "app.json: coordinator.default: unknown coordinator \"Mian\"; the nearest is \"Main\"",
        "main.json: on.GO[0].target: unknown state \"lodaing\"; the nearest is \"loading\"",
        "main.json: on.GO[0].guard: the predicate does not parse: expected an expression, "
          + "found the end at column 8",
        "main.json: states: the state \"loading\" appears here twice",
      ])
  }
}
