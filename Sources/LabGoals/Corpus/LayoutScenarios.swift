import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Scenarios in which content fits on one screen and not on another.
enum LayoutScenarios {
  static let all = [rowBelowTheEdge, fixedCoordinate, cellOutOfSight]

  private static let anyDevice = FaultPlan([Fault(.device)])

  private static let rowBelowTheEdge = FlakyScenario(
    "row below the edge", .layoutDifference, fix: .refactorLogic, faults: anyDevice,
    story: "The last row can be hit on large phones only.",
    cure: "The test scrolls until it can.",
    app: { form in
      ScenarioApp.make("Menu") {
        Screen("main", root: ScrollView("menu")) {
          Context("rows", .list((1...15).map { .integer($0) }))
          State("only") {
            Button().label(.bind("item")).size(height: 50).forEach("rows")
            Button("About", id: "about").size(height: 50)
              .hidden(if: form == .broken ? "1 == 1" : "1 == 2")
          }
        }
      }
    },
    test: { page, form in
      page.launch()
      let edge = page.app.frame.maxY
      for _ in 0..<5 where form != .flaky && page.button("about").frame.maxY > edge {
        page.app.scrollViews["menu"].swipeUp()
      }
      try page.require(page.button("about").isHittable, "About cannot be hit")
    })

  private static let fixedCoordinate = FlakyScenario(
    "coordinate of one device", .layoutDifference, fix: .fixAPIAccess, faults: anyDevice,
    story: "The test taps where the button is on the device of its author.",
    cure: "It taps the button.",
    app: { form in
      ScenarioApp.make("Pay") {
        Screen("main") {
          Button("Pay", id: "pay").position(y: 500).onTap("PAY")
          State("open") { On("PAY", to: form == .broken ? "open" : "paid") }
          State("paid") { Text("Paid", id: "paid") }
        }
      }
    },
    test: { page, form in
      page.launch()
      if form == .flaky { page.tap(x: 196, y: 581) } else { page.button("pay").tap() }
      try page.require("paid")
    })

  private static let cellOutOfSight = FlakyScenario(
    "cell out of sight", .layoutDifference, fix: .refactorLogic, faults: anyDevice,
    story:
      "A collection makes the cells that fit, and the test wants one that fits on large screens.",
    cure: "It scrolls until the cell is made.",
    app: { form in
      ScenarioApp.make("Photos") {
        Screen("main", root: CollectionView("photos")) {
          Context("photos", .list((1...(form == .broken ? 9 : 40)).map { .integer($0) }))
          State("only") {
            Cell { Text(.bind("item")) }.label(.bind("item")).size(height: 50).forEach("photos")
          }
        }
      }
    },
    test: { page, form in
      page.launch()
      let cell = page.app.cells["14"]
      for _ in 0..<5 where form != .flaky && !cell.exists {
        page.app.collectionViews["photos"].swipeUp()
      }
      try page.require(cell.exists, "the photo is not there")
    })
}
