import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which the result depends on which of two events comes last.
enum LoadOrderScenarios {
  static let all = [
    lastWriterWins, answerToAnOldQuery, settingsBeforeContent, sessionRestored, draftOverwritten,
  ]

  private static let lastWriterWins = FlakyScenario(
    "last writer wins", .loadOrder, blame: .app, depth: 1, fix: .refactorLogic,
    races: [("loader server", "loader cache")],
    story: "The cache and the server both write the name, and the cache may come last.",
    cure: "The app lets nothing from the cache replace what the server said.",
    app: { form in
      ScenarioApp.make("Profile") {
        Loader("cache", latency: .between(0.2, 2), result: "old")
        Loader("server", latency: .between(0.5, 3), result: form == .broken ? "old" : "new")
        Screen("main") {
          Context("name", "")
          Context("isFresh", false)
          Text(.bind("name"), id: "name")
          State("showing") {
            Invoke(
              "cache",
              onDone: .to(
                if: form == .flaky ? "1 == 1" : "isFresh == FALSE",
                do: .assign("name", "event.data")))
            Invoke(
              "server",
              onDone: .to(do: .assign("name", "event.data"), .assign("isFresh", "TRUE")))
          }
        }
      }
    },
    test: { page, _ in
      page.launch()
      sleep(4)
      try page.require("name", says: "new")
    })

  private static let answerToAnOldQuery = FlakyScenario(
    "answer to an old query", .loadOrder, blame: .app, depth: 1, fix: .refactorLogic,
    races: [("loader second", "loader first")],
    story: "The answer to the first query may arrive after that to the second and replace it.",
    cure: "The app cancels the first when it asks the second.",
    app: { form in
      let cancellation: InvocationDefinition.Cancellation = form == .flaky ? .none : .prompt
      return ScenarioApp.make("Search") {
        Loader("first", latency: .between(0.5, 5), result: "apples")
        Loader("second", latency: .between(0.5, 5), result: form == .broken ? "none" : "pears")
        Screen("main") {
          Context("found", "")
          Text(.bind("found"), id: "found")
          Button("Apples", id: "one").onTap("ONE")
          Button("Pears", id: "two").onTap("TWO")
          On("ONE", to: "one")
          On("TWO", to: "two")
          State("empty") {}
          State("one") {
            Invoke(
              "first", onDone: .to(do: .assign("found", "event.data")), cancellation: cancellation)
          }
          State("two") { Invoke("second", onDone: .to(do: .assign("found", "event.data"))) }
        }
      }
    },
    test: { page, _ in
      page.launch()
      page.button("one").tap()
      page.button("two").tap()
      sleep(7)
      try page.require("found", says: "pears")
    })

  private static let settingsBeforeContent = FlakyScenario(
    "settings before content", .loadOrder, blame: .app, depth: 1, fix: .refactorLogic,
    races: [("loader content", "loader settings")],
    story: "The content is laid out by settings that may not be there yet.",
    cure: "The app loads the content after the settings.",
    app: { form in
      ScenarioApp.make("Home") {
        Loader("settings", latency: .between(0.2, 2))
        Loader("content", latency: .between(0.2, 2))
        Screen("main") {
          Context("isPlus", false)
          if form == .flaky {
            State("loading") {
              Invoke("settings", onDone: .to(do: .assign("isPlus", "TRUE")))
              Invoke("content", onDone: "shown")
            }
          } else {
            State("settling") {
              Invoke("settings", onDone: .to("loading", do: .assign("isPlus", "TRUE")))
            }
            State("loading") { Invoke("content", onDone: form == .broken ? "settling" : "shown") }
          }
          State("shown") {
            Text("Plus", id: "plus").hidden(if: "isPlus == FALSE")
            Text("Basic", id: "basic").hidden(if: "isPlus == TRUE")
          }
        }
      }
    },
    test: { page, _ in
      page.launch()
      sleep(4)
      try page.require("plus")
    })

  private static let sessionRestored = FlakyScenario(
    "session that is restored", .loadOrder, depth: 1, fix: .fixAwait,
    races: [("tap", "loader session")],
    story:
      "Until the session is restored the profile leads to the login, and the test taps at once.",
    cure: "It waits for the mark of the session.",
    app: { form in
      ScenarioApp.make("Session") {
        Loader("session", latency: .between(0.5, 3))
        Screen("main") {
          Button("Profile", id: "profile").onTap("PROFILE")
          State("restoring") {
            Invoke("session", onDone: "signedIn")
            On("PROFILE", to: "login")
          }
          State("signedIn") {
            Text("Signed in", id: "session")
            On("PROFILE", to: form == .broken ? "login" : "profile")
          }
          State("login") { Text("Log in", id: "login") }
          State("profile") { Text("Anna", id: "name") }
        }
      }
    },
    test: { page, form in
      page.launch()
      if form != .flaky { try page.wait(for: "session") }
      page.button("profile").tap()
      try page.require("name")
    })

  private static let draftOverwritten = FlakyScenario(
    "draft that is overwritten", .loadOrder, blame: .app, depth: 2, fix: .refactorLogic,
    races: [("key", "loader draft"), ("loader draft", "\"echo\"")],
    story: "The server's draft arrives while the test types, and replaces what was typed.",
    cure: "The app keeps the draft apart and offers it.",
    app: { form in
      ScenarioApp.make("Draft") {
        Loader("draft", latency: .between(1, 12), result: "")
        Screen("main") {
          Context("note", "")
          Context("draft", "")
          TextField("note", binds: form == .broken ? "draft" : "note")
          Text(.bind("note"), id: "echo")
          State("editing") {
            Invoke(
              "draft", onDone: .to(do: .assign(form == .flaky ? "note" : "draft", "event.data")))
          }
        }
      }
    },
    test: { page, _ in
      page.launch()
      let field = page.app.textFields["note"]
      field.tap()
      field.typeText("hello")
      sleep(5)
      try page.require("echo", says: "hello")
    })
}
