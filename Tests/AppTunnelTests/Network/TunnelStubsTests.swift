import Foundation
import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Stubs of a test")
struct TunnelStubsTests {
  private struct Items: Encodable {
    struct Item: Encodable { var name: String }
    var items: [Item]
  }

  @Test("answer before the launch, and the last one pushed wins")
  func pushing() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.push("Empty")
      app.tunnel.stubs.push {
        Stub("GET", "/v1/items", answers: .encoding(Items(items: [.init(name: "Chair")])))
      }
      app.launch()
      #expect(app.staticTexts["Chair"].exists)
      app.tunnel.stubs.pop()
      app.buttons["Again"].tap()
      #expect(app.staticTexts.count == 0)
      app.tunnel.stubs.pop()
      app.buttons["Again"].tap()
      #expect(app.staticTexts["Lamp"].exists)
      #expect(app.tunnel.stubs.names == ["Default"])
    }
    #expect(failures == [])
  }

  @Test("survive a launch, and a fresh test begins with the app's own")
  func lifetime() {
    _ = ShopApp.failures { app in
      app.launch()
      app.tunnel.stubs.push("Empty")
      app.launch()
      #expect(app.tunnel.stubs.names == ["Empty", "Default"])
    }
    _ = ShopApp.failures { app in #expect(app.tunnel.stubs.names == ["Default"]) }
  }

  @Test("may be made by a closure, and fail the second time")
  func closures() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.push {
        Stub(
          "GET", "/v1/{kind}",
          answers: .made { call in
            .value(["items": [["name": .string(call.parameters["kind"] ?? "")]]])
          },
          .status(503), .value(["items": [["name": "back"]]]))
      }
      app.launch()
      #expect(app.staticTexts["items"].exists)
      app.buttons["Again"].tap()
      #expect(app.staticTexts["error"].label == "HTTP status 503")
      app.buttons["Again"].tap()
      #expect(app.staticTexts["back"].exists)
    }
    #expect(failures == [])
  }

  @Test("are edited for one test")
  func editing() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.edit(
        "items", .replace("Lamp", with: "Desk"),
        .date("/items/-", "+1d", format: "yyyy-MM-dd"),
        .set("/items/1", ["name": "New"]))
      app.launch()
      #expect(app.staticTexts["Desk"].exists)
      #expect(app.staticTexts["New"].exists)
    }
    #expect(failures == [])
  }

  @Test("that are not there, or wrong, are failures with the nearest name")
  func wrong() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.push("Emtpy")
      app.tunnel.stubs.pop()
      app.tunnel.stubs.edit("itms", .remove("/a"))
      app.tunnel.stubs.push { Stub("GET", "v1", where: "jsn == 1") }
      app.tunnel.stubs.edit("items", .remove("/itms"))
      app.launch()
      _ = app.tunnel.requests.count("GET", "v1")
    }
    #expect(
      failures == [
        "The app has no set of stubs \"Emtpy\"; the nearest is \"Empty\". Its sets: Default, Empty.",
        "There is no set of stubs to pop: none was pushed on top of the app's own.",
        "No stub in use is named \"itms\"; the nearest is \"items\".",
        "The set of stubs \"Stubs\" has faults:",
        "The stub Default/items cannot answer at t = 0.000 s: the body has no place \"/itms\"; "
          + "the nearest is \"/items\".",
        "No request can be \"GET v1\": expected a path such as \"/v1/items/{id}\", found \"v1\".",
      ])
  }

  @Test("that are missing fail the test at the call during which the app asked")
  func unmatched() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.clear()
      app.launch()
      #expect(app.staticTexts["error"].label == "No stub answers the request.")
    }
    #expect(
      failures == [
        "No stub answers GET /v1/items?page=1, which the loader \"items\" asked for at "
          + "t = 0.000 s. There are no stubs."
      ])
  }
}
