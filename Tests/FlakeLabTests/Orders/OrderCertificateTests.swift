import SeededCases
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

@Suite("Order certificate") struct OrderCertificateTests {
  private func search(_ flow: Flow) -> OrderSearch {
    var search = OrderSearch(
      app: SmallApp.loading(.uniform(from: .seconds(1), through: .seconds(4))), flow: flow)
    search.run()
    return search
  }

  @Test func `stands where no order fails`() throws {
    let flow = Flow("patient") {
      XCUIApplication().launch()
      try Flow.require(
        XCUIApplication().staticTexts["done"].waitForExistence(timeout: 10), "not done")
    }
    let certificate = try #require(OrderCertificate(of: search(flow)))
    #expect(certificate.racing == 1)
    #expect(certificate.description.hasPrefix("No order of events makes patient fail."))
  }

  @Test func `is not given where one fails`() {
    let flow = Flow("hasty") {
      XCUIApplication().launch()
      sleep(1)
      try Flow.require(XCUIApplication().staticTexts["done"].exists, "not done")
    }
    #expect(OrderCertificate(of: search(flow)) == nil)
  }

  @Test func `is not given where a fixed delay after the end takes away what a wait has seen`() {
    var app = SmallApp.loading(.uniform(from: .milliseconds(500), through: .seconds(4)))
    app.screens[0].view = [Text("Saved").id("notice").hidden(if: "gone == 1").element]
    app.screens[0].context = ["gone": .integer(0)]
    app.screens[0].on = [
      EventDefinition("HIDE", [TransitionDefinition(to: nil, actions: [.assign("gone", "1")])])
    ]
    app.screens[0].states[0].entry = [.raise(event: "HIDE", after: .seconds(3))]
    let flow = Flow("notice") {
      let app = XCUIApplication()
      app.launch()
      _ = app.staticTexts["done"].waitForExistence(timeout: 10)
      try Flow.require(app.staticTexts["notice"].waitForExistence(timeout: 1), "no notice")
    }
    var search = OrderSearch(app: app, flow: flow)
    search.run()
    #expect(search.runs.contains { $0.trial.outcome == .failed })
    #expect(OrderCertificate(of: search) == nil)
  }

  @Test func `is not given before all is seen`() {
    let flow = Flow("idle") { XCUIApplication().launch() }
    let search = OrderSearch(app: SmallApp.slowThreeTimesInTen, flow: flow)
    #expect(OrderCertificate(of: search) == nil)
  }
}

@Suite("Order count") struct OrderCountTests {
  /// Counts by trying all permutations.
  private func permutations(_ before: [UInt64]) -> Double {
    func ways(_ done: UInt64) -> Double {
      let next = before.indices.filter { done & (1 << UInt64($0)) == 0 && before[$0] & ~done == 0 }
      if done == (1 << UInt64(before.count)) - 1 { return 1 }
      return next.reduce(0) { $0 + ways(done | 1 << UInt64($1)) }
    }
    return ways(0)
  }

  @Test(arguments: FuzzCount.times(40).map { $0 + 1 }) func `agrees with trying all`(seed: UInt64) {
    var chance = SeedSequence(seed: Seed(seed)).source(named: "orders")
    let count = 1 + Int(chance.integer(below: 7))
    let before = (0..<count).map { event -> UInt64 in
      event == 0 ? 0 : chance.integer(below: 1 << UInt64(event)) & chance.bits()
    }
    #expect(OrderCount(before).count() == permutations(before), "seed \(seed): \(before)")
  }

  @Test func `gives up where there are too many`() {
    #expect(OrderCount(Array(repeating: 0, count: 40)).count() == nil)
    #expect(OrderCount(Array(repeating: 0, count: 64)).count() == nil)
  }
}
