import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Pages, panels and toasts that come in parts, slide in or go; the truth was written when searches
/// had just learned to look at places on the way of a movement.
extension HeldOutTest {
  static let panels = ofParts + ofSlidingPanels

  private static let ofParts = [
    HeldOutTest(
      "rows below the first page", .resourceRendering, from: "pocket-ios#345",
      advice: "toEqual: 4", "waitForExistence"
    ) {
      ScenarioApp.make("Saves") {
        Loader(
          "first", latency: .between(0.3, 1.5), result: .list([.string("One"), .string("Two")]))
        Loader(
          "second", latency: .between(0.1, 2.5), result: .list([.string("Three"), .string("Four")]))
        Screen("main") {
          Context("saves", .list([]))
          Context("more", .list([]))
          Text().label(.bind("item")).forEach("saves")
          Text().label(.bind("item")).forEach("more")
          State("first") {
            Invoke("first", onDone: .to("second", do: .assign("saves", "event.data")))
          }
          State("second") {
            Invoke("second", onDone: .to("shown", do: .assign("more", "event.data")))
          }
          State("shown") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.require(page.app.staticTexts["One"].waitForExistence(timeout: 10), "no rows")
      if !isFlaky { _ = page.app.staticTexts["Four"].waitForExistence(timeout: 10) }
      let count = page.app.staticTexts.count
      try page.require(count == 4, "\(count) rows")
    },
    HeldOutTest(
      "inbox that is asked for three times", .networkResourceLoading, from: "UITestingPlus#5",
      advice: "waitForExistence"
    ) {
      ScenarioApp.make("Inbox") {
        Loader("mail", latency: .between(0.5, 9))
        Screen("main") {
          State("loading") { Invoke("mail", onDone: "shown") }
          State("shown") { Text("Inbox", id: "inbox") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<(isFlaky ? 3 : 10) where !page.element("inbox").exists { sleep(1) }
      try page.require("inbox")
    },
    HeldOutTest(
      "menu below a toast", .resourceRendering, from: "focus-ios#792",
      advice: "waitForNonExistence", "isHittable"
    ) {
      ScenarioApp.make("Toast") {
        Loader("save", latency: .between(0.2, 4))
        Screen("main", root: Other()) {
          Button("Save", id: "save").position(y: 100).onTap("SAVE")
          Button("Menu", id: "menu").position(y: 700).onTap("MENU")
          Text("The menu", id: "panel").position(y: 200).hidden(if: "isOpen == FALSE")
          Context("isOpen", false)
          On("MENU", do: .assign("isOpen", "TRUE"))
          State("idle") { On("SAVE", to: "saving") }
          State("saving") { Invoke("save", onDone: "saved") }
          State("saved") {
            Button("Saved", id: "toast").position(y: 690).size(height: 80)
            After(.seconds(2), to: "quiet")
          }
          State("quiet") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("save").tap()
      if isFlaky {
        sleep(1)
      } else {
        _ = page.button("toast").waitForExistence(timeout: 10)
        _ = page.button("toast").waitForNonExistence(timeout: 10)
      }
      page.button("menu").tap()
      try page.require("panel")
    },
  ]

  private static let ofSlidingPanels = [
    HeldOutTest(
      "tutorial whose button slides in", .animationTiming, from: "clerk-ios#445",
      advice: "isHittable, toEqual: true", "-UIAnimationsDisabled"
    ) {
      ScenarioApp.make("Typing") {
        Loader("tutorial", latency: .between(0.2, 3))
        Screen("main", root: Other()) {
          Button("Save", id: "save").position(y: 120).onTap("SAVE")
          State("form") { Invoke("tutorial", onDone: "tutorial") }
          State("tutorial") {
            Text("Speed up your typing", id: "message").position(y: 300)
            Button("Continue", id: "continue").position(y: 400).onTap("CONTINUE")
              .animated(.milliseconds(800), fromY: 900)
            On("CONTINUE", to: "typing")
          }
          State("typing") { On("SAVE", to: "saved") }
          State("saved") { Text("Saved", id: "saved").position(y: 200) }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let next = page.button("continue")
      if page.element("message").waitForExistence(timeout: 10) {
        let isReady =
          isFlaky
          ? next.isHittable : next.wait(for: \.isHittable, toEqual: true, timeout: 5)
        if isReady { next.tap() }
      }
      page.button("save").tap()
      try page.wait(for: "saved", atMost: 5)
    },
    HeldOutTest(
      "place of a button while the keyboard goes", .animationTiming, from: "element-x-ios#3716",
      advice: ".tap()", "the element", "-UIAnimationsDisabled"
    ) {
      ScenarioApp.make("Lock") {
        Loader("pin", latency: .between(0.2, 3))
        Screen("main", root: Other()) {
          State("checking") { Invoke("pin", onDone: "asking") }
          State("asking") {
            Button("Allow", id: "allow").position(y: 600).onTap("ALLOW")
              .animated(.milliseconds(600), fromY: -250)
            On("ALLOW", to: "allowed")
          }
          State("allowed") { Text("Allowed", id: "allowed") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "allow", atMost: 10)
      let button = page.button("allow")
      if isFlaky {
        let frame = button.frame
        page.tap(x: frame.midX, y: frame.midY)
      } else {
        button.tap()
      }
      try page.wait(for: "allowed", atMost: 5)
    },
  ]
}
