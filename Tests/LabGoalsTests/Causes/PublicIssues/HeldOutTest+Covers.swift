import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// What comes in front of a touch, rows that move, and tests with two faults; the truth was written
/// before a search saw any of them.
extension HeldOutTest {
  static let covers = ofLateCovers + ofMovedRows + ofTwoFaults + ofPrompts

  private static let ofLateCovers = [
    HeldOutTest(
      "request for a rating at any time", .loadOrder, from: "a blind trial (rating)",
      advice: "launch argument"
    ) {
      ScenarioApp.make("Feed") {
        Screen("main") {
          Button("Open", id: "open").onTap("OPEN")
          On("OPEN", to: "open")
          State("quiet") {
            After(
              LatencyDistribution.between(2, 40),
              [
                TransitionDefinition(
                  to: "asked",
                  actions: [
                    .alert("Enjoying it?", buttons: [AlertDefinition.Button(label: "Not now")])
                  ])
              ])
          }
          State("asked") {}
          State("open") { Text("Detail", id: "detail") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(4) }
      page.button("open").tap()
      try page.wait(for: "detail", atMost: 2)
    },
    HeldOutTest(
      "keyboard that filled in fields bring", .loadOrder, from: "a blind trial (keyboard)",
      advice: "Wait for the keyboard and close it"
    ) {
      ScenarioApp.make("Profile") {
        Loader("profile", latency: .between(1, 4))
        Screen("main", root: Other()) {
          Context("name", "")
          TextField("Name", binds: "name").id("name").position(y: 100)
          Button("Save", id: "save").position(y: 640).onTap("SAVE")
          State("loading") { Invoke("profile", onDone: .to("filled", do: .focus("name"))) }
          State("filled") { On("SAVE", to: "saved") }
          State("saved") { Text("Saved", id: "saved").position(y: 300) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky {
        _ = page.app.keyboards.firstMatch.waitForExistence(timeout: 10)
        page.app.keyboards.buttons["Return"].tap()
        _ = page.app.keyboards.firstMatch.waitForNonExistence(timeout: 5)
      }
      page.button("save").tap()
      if !isFlaky { try page.wait(for: "saved", atMost: 2) }
    },
    HeldOutTest(
      "message over the button to go on", .resourceRendering, from: "a blind trial (toast)",
      advice: "[\"toast\"].waitForNonExistence"
    ) {
      ScenarioApp.make("Product") {
        Loader("add", latency: .between(0.2, 1.5))
        Screen("main", root: Other()) {
          Button("Add", id: "add").position(y: 100).onTap("ADD")
          Button("Pay", id: "pay").position(y: 600).size(width: 300, height: 50).onTap("PAY")
          On("PAY", do: .push("done"))
          State("plain") { On("ADD", to: "adding") }
          State("adding") { Invoke("add", onDone: "added") }
          State("added") {
            Other("toast").label("Added").accessibilityElement()
              .position(x: 0, y: 590).size(width: 390, height: 80)
            After(.seconds(2.5), to: "plain")
          }
        }
        Screen("done") { Text("Thank you", id: "thanks") }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("add").tap()
      if !isFlaky {
        _ = page.element("toast").waitForExistence(timeout: 5)
        _ = page.element("toast").waitForNonExistence(timeout: 5)
      }
      page.button("pay").tap()
      try page.wait(for: "thanks", atMost: 2)
    },
  ]

  private static let ofMovedRows = [
    HeldOutTest(
      "first of rows that share an identifier", .selectorIssue, from: "a blind trial (inbox)",
      advice: "[\"Milk\"]"
    ) {
      ScenarioApp.make("Inbox") {
        Loader("fresh", latency: .between(1, 4))
        Screen("main") {
          Context("rows", ["Milk", "Eggs"])
          Table("inbox") {
            Cell("row").label(.bind("item")).forEach("rows")
              .onTap("OPEN", data: ["name": "item"])
          }
          On("OPEN", do: .push("item", with: ["name": "event.name"]))
          State("cached") {
            Invoke("fresh", onDone: .to("fresh", do: .assign("rows", "{'Sale','Milk','Eggs'}")))
          }
          State("fresh") {}
        }
        Screen("item") {
          Context("name", "")
          Text(.bind("name"), id: "name")
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let first = page.app.tables.cells.element(boundBy: 0)
      if !isFlaky { _ = page.app.tables.cells["Sale"].waitForExistence(timeout: 9) }
      (isFlaky ? first : page.app.tables.cells["Milk"]).tap()
      try page.require("name", says: "Milk")
    }
  ]

  private static let ofTwoFaults = [
    HeldOutTest(
      "orders below a name that may be late", .networkResourceLoading,
      from: "a blind trial (account)", advice: "[\"name\"].waitForExistence(timeout: 4)"
    ) {
      ScenarioApp.make("Account") {
        Loader("name", latency: .between(1, 4))
        Loader("orders", latency: .between(1, 3))
        Screen("main") {
          Context("name", false)
          Context("orders", false)
          Text("Ann", id: "name").hidden(if: "name == FALSE")
          Text("3 orders", id: "orders").hidden(if: "orders == FALSE")
          State("shown") {
            Invoke("name", onDone: .to(do: .assign("name", "TRUE")))
            Invoke("orders", onDone: .to(do: .assign("orders", "TRUE")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "name", atMost: isFlaky ? 2 : 9)
      if isFlaky { try page.require("orders") } else { try page.wait(for: "orders") }
    },
    HeldOutTest(
      "code that is sent again after a while", .resourceRendering, from: "a blind trial (code)",
      advice: "isEnabled"
    ) {
      ScenarioApp.make("Code") {
        Loader("send", latency: .between(0.3, 9))
        Screen("main") {
          State("sending") {
            Other("progress").accessibilityElement()
            Invoke("send", onDone: "counting")
          }
          State("counting") {
            Button("Resend", id: "resend").enabled(if: "FALSE")
            After(.seconds(10), to: "ready")
          }
          State("ready") {
            Button("Resend", id: "resend").onTap("SEND")
            On("SEND", to: "sending")
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        sleep(13)
        try page.require(page.button("resend").isEnabled, "Resend is not enabled")
      } else {
        _ = page.button("resend").waitForExistence(timeout: 20)
        _ = page.button("resend").wait(for: \.isEnabled, toEqual: true, timeout: 30)
      }
      page.button("resend").tap()
      if isFlaky { try page.require("progress") }
    },
  ]

  private static let ofPrompts = [
    HeldOutTest(
      "button of a prompt that comes late", .runnerInteraction, from: "a blind trial (camera)",
      advice: "[\"Allow\"].waitForExistence(timeout: 4)"
    ) {
      ScenarioApp.make("Scanner") {
        Loader("camera", latency: .between(0.2, 2.5))
        Screen("main") {
          Context("answer", "")
          Button("Scan", id: "scan").onTap("SCAN")
          Text(.bind("answer"), id: "answer")
          On("ANSWERED", do: .assign("answer", "event.status"))
          State("idle") { On("SCAN", to: "starting") }
          State("starting") {
            Invoke("camera", onDone: .to("asked", do: .ask(.camera, then: "ANSWERED")))
          }
          State("asked") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("scan").tap()
      let buttons = XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons
      let allow = buttons["OK"].exists ? buttons["OK"] : buttons["Allow"]
      if allow.waitForExistence(timeout: isFlaky ? 1 : 5) { allow.tap() }
      try page.require("answer", says: "authorized")
    }
  ]
}
