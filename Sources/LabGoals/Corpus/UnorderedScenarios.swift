import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios with lists that have no defined order.
enum UnorderedScenarios {
  static let all = [tagsInOrder, firstOfASet]

  private static let anyOrder = FaultPlan([Fault(.collectionOrder)])

  private static func tags(_ tags: [String], isUnordered: Bool) -> AppDefinition {
    ScenarioApp.make("Tags") {
      Screen("main") {
        Context("tags", .list(tags.map { .string($0) }))
        State("only") {
          if isUnordered {
            Text().label(.bind("item")).forEach("tags").unordered()
          } else {
            Text().label(.bind("item")).forEach("tags")
          }
        }
      }
    }
  }

  private static let tagsInOrder = FlakyScenario(
    "tags in order", .unorderedCollections, fix: .refactorLogic, faults: anyOrder,
    story: "The tags are those of a set, and the test compares them with a list.",
    cure: "It sorts them first.",
    app: { tags($0 == .broken ? ["blue", "red"] : ["blue", "green", "red"], isUnordered: true) },
    test: { page, form in
      page.launch()
      let labels = page.app.staticTexts.allElementsBoundByIndex.map(\.label)
      let shown = form == .flaky ? labels : labels.sorted()
      try page.require(shown == ["blue", "green", "red"], "the tags are \(shown)")
    })

  private static let firstOfASet = FlakyScenario(
    "first of a set", .unorderedCollections, blame: .app, fix: .refactorLogic, faults: anyOrder,
    story: "The app shows first whichever account its dictionary gives first.",
    cure: "The app sorts the accounts.",
    app: { form in
      tags(
        form == .broken ? ["savings", "main"] : ["main", "savings"], isUnordered: form == .flaky)
    },
    test: { page, _ in
      page.launch()
      let first = page.app.staticTexts.element(boundBy: 0).label
      try page.require(first == "main", "the first account is \(first)")
    })
}
