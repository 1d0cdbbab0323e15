import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// What is loaded when a screen comes into sight, and while a person types; the truth was written
/// before a search saw any of them.
extension HeldOutTest {
  static let sights = [
    HeldOutTest(
      "list that is loaded again on the way back", .networkResourceLoading,
      from: "nextcloud/ios (folders)", advice: "two notes", "toEqual"
    ) {
      ScenarioApp.make("Back") {
        Loader("notes", latency: .between(0.3, 4))
        Screen("main") {
          Context("notes", "one note")
          Text(.bind("notes"), id: "notes")
          Button("Write", id: "write").onTap("WRITE")
          On("WRITE", do: .assign("notes", "'written'"), .push("note"))
          State("shown") { On("appeared", to: "loading", if: "notes == 'written'") }
          State("loading") {
            Invoke("notes", onDone: .to("shown", do: .assign("notes", "'two notes'")))
          }
        }
        Screen("note") {
          Button("Done", id: "done").onTap("DONE")
          On("DONE", do: .pop)
          State("shown") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("write").tap()
      page.button("done").tap()
      if isFlaky { sleep(2) } else { try page.wait(for: "notes", toSay: "two notes", atMost: 9) }
      try page.require("notes", says: "two notes")
    },
    HeldOutTest(
      "search that answers while one types", .networkResourceLoading,
      from: "kickstarter-ios (search)", advice: "tea", "toEqual"
    ) {
      ScenarioApp.make("Typing") {
        Loader("search", latency: .between(0.2, 3))
        Screen("main") {
          Context("words", "")
          Context("result", "nothing")
          TextField("words", binds: "words").on(.change, "TYPED")
          Text(.bind("result"), id: "result")
          On("TYPED", to: "searching")
          State("quiet") {}
          State("searching") {
            Invoke("search", onDone: .to("quiet", do: .assign("result", "words")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let field = page.app.textFields["words"]
      field.tap()
      field.typeText("tea")
      if isFlaky { sleep(1) } else { try page.wait(for: "result", toSay: "tea", atMost: 9) }
      try page.require("result", says: "tea")
    },
    HeldOutTest(
      "question that takes the keyboard from a field", .loadOrder, .app,
      from: "wordpress-ios (app ratings)", advice: "do not let", "ignore", "cancel"
    ) {
      asking(whileOneTypes: true)
    } fixedApp: {
      asking(whileOneTypes: false)
    } test: { page, _ in
      page.launch()
      let field = page.app.textFields["name"]
      field.tap()
      sleep(1)
      page.app.typeText("Ann")
      try page.require(
        page.app.textFields["name"].value as? String == "Ann", "the name is missing")
    },
    HeldOutTest(
      "number that is counted again in its tab", .networkResourceLoading,
      from: "DuckDuckGo iOS (tabs)", advice: "2", "toEqual"
    ) {
      ScenarioApp.make("Tabs") {
        Loader("count", latency: .between(0.3, 4))
        Screen("main") {
          Context("visits", 0)
          Context("number", "0")
          Text(.bind("number"), id: "number")
          Button("Other", id: "other").onTap("OTHER")
          On("OTHER", do: .push("second"))
          On("appeared", to: "counting", do: .assign("visits", "visits + 1"))
          State("quiet") {}
          State("counting") {
            Invoke("count", onDone: .to("quiet", do: .assign("number", "visits")))
          }
        }
        Screen("second") {
          Button("Back", id: "back").onTap("BACK")
          On("BACK", do: .pop)
          State("shown") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("other").tap()
      page.button("back").tap()
      if isFlaky { sleep(1) } else { try page.wait(for: "number", toSay: "2", atMost: 9) }
      try page.require("number", says: "2")
    },
  ]

  /// An app that asks for a rating when it has loaded something, maybe over a field in use.
  private static func asking(whileOneTypes: Bool) -> AppDefinition {
    ScenarioApp.make(whileOneTypes ? "Asking" : "Quiet") {
      Loader("rating", latency: .between(0.2, 4))
      Screen("main") {
        Context("name", "")
        Context("rating", "")
        TextField("name", binds: "name")
        On("RATED", to: "rated")
        State("fresh") {
          Invoke(
            "rating",
            onDone: .to(
              "asking",
              do: whileOneTypes
                ? .alert("Do you like it?", buttons: [.init(label: "Send", event: "RATED")]) {
                  TextField("rating", binds: "rating")
                } : .assign("rating", "''")))
        }
        State("asking") {}
        State("rated") {}
      }
    }
  }
}
