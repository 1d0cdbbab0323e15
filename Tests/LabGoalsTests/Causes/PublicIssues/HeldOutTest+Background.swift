import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// What is saved, chosen and counted while something else goes on; the truth was written before a
/// search saw any of them.
extension HeldOutTest {
  static let background = ofSaving + ofCounting

  private static let ofSaving = [
    HeldOutTest(
      "note that is saved in a while", .loadOrder, from: "simplenote-ios#1402 (autosave)",
      advice: "check"
    ) {
      ScenarioApp.make("Saving") {
        Loader("save", latency: .between(0.3, 4))
        Screen("main") {
          Context("state", "lost")
          Button("Bold", id: "bold").onTap("BOLD")
          Button("Notes", id: "notes").onTap("NOTES")
          On("NOTES", to: "list")
          State("clean") { On("BOLD", to: "dirty") }
          State("dirty") { Invoke("save", onDone: .to("saved", do: .assign("state", "'saved'"))) }
          State("saved") { Image("check", id: "check") }
          State("list") { Text(.bind("state"), id: "state") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("bold").tap()
      if isFlaky { sleep(2) } else { try page.wait(for: "check", atMost: 9) }
      page.button("notes").tap()
      try page.require("state", says: "saved")
    },
    HeldOutTest(
      "field that a refresh leaves", .loadOrder, .app, from: "firefox-ios#12411 (focus)",
      advice: "do not let", "ignore", "cancel"
    ) {
      refreshing(takesFocus: true)
    } fixedApp: {
      refreshing(takesFocus: false)
    } test: { page, _ in
      page.launch()
      let field = page.app.textFields["name"]
      field.tap()
      sleep(1)
      field.typeText("Ann")
      try page.require(field.value as? String == "Ann", "the name is missing")
    },
    HeldOutTest(
      "button that says something else when it is done", .resourceRendering,
      from: "WordPress-iOS (uploads)", advice: "[\"close\"]"
    ) {
      ScenarioApp.make("Upload") {
        Loader("upload", latency: .between(0.5, 5))
        Screen("main") {
          Context("word", "Cancel")
          Button(.bind("word"), id: "close").onTap("CLOSE")
          On("CLOSE", to: "closed")
          State("running") { Invoke("upload", onDone: .to("done", do: .assign("word", "'Done'"))) }
          State("done") {}
          State("closed") { Text("Closed", id: "closed") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(2)
      page.button(isFlaky ? "Cancel" : "close").tap()
      try page.wait(for: "closed", atMost: 2)
    },
    HeldOutTest(
      "wheel whose cities come late", .networkResourceLoading, from: "kickstarter (countries)",
      advice: "waitForExistence", "wait(for:", "toEqual"
    ) {
      ScenarioApp.make("Wheel") {
        Loader("cities", latency: .between(0.3, 5))
        Screen("main") {
          Context("city", "")
          Context("cities", .list([.string("Bern")]))
          PickerWheel("wheel", binds: "city").options(from: "cities")
          State("loading") {
            Invoke(
              "cities", onDone: .to("loaded", do: .assign("cities", "{'Bern', 'Basel', 'Chur'}")))
          }
          State("loaded") { Text("3 cities", id: "number") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(2) } else { try page.wait(for: "number", atMost: 9) }
      let wheel = page.app.pickerWheels.firstMatch
      wheel.adjust(toPickerWheelValue: "Basel")
      try page.require(wheel.value as? String == "Basel", "the city is \(wheel.value ?? "")")
    },
  ]

  private static let ofCounting = [
    HeldOutTest(
      "unread mails before and after one is read", .networkResourceLoading,
      from: "k9 and mail apps (badges)", advice: "synced", "toEqual"
    ) {
      ScenarioApp.make("Unread") {
        Loader("sync", latency: .between(0.3, 5))
        Screen("main") {
          Context("unread", 3)
          Context("note", "syncing")
          Text(.bind("unread"), id: "unread")
          Text(.bind("note"), id: "note")
          Button("Read", id: "read").onTap("READ")
          On("READ", do: .assign("unread", "unread - 1"))
          State("start") {
            Invoke(
              "sync",
              onDone: .to("calm", do: .assign("unread", "unread + 2"), .assign("note", "'synced'")))
          }
          State("calm") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.wait(for: "note", toSay: "synced", atMost: 9) }
      let before = Int(page.words("unread")) ?? 0
      page.button("read").tap()
      sleep(2)
      try page.require("unread", says: "\(before - 1)")
    },
    HeldOutTest(
      "offer that ends before the reviews come", .resourceRendering, from: "eigen (auctions)",
      advice: "right after", "before", "earlier"
    ) {
      ScenarioApp.make("Offer") {
        Loader("reviews", latency: .between(1, 8))
        Screen("main") {
          Context("isOver", false)
          Context("hasReviews", false)
          Text("Only today", id: "offer").hidden(if: "isOver == TRUE")
          Text("Five stars", id: "reviews").hidden(if: "hasReviews == FALSE")
          On("OVER", do: .assign("isOver", "TRUE"))
          State("start") {
            Entry(.raise(event: "OVER", after: .seconds(5)))
            Invoke("reviews", onDone: .to("full", do: .assign("hasReviews", "TRUE")))
          }
          State("full") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.require("offer") }
      try page.wait(for: "reviews", atMost: 9)
      if isFlaky { try page.require("offer") }
    },
    HeldOutTest(
      "loop that ends at the copy from yesterday", .networkResourceLoading,
      from: "wikipedia-ios (cached articles)", advice: "fresh"
    ) {
      ScenarioApp.make("Copy") {
        Loader("disk", latency: .between(0.2, 1))
        Loader("server", latency: .between(0.4, 5))
        Screen("main") {
          State("start") { Invoke("disk", onDone: "old") }
          State("old") {
            Text("Yesterday", id: "copy")
            Invoke("server", onDone: "new")
          }
          State("new") { Text("Today", id: "fresh") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      for _ in 0..<8 {
        if page.element("fresh").exists || isFlaky && page.element("copy").exists { break }
        sleep(1)
      }
      if isFlaky { sleep(1) }
      try page.require("fresh")
    },
  ]

  private static func refreshing(takesFocus: Bool) -> AppDefinition {
    ScenarioApp.make(takesFocus ? "Taking" : "Leaving") {
      Loader("feed", latency: .between(0.2, 4))
      Screen("main") {
        Context("name", "")
        TextField("name", binds: "name")
        State("loading") {
          Invoke(
            "feed", onDone: .to("loaded", do: takesFocus ? .focus(nil) : .assign("name", "name")))
        }
        State("loaded") {}
      }
    }
  }
}
