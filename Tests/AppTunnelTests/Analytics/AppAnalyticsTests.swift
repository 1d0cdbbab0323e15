import SimulatedApp
import Testing
import XCUIAutomation

@testable import AppTunnel

@Suite("Analytics through the tunnel") struct AppAnalyticsTests {
  @Test func `events are read with their parameters`() {
    MarketApp.run { app in
      app.launch()
      app.buttons["buy"].tap()
      #expect(app.tunnel.analytics.events.map(\.description) == [#"purchase {"count":0,"sku":7}"#])
    }
  }

  @Test func `events are counted by some of their parameters`() {
    MarketApp.run { app in
      app.launch()
      app.buttons["buy"].tap()
      app.tunnel.send("addToCart", ["sku": 7])
      app.buttons["buy"].tap()
      #expect(app.tunnel.analytics.count(of: "purchase") == 2)
      #expect(app.tunnel.analytics.count(of: "purchase", where: ["count": 1.0]) == 1)
      #expect(app.tunnel.analytics.count(of: "purchase", where: ["other": nil]) == 2)
    }
  }

  @Test func `an event is waited for on virtual time`() {
    MarketApp.run { app in
      app.launch()
      app.buttons["later"].tap()
      #expect(!app.tunnel.analytics.wait(for: "reminder", timeout: 3))
      #expect(app.tunnel.analytics.wait(for: "reminder", timeout: 3))
      #expect(app.tunnel.analytics.events(of: "reminder").map(\.time) == [4])
    }
  }

  @Test func `assertions that hold are silent`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.buttons["later"].tap()
      app.buttons["buy"].tap()
      _ = app.tunnel.analytics.wait(for: "reminder", timeout: 5)
      app.tunnel.analytics.assertTracked("purchase", where: ["sku": 7])
      app.tunnel.analytics.assertTracked("purchase", count: 1)
      app.tunnel.analytics.assertNotTracked("purchase", where: ["sku": 8])
      app.tunnel.analytics.assertTracked(inOrder: ["purchase", "reminder"])
    }
    #expect(failures == [])
  }

  /// An assertion that does not hold, and its words.
  private struct Failing: Sendable {
    let words: String
    let assert: @Sendable (AppAnalytics) -> Void

    init(_ words: String, _ assert: @escaping @Sendable (AppAnalytics) -> Void) {
      self.words = words
      self.assert = assert
    }
  }

  private static let failing = [
    Failing(
      #"Expected the analytics event purchase {"count":0,"sku":8}, found 0; "#
        + #"the nearest is purchase {"count":0,"sku":7}"#
    ) { $0.assertTracked("purchase", where: ["sku": 8, "count": 0]) },
    Failing(
      #"Expected the analytics event purchse, found 0; "#
        + #"the nearest is purchase {"count":0,"sku":7}"#
    ) { $0.assertTracked("purchse") },
    Failing("Expected the analytics event purchase 2 times, found 1") {
      $0.assertTracked("purchase", count: 2)
    },
    Failing("Expected none of the analytics event purchase, found 1") {
      $0.assertNotTracked("purchase")
    },
    Failing("Expected the analytics event reminder after purchase, found none") {
      $0.assertTracked(inOrder: ["purchase", "reminder"])
    },
  ]

  @Test(arguments: failing.indices)
  func `assertions that do not hold list what was reported`(index: Int) {
    let failures = MarketApp.run { app in
      app.launch()
      app.buttons["buy"].tap()
      Self.failing[index].assert(app.tunnel.analytics)
    }
    #expect(
      failures == [
        Self.failing[index].words + "\nReported:\n    purchase {\"count\":0,\"sku\":7}"
      ])
  }

  @Test func `of events of one name the nearest has the most of what was wanted`() {
    let failures = MarketApp.run { app in
      app.launch()
      app.buttons["buy"].tap()
      app.tunnel.send("addToCart", ["sku": 7])
      app.buttons["buy"].tap()
      app.tunnel.analytics.assertTracked("purchase", where: ["sku": 8, "count": 1])
    }
    #expect(
      failures.map { $0.contains(#"the nearest is purchase {"count":1,"sku":7}"#) } == [true])
  }

  @Test func `a failure without any event says so`() {
    let failures = MarketApp.run { app in app.tunnel.analytics.assertTracked("purchase") }
    #expect(
      failures == [
        "Expected the analytics event purchase, found 0\n"
          + "The app has reported no analytics events."
      ])
  }

  @Test func `a failure lists so many events, the last ones, and counts those before`() {
    let lines = { (count: Int) in
      let failures = MarketApp.run { app in
        app.launch()
        for _ in 0..<count { app.buttons["buy"].tap() }
        app.tunnel.analytics.assertNotTracked("purchase")
      }
      return failures.flatMap { $0.split(separator: "\n").dropFirst(2) }
    }
    let limit = AppAnalytics.listLimit
    #expect(lines(limit).count == limit)
    #expect(lines(limit + 1).count == 1 + limit)
    #expect(lines(limit + 1).first == "    ... 1 before")
  }
}
