import Foundation
import SimulatedApp
import TestHost
import Testing
import VirtualTime
import XCUIAutomation

@testable import AppTunnel

@Suite("Requests of an app")
struct TunnelRequestsTests {
  @Test("are kept in order, with what came of them")
  func monitor() {
    let failures = ShopApp.failures { app in
      app.launch()
      app.tunnel.network.isOffline = true
      app.buttons["Again"].tap()
      let all = app.tunnel.requests.all
      #expect(all.map(\.request.url) == ["/v1/items?page=1", "/v1/items?page=1"])
      #expect(all.map(\.rule) == ["Default/items", nil])
      #expect(all.map(\.status) == [200, nil])
      #expect(app.tunnel.requests.count == 2)
      #expect(app.tunnel.requests.count("GET", "/v1/*", query: ["page": "1"]) == 2)
      #expect(app.tunnel.requests.count("POST", "/v1/*") == 0)
      #expect(app.staticTexts["error"].label.hasPrefix("The Internet connection"))
    }
    #expect(failures == [])
  }

  @Test("are waited for on virtual time")
  func waiting() {
    let failures = ShopApp.failures { app in
      app.tunnel.stubs.push { Stub("GET", "/v1/items", answers: .status(500).after(.seconds(3))) }
      app.launch()
      #expect(!app.tunnel.requests.waitFor("GET", "/v1/items", count: 2, timeout: 1))
      #expect(app.tunnel.requests.waitFor("GET", "/v1/items", timeout: 1))
      #expect(app.tunnel.requests.waitForAnswer("GET", "/v1/items", timeout: 10))
      #expect(app.tunnel.requests.all[0].duration == .seconds(3))
    }
    #expect(failures == [])
  }

  @Test("come at the speed of the network")
  func throttle() {
    let failures = ShopApp.failures { app in
      app.tunnel.network.bytesPerSecond = 10
      app.launch()
      sleep(20)
      let size = #"{"items":[{"name":"Lamp"}]}"#.utf8.count
      #expect(app.tunnel.requests.all[0].duration == .seconds(Double(size) / 10))
    }
    #expect(failures == [])
  }

  @Test("are counted by a failure that shows them, or the nearest others")
  func expecting() {
    let session = ShopApp.session()
    HostedBody.run(in: session, continuesAfterFailure: true) {
      let app = XCUIApplication()
      app.launch()
      app.tunnel.requests.expect(1, of: "GET", "/v1/items")
      app.tunnel.requests.expect(2, of: "GET", "/v1/items")
      app.tunnel.requests.expect(1, of: "GET", "/v1/items", query: ["page": "2"])
    }
    let messages = session.failures.map { $0.message.components(separatedBy: "\n    Pending")[0] }
    #expect(
      messages == [
        """
        Expected 2 requests GET /v1/items, found 1. They are:
            GET /v1/items?page=1 at t = 0.000 s
        """,
        """
        Expected 1 request GET /v1/items, found 0. The nearest:
            GET /v1/items?page=1 at t = 0.000 s: the query "page" is "1", not "2"
        """,
      ])
  }

  @Test("are recorded as a set that answers the same")
  func recording() throws {
    var recorded: StubSet?
    let first = ShopApp.session()
    func run(_ session: AppSession, _ prepare: @escaping (XCUIApplication) -> Void) -> [String] {
      var labels: [String] = []
      HostedBody.run(in: session, continuesAfterFailure: true) {
        let app = XCUIApplication()
        prepare(app)
        app.launch()
        for _ in 0..<4 {
          sleep(3)
          labels.append(app.staticTexts.firstMatch.label)
          app.buttons["Again"].tap()
        }
        recorded = recorded ?? app.tunnel.requests.recorded(as: "Recorded")
      }
      return labels
    }
    let labels = run(first) { app in
      app.tunnel.stubs.push {
        Stub(
          "GET", "/v1/items",
          answers: .value(["items": [["name": "A"]]]).after(.seconds(1)), .status(500),
          .failing(.offline), .value(["items": [["name": "B"]]]))
      }
    }
    let set = try #require(recorded)
    let folder = FileManager.default.temporaryDirectory.appending(path: "stubs-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var app = ShopApp.definition
    app.stubs = StubsDefinition()
    try AppFolder(folder).write(app)
    try AppFolder(folder).write(set, of: app)
    #expect(throws: DefinitionFaults.self) { try AppFolder(folder).write(set, of: app) }

    let read = try #require(try AppFolder(folder).load().stubs.sets.first)
    let second = ShopApp.session()
    let again = run(second) { app in
      app.tunnel.stubs.clear()
      app.tunnel.stubs.push(read)
    }

    #expect(read == set)
    #expect(
      labels == ["A", "HTTP status 500", "The Internet connection appears to be offline.", "B"])
    #expect(again == labels)
    #expect(
      second.device.network.exchanges.map(\.ended) == first.device.network.exchanges.map(\.ended))
  }
}
