import EventOrders
import Foundation
import SimulatedApp
import VirtualTime
import XCUIAutomation

@testable import LabGoals

/// Relaunches, links, sheets and alerts on the way through an app; the truth was written before a
/// search saw any of them.
extension HeldOutTest {
  static let journeys = ofLaunches + ofLayers + ofAnswers

  private static let ofLaunches = [
    HeldOutTest(
      "note of an app that is ended", .networkResourceLoading, from: "flutter#83483 (relaunches)",
      advice: "[\"saved\"].waitForExistence"
    ) {
      ScenarioApp.make("Note") {
        Stored("note", "none")
        Loader("save", latency: .between(0.1, 3))
        Screen("main") {
          Text(.bind("defaults.note"), id: "stored")
          Button("Save", id: "save").onTap("SAVE")
          State("writing") { On("SAVE", to: "saving") }
          State("saving") {
            Invoke("save", onDone: .to("saved", do: .store("note", "'Milk'")))
          }
          State("saved") { Text("Saved", id: "saved") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("save").tap()
      if isFlaky { sleep(1) } else { try page.wait(for: "saved", atMost: 10) }
      page.app.terminate()
      page.app.launch()
      try page.require("stored", says: "Milk")
    },
    HeldOutTest(
      "link that comes before the session", .loadOrder, .app, from: "WordPress-iOS#12608 (links)",
      advice: "ignore", "do not let", "cancel"
    ) {
      linked(goingHome: true)
    } fixedApp: {
      linked(goingHome: false)
    } test: { page, _ in
      page.launch()
      guard let link = URL(string: "mail://letter") else { return }
      page.app.open(link)
      try page.wait(for: "letter", atMost: 5)
      sleep(4)
      try page.require("letter")
    },
    HeldOutTest(
      "splash of two answers", .networkResourceLoading, from: "XCTestHTMLReport#398 (slow starts)",
      advice: "timeout"
    ) {
      ScenarioApp.make("Splash") {
        Loader("session", latency: .between(0.5, 2))
        Loader("features", latency: .between(0.2, 3))
        Screen("main") {
          State("session") { Invoke("session", onDone: "features") }
          State("features") { Invoke("features", onDone: "home") }
          State("home") { Text("Home", id: "home") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      try page.wait(for: "home", atMost: isFlaky ? 1.5 : 10)
    },
    HeldOutTest(
      "swipe over a list that is not there yet", .networkResourceLoading, from: "cwa-app-ios#3747",
      advice: "waitForExistence"
    ) {
      ScenarioApp.make("Statistics") {
        Loader("rows", latency: .between(0.3, 5))
        Screen("main", root: Other()) {
          Context("isFar", false)
          State("loading") { Invoke("rows", onDone: "shown") }
          State("shown") {
            Other("list").position(y: 100).size(width: 390, height: 500).accessibilityElement()
              .on(.swipeUp, "SWIPE")
            Text("Last", id: "last").position(y: 700).hidden(if: "isFar == FALSE")
            On("SWIPE", do: .assign("isFar", "TRUE"))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if !isFlaky { try page.wait(for: "list", atMost: 10) }
      for _ in 0..<2 { page.app.swipeUp() }
      try page.wait(for: "last", atMost: 6)
    },
  ]

  private static func linked(goingHome: Bool) -> AppDefinition {
    ScenarioApp.make(goingHome ? "Letters" : "LettersKept") {
      Loader("session", latency: .between(0.3, 4))
      DeepLink("mail://letter", push: ["letter"])
      Screen("main") {
        State("starting") {
          Invoke(
            "session", onDone: goingHome ? .to("home", do: .popToRoot) : .to("home"))
        }
        State("home") { Text("Inbox", id: "inbox") }
      }
      Screen("letter") { Text("Dear Ann", id: "letter") }
    }
  }

  private static let ofLayers = [
    HeldOutTest(
      "sheet that a reload closes", .loadOrder, .app, from: "woocommerce-ios#7526 (modals)",
      advice: "ignore", "do not let", "cancel"
    ) {
      reloading(closingSheets: true)
    } fixedApp: {
      reloading(closingSheets: false)
    } test: { page, _ in
      page.launch()
      page.button("edit").tap()
      try page.wait(for: "editor", atMost: 5)
      sleep(2)
      page.button("done").tap()
      try page.wait(for: "edited", atMost: 5)
    },
    HeldOutTest(
      "two questions in either order", .loadOrder, from: "firefox-ios#8178 (two alerts)",
      advice: "firstMatch", "alerts"
    ) {
      ScenarioApp.make("Questions") {
        Loader("version", latency: .between(0.3, 2))
        Loader("rating", latency: .between(0.3, 2))
        Screen("main") {
          State("start") {
            Invoke("version", onDone: .to(do: question("Update?")))
            Invoke("rating", onDone: .to(do: question("Rate us?")))
          }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      sleep(5)
      let alerts = page.app.alerts
      for title in ["Rate us?", "Update?"] {
        let alert = isFlaky ? alerts[title] : alerts.firstMatch
        try page.require(alert.exists, "\(title) is not asked")
        alert.buttons["Later"].tap()
      }
    },
    HeldOutTest(
      "overlay before the passcode", .runnerInteraction, from: "firefox-ios#34585",
      advice: "hasKeyboardFocus", "waitForNonExistence", "isHittable"
    ) {
      ScenarioApp.make("Passcode") {
        Loader("lock", latency: .between(0.2, 7))
        Screen("main", root: Other()) {
          Context("code", "")
          TextField("Code", binds: "code").id("code").position(y: 200)
          State("locked") {
            Other("shade").position(x: 0, y: 0).size(width: 390, height: 800)
              .accessibilityElement()
            Invoke("lock", onDone: "open")
          }
          State("open") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky { sleep(1) } else { _ = page.element("shade").waitForNonExistence(timeout: 9) }
      page.app.textFields["code"].tap()
      page.app.textFields["code"].typeText("1234")
    },
  ]

  private static func question(_ title: ElementText) -> ActionDefinition {
    .alert(title, buttons: [AlertDefinition.Button(label: "Later")])
  }

  private static func reloading(closingSheets: Bool) -> AppDefinition {
    ScenarioApp.make(closingSheets ? "Orders" : "OrdersKept") {
      Loader("orders", latency: .between(0.3, 5))
      Screen("main") {
        Context("isEdited", false)
        Button("Edit", id: "edit").onTap("EDIT")
        Text("Edited", id: "edited").hidden(if: "isEdited == FALSE")
        On("EDIT", do: .present("editor"), .assign("isEdited", "TRUE"))
        State("loading") {
          Invoke("orders", onDone: closingSheets ? .to("shown", do: .dismiss) : .to("shown"))
        }
        State("shown") {}
      }
      Screen("editor") {
        Text("Editor", id: "editor")
        Button("Done", id: "done").onTap("DONE")
        On("DONE", do: .dismiss)
      }
    }
  }

  private static let ofAnswers = [
    HeldOutTest(
      "pictures that go after the data", .resourceRendering, from: "firefox-ios#34927",
      advice: "waitForNonExistence", "toEqual: 0"
    ) {
      ScenarioApp.make("Data") {
        Loader("clear", latency: .between(0.1, 3))
        Screen("main") {
          Button("Clear", id: "clear").onTap("CLEAR")
          State("full") {
            Image("site")
            On("CLEAR", to: "clearing")
          }
          State("clearing") {
            Image("site")
            Invoke("clear", onDone: "empty")
          }
          State("empty") { Text("Nothing", id: "nothing") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("clear").tap()
      if isFlaky { sleep(1) } else { try page.wait(for: "nothing", atMost: 9) }
      let count = page.app.images.count
      try page.require(count == 0, "\(count) sites are left")
    },
    HeldOutTest(
      "progress between two looks", .resourceRendering, from: "getodk/collect#5662 (progress)",
      advice: "[\"done\"]", "toEqual: \"Done\""
    ) {
      ScenarioApp.make("Upload") {
        Loader("upload", latency: .between(0.4, 4))
        Screen("main") {
          Context("progress", "0 %")
          Text(.bind("progress"), id: "progress")
          Button("Send", id: "send").onTap("SEND")
          State("idle") { On("SEND", to: "sending") }
          State("sending") {
            Invoke("upload", onDone: .to("full", do: .assign("progress", "'100 %'")))
          }
          State("full") {
            After(.milliseconds(400), to: "done", do: .assign("progress", "'Done'"))
          }
          State("done") {}
        }
      }
    } test: { page, isFlaky in
      page.launch()
      page.button("send").tap()
      try page.wait(for: "progress", toSay: isFlaky ? "100 %" : "Done", atMost: 9)
    },
    HeldOutTest(
      "spinner that has not begun", .resourceRendering, from: "flowcrypt-ios#1072 (spinners)",
      advice: "[\"mail\"].waitForExistence"
    ) {
      ScenarioApp.make("Spinner") {
        Loader("account", latency: .between(0.05, 5))
        Loader("mail", latency: .between(0.2, 3))
        Screen("main") {
          State("blank") { Invoke("account", onDone: "loading") }
          State("loading") {
            ActivityIndicator("In progress", id: "spinner")
            Invoke("mail", onDone: "shown")
          }
          State("shown") { Text("Mail", id: "mail") }
        }
      }
    } test: { page, isFlaky in
      page.launch()
      if isFlaky {
        if page.element("spinner").exists {
          _ = page.element("spinner").waitForNonExistence(timeout: 9)
        }
      } else {
        _ = page.element("mail").waitForExistence(timeout: 9)
      }
      try page.require("mail")
    },
    HeldOutTest(
      "like that is taken back", .loadOrder, .app, from: "WordPress-iOS#21420 (taken back)",
      advice: "ignore", "do not let", "cancel"
    ) {
      liking(cancelling: false)
    } fixedApp: {
      liking(cancelling: true)
    } test: { page, _ in
      page.launch()
      page.button("like").tap()
      page.button("unlike").tap()
      sleep(5)
      try page.require("likes", says: "0")
    },
    HeldOutTest(
      "session that ends while it is used", .networkResourceLoading, .app,
      from: "clerk-ios#445 (sessions)", advice: "launch argument", "timeout", "do not let"
    ) {
      expiring(after: 7)
    } fixedApp: {
      expiring(after: 60)
    } test: { page, _ in
      page.launch()
      page.button("list").tap()
      try page.wait(for: "details", atMost: 10)
      page.button("details").tap()
      try page.wait(for: "text", atMost: 10)
    },
  ]

  private static func liking(cancelling: Bool) -> AppDefinition {
    ScenarioApp.make(cancelling ? "LikesOnce" : "Likes") {
      Loader("like", latency: .between(0.2, 3))
      Loader("unlike", latency: .between(0.2, 1.5))
      Screen("main") {
        Context("likes", 0)
        Text(.bind("likes"), id: "likes")
        Button("Like", id: "like").onTap("LIKE")
        Button("Unlike", id: "unlike").onTap("UNLIKE")
        State("idle") { On("LIKE", to: "liking") }
        State("liking") {
          Invoke(
            "like", onDone: .to(do: .assign("likes", "1")),
            cancellation: cancelling ? .prompt : .none)
          On("UNLIKE", to: "unliking")
        }
        State("unliking") { Invoke("unlike", onDone: .to(do: .assign("likes", "0"))) }
      }
    }
  }

  private static func expiring(after seconds: Double) -> AppDefinition {
    ScenarioApp.make(seconds < 10 ? "Session" : "LongSession") {
      Loader("list", latency: .between(0.5, 4))
      Loader("details", latency: .between(0.5, 4))
      Screen("main") {
        On("EXPIRE", to: "ended")
        State("home") {
          Entry(.raise(event: "EXPIRE", after: .seconds(seconds)))
          Button("List", id: "list").onTap("LIST")
          On("LIST", to: "loading")
        }
        State("loading") { Invoke("list", onDone: "listed") }
        State("listed") {
          Button("Details", id: "details").onTap("DETAILS")
          On("DETAILS", to: "opening")
        }
        State("opening") { Invoke("details", onDone: "open") }
        State("open") { Text("The text", id: "text") }
        State("ended") { Text("Sign in again", id: "signIn") }
      }
    }
  }
}
