import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Tests that go in rounds; the truth was written before a search saw any of them.
extension HeldOutTest {
  static let rounds = [
    HeldOutTest(
      "rating page in one of three rounds", .networkResourceLoading,
      from: "kickstarter/ios-oss (rating prompt)", advice: "[\"later\"].waitForExistence"
    ) {
      ScenarioApp.make("Reader") {
        Loader("prompt", latency: .between(0.3, 3))
        Screen("main") {
          Context("page", 1)
          Text(.bind("page"), id: "page")
          Button("Next", id: "next").onTap("NEXT")
          On("NEXT", do: .assign("page", "page + 1"))
          State("quiet") { Invoke("prompt", onDone: "asking") }
          State("asking") { Entry(.present("rating", style: .fullScreen)) }
        }
        Screen("rating") {
          Button("Not now", id: "later").onTap("LATER")
          On("LATER", do: .dismiss)
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { _ = page.button("later").waitForExistence(timeout: 9) }
      for _ in 0..<3 {
        if page.button("later").exists { page.button("later").tap() }
        page.button("next").tap()
      }
      try page.require("page", says: "4")
    },
    HeldOutTest(
      "rows that come back after a search", .networkResourceLoading,
      from: "Wikipedia iOS (search)", advice: "count", "waitForExistence"
    ) {
      ScenarioApp.make("Search") {
        Loader("rows", latency: .between(0.2, 3))
        Screen("main") {
          Context("rows", ["a"])
          Button("Cancel", id: "cancel").onTap("CANCEL")
          Table("rows") { Cell(.bind("item")) { Text(.bind("item")) }.forEach("rows") }
          State("found") { On("CANCEL", to: "loading") }
          State("loading") {
            Invoke("rows", onDone: .to("all", do: .assign("rows", "{'a', 'b', 'c'}")))
          }
          State("all") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("cancel").tap()
      if isFlaky { sleep(1) } else { try page.wait(for: "c", atMost: 9) }
      let count = page.app.tables["rows"].cells.count
      try page.require(count == 3, "\(count) rows are left")
    },
    HeldOutTest(
      "question that a loop looks for five times", .networkResourceLoading,
      from: "signalapp/Signal-iOS (registration)", advice: "waitForExistence", "timeout"
    ) {
      ScenarioApp.make("Question") {
        Loader("question", latency: .between(1, 8))
        Screen("main") {
          State("waiting") { Invoke("question", onDone: "asking") }
          State("asking") {
            Button("Agree", id: "agree").onTap("AGREE")
            On("AGREE", to: "agreed")
          }
          State("agreed") { Text("Thank you", id: "thanks") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<(isFlaky ? 4 : 12) {
        if page.button("agree").exists {
          page.button("agree").tap()
          break
        }
        sleep(1)
      }
      try page.require("thanks")
    },
  ]
}
