import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Tests that read more of an element than its label; the truth was written before a search saw any
/// of them.
extension HeldOutTest {
  static let properties = ofStates + ofValues + ofMany

  private static let ofStates = [
    HeldOutTest(
      "star that is selected after the answer", .networkResourceLoading,
      from: "WordPress-iOS#21420 (stars)", advice: "isSelected"
    ) {
      ScenarioApp.make("Stars") {
        Loader("star", latency: .between(0.2, 4))
        Screen("main") {
          Context("isStarred", false)
          Button("Star", id: "star").selected(if: "isStarred == TRUE").onTap("STAR")
          State("plain") { On("STAR", to: "starring") }
          State("starring") {
            Invoke("star", onDone: .to("starred", do: .assign("isStarred", "TRUE")))
          }
          State("starred") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("star").tap()
      let star = page.button("star")
      if isFlaky { sleep(1) } else { _ = star.wait(for: \.isSelected, toEqual: true, timeout: 9) }
      try page.require(star.isSelected, "it has no star")
    },
    HeldOutTest(
      "save that is disabled by a check", .networkResourceLoading,
      from: "cwa-app-ios#2636 (checks)", advice: "isEnabled"
    ) {
      ScenarioApp.make("Checks") {
        Loader("check", latency: .between(0.1, 3))
        Screen("main") {
          Context("isValid", true)
          Button("Clear", id: "clear").onTap("CLEAR")
          Button("Save", id: "save").enabled(if: "isValid == TRUE")
          State("filled") { On("CLEAR", to: "checking") }
          State("checking") {
            Invoke("check", onDone: .to("empty", do: .assign("isValid", "FALSE")))
          }
          State("empty") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("clear").tap()
      let save = page.button("save")
      if isFlaky { sleep(1) } else { _ = save.wait(for: \.isEnabled, toEqual: false, timeout: 9) }
      try page.require(!save.isEnabled, "it can be saved")
    },
    HeldOutTest(
      "predicate with a short timeout", .networkResourceLoading, from: "firefox-ios#16453 (values)",
      advice: "timeout"
    ) {
      ScenarioApp.make("Follow") {
        Loader("follow", latency: .between(0.2, 6))
        Screen("main") {
          Context("isFollowed", false)
          Button("Follow", id: "follow").selected(if: "isFollowed == TRUE").onTap("FOLLOW")
          State("plain") { On("FOLLOW", to: "following") }
          State("following") {
            Invoke("follow", onDone: .to("followed", do: .assign("isFollowed", "TRUE")))
          }
          State("followed") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("follow").tap()
      let isFollowed = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "isSelected == true"), object: page.button("follow"))
      let result = XCTWaiter().wait(for: [isFollowed], timeout: isFlaky ? 3 : 15)
      try page.require(result == .completed, "it is not followed")
    },
  ]

  private static let ofValues = [
    HeldOutTest(
      "switch that a sync turns on", .networkResourceLoading, from: "wire-ios#3446 (values)",
      advice: "value"
    ) {
      ScenarioApp.make("Syncs") {
        Loader("settings", latency: .between(0.2, 4))
        Screen("main") {
          Context("push", false)
          Switch("Push", binds: "push").id("push")
          State("start") { Invoke("settings", onDone: .to("known", do: .assign("push", "TRUE"))) }
          State("known") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let push = page.app.switches["push"]
      if isFlaky {
        sleep(2)
      } else {
        let isOn = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "value == '1'"), object: push)
        _ = XCTWaiter().wait(for: [isOn], timeout: 9)
      }
      try page.require(push.value as? String == "1", "it is off")
    },
    HeldOutTest(
      "name that the profile fills in", .networkResourceLoading, from: "clerk-ios#466 (profiles)",
      advice: "value"
    ) {
      ScenarioApp.make("Profiles") {
        Loader("profile", latency: .between(0.2, 5))
        Screen("main") {
          Context("name", "")
          TextField("Name", binds: "name").id("name")
          State("start") { Invoke("profile", onDone: .to("known", do: .assign("name", "'Ann'"))) }
          State("known") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let field = page.app.textFields["name"]
      if isFlaky {
        sleep(2)
      } else {
        let isFilled = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "value == 'Ann'"), object: field)
        _ = XCTWaiter().wait(for: [isFilled], timeout: 9)
      }
      try page.require(field.value as? String == "Ann", "the field is empty")
    },
    HeldOutTest(
      "total with a prefix", .networkResourceLoading, from: "woocommerce-ios#11418 (prefixes)",
      advice: "Total: $5"
    ) {
      ScenarioApp.make("Prefixes") {
        Loader("total", latency: .between(0.2, 5))
        Screen("main") {
          Context("total", "Total: -")
          Text(.bind("total"))
          State("start") {
            Invoke("total", onDone: .to("known", do: .assign("total", "'Total: $5'")))
          }
          State("known") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let text = page.app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Total'"))
        .firstMatch
      if isFlaky {
        sleep(2)
      } else {
        _ = text.wait(for: \.label, toEqual: "Total: $5", timeout: 9)
      }
      try page.require(text.label == "Total: $5", "it says \(text.label)")
    },
  ]

  private static let ofMany = [
    HeldOutTest(
      "two cells that are selected", .networkResourceLoading, from: "pocket-ios#345 (selections)",
      advice: "boundBy: 1", "count", "firstMatch.waitForExistence"
    ) {
      ScenarioApp.make("Selections") {
        Loader("tags", latency: .between(0.2, 5))
        Screen("main", root: Table("list")) {
          Context("isKnown", false)
          Cell { Text("Red") }.id("red").selected(if: "isKnown == TRUE")
          Cell { Text("Blue") }.id("blue").selected(if: "isKnown == TRUE")
          Cell { Text("Green") }.id("green")
          State("start") { Invoke("tags", onDone: .to("known", do: .assign("isKnown", "TRUE"))) }
          State("known") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let chosen = page.app.cells.matching(NSPredicate(format: "isSelected == true"))
      if isFlaky { sleep(2) } else { _ = chosen.element(boundBy: 1).waitForExistence(timeout: 9) }
      try page.require(chosen.count == 2, "\(chosen.count) tags are chosen")
    },
    HeldOutTest(
      "row above another one", .networkResourceLoading, from: "wikipedia-ios (sorting)",
      advice: "frame", "sorted"
    ) {
      ScenarioApp.make("Sorting") {
        Loader("sort", latency: .between(0.2, 5))
        Screen("main", root: Other()) {
          Context("isSorted", false)
          Text("Sorted", id: "sorted").position(y: 400).hidden(if: "isSorted == FALSE")
          Text("Ben", id: "ben").position(y: 200)
          Text("Ann", id: "ann").position(y: 300).hidden(if: "isSorted == TRUE")
          Text("Ann", id: "ann").position(y: 100).hidden(if: "isSorted == FALSE")
          State("start") { Invoke("sort", onDone: .to("done", do: .assign("isSorted", "TRUE"))) }
          State("done") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(2) } else { try page.wait(for: "sorted", atMost: 9) }
      let (ann, ben) = (page.element("ann").frame, page.element("ben").frame)
      try page.require(ann.minY < ben.minY, "Ann is below Ben")
    },
    HeldOutTest(
      "loop until a date", .networkResourceLoading, from: "UITestingPlus#5 (dates)",
      advice: "[\"profile\"].waitForExistence", "timeout"
    ) {
      ScenarioApp.make("Deadline") {
        Loader("page", latency: .between(0.3, 5))
        Screen("main") {
          State("loading") { Invoke("page", onDone: "shown") }
          State("shown") { Text("Profile", id: "profile") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      let end = Date().addingTimeInterval(isFlaky ? 3 : 20)
      while Date() < end, !page.element("profile").exists { usleep(250_000) }
      try page.require("profile")
    },
    HeldOutTest(
      "page that has to be gone", .networkResourceLoading, from: "firefox-ios#34927 (closing)",
      advice: "waitForNonExistence", "[\"list\"]", "timeout"
    ) {
      ScenarioApp.make("Closing") {
        Loader("close", latency: .between(0.2, 4))
        Screen("main") {
          Button("Close", id: "close").onTap("CLOSE")
          State("open") {
            Other("page").accessibilityElement()
            On("CLOSE", to: "closing")
          }
          State("closing") {
            Other("page").accessibilityElement()
            Invoke("close", onDone: "list")
          }
          State("list") { Text("All", id: "list") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("close").tap()
      let gone = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == false"), object: page.element("page"))
      let result = XCTWaiter().wait(for: [gone], timeout: isFlaky ? 2 : 9)
      try page.require(result == .completed, "the page is open")
    },
  ]
}
