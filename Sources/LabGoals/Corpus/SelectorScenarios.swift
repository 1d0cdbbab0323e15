import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which a query finds the wrong element, or two elements.
enum SelectorScenarios {
  static let all = [firstRow, localisedLabel, titleTwice]

  private static let firstRow = FlakyScenario(
    "first row", .selectorIssue, fix: .fixAPIAccess,
    faults: FaultPlan([Fault(.rowOrder, 0.5)]),
    story: "The server sends the rows in any order, and the test taps the first.",
    cure: "It taps the row by its identifier.",
    app: { form in
      ScenarioApp.make("Fruit") {
        Loader(
          "rows", latency: .fixed(.seconds(1)),
          result: .list([.string("apples"), .string("pears"), .string("plums")]))
        Screen("main", root: Table("list")) {
          Context("rows", .list([]))
          Context("opened", "")
          State("loading") {
            Invoke("rows", onDone: .to("rows", do: .assign("rows", "event.data")))
          }
          State("rows") {
            Cell { Text(.bind("item")) }.id(.bind("item")).forEach("rows")
              .onTap("OPEN", data: ["name": form == .broken ? "'pears'" : "item"])
            On("OPEN", to: "opened", do: .assign("opened", "event.name"))
          }
          State("opened") { Text(.bind("opened"), id: "opened") }
        }
      }
    },
    test: { page, form in
      page.launch()
      try page.wait(for: "apples")
      let cells = page.app.cells
      if form == .flaky { cells.element(boundBy: 0).tap() } else { cells["apples"].tap() }
      try page.require("opened", says: "apples")
    })

  private static let localisedLabel = FlakyScenario(
    "label in another language", .selectorIssue, fix: .fixAPIAccess,
    faults: FaultPlan([Fault(.language)]),
    story: "The test finds the button by its English label.",
    cure: "It finds it by its identifier.",
    app: { form in
      ScenarioApp.make("Settings") {
        Strings("en", ["settings": "Settings"])
        Strings("de", ["settings": "Einstellungen"])
        Strings("fr", ["settings": "Réglages"])
        Screen("main") {
          Button(.string(key: "settings"), id: "nav.settings").onTap("OPEN")
          State("home") { On("OPEN", to: form == .broken ? "home" : "settings") }
          State("settings") { Text(.string(key: "settings"), id: "title") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button(form == .flaky ? "Settings" : "nav.settings").tap()
      try page.require("title")
    })

  private static let titleTwice = FlakyScenario(
    "identifier that stands twice", .selectorIssue, blame: .app, depth: 1, fix: .refactorLogic,
    races: [("loader recommendation", "\"title\"")],
    story: "A recommendation comes with the identifier of the title, which then occurs twice.",
    cure: "The app gives it an identifier of its own.",
    app: { form in
      ScenarioApp.make("Article") {
        Loader("recommendation", latency: .between(1, 5))
        Screen("main") {
          Text(form == .broken ? "" : "Harbour", id: "title")
          State("reading") { Invoke("recommendation", onDone: "recommended") }
          State("recommended") {
            Text("More", id: form == .flaky ? "title" : "recommendation.title")
          }
        }
      }
    },
    test: { page, _ in
      page.launch()
      sleep(1)
      try page.require("title", says: "Harbour")
    })
}
