import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import XCUIAutomation

@Suite struct ApplicationMetricTests {
  private struct Row: Equatable {
    var metric: String
    var unit: String
    var values: [Double]
  }

  private func rows(
    _ metrics: [any XCTMetric], iterations: Int = 2, _ block: @escaping () -> Void
  ) throws -> [Row] {
    try CaseRun.facts(CounterApp.compiled) { test in
      XCUIApplication().launch()
      let options = XCTMeasureOptions()
      options.iterationCount = iterations
      test.measure(metrics: metrics, options: options, block: block)
    }.compactMap { fact in
      guard case .measured(let metric, let unit, let values) = fact else { return nil }
      return Row(metric: metric, unit: unit, values: values)
    }
  }

  @Test func `The launch is measured from its begin to the first screen`() throws {
    let rows = try rows([XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
    let seconds = Double(AutomationTiming.xcode26.launch.nanoseconds) / 1e9
    #expect(rows == [Row(metric: "Duration (AppLaunch)", unit: "s", values: [seconds, seconds])])
  }

  @Test func `A responsive app takes longer than its first screen`() throws {
    let metrics = [
      XCTApplicationLaunchMetric(), XCTApplicationLaunchMetric(waitUntilResponsive: true),
    ]
    let rows = try rows(metrics) { XCUIApplication().launch() }
    #expect(rows.count == 2)
    #expect(rows[0].values[0] < rows[1].values[0])
  }

  @Test func `A block that launches nothing fails the launch metric`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      test.measure(metrics: [XCTApplicationLaunchMetric()]) {}
    }
    #expect(facts.failures == ["Failed to measure: The measured block launched no app."])
  }

  @Test func `More repetitions than the limit fail the test and none is made`() throws {
    func run(_ count: Int) throws -> (runs: Int, failures: [String]) {
      var runs = 0
      let facts = try CaseRun.facts(CounterApp.compiled) { test in
        let options = XCTMeasureOptions()
        options.iterationCount = count
        test.measure(options: options) { runs += 1 }
      }
      return (runs, facts.failures)
    }
    let limit = XCTMeasureOptions.iterationLimit
    let whole = try run(limit)
    #expect(whole.runs == limit + 1 && whole.failures == [])
    let above = try run(limit + 1)
    #expect(above.runs == 0)
    #expect(above.failures == ["The iterationCount is \(limit + 1); the limit is \(limit)."])
  }

  @Test func `More taps cost more of the processor`() throws {
    func time(taps: Int) throws -> Double {
      try rows([XCTCPUMetric(application: XCUIApplication())], iterations: 1) {
        for _ in 0..<taps { XCUIApplication().tap() }
      }.first { $0.metric == "CPU Time" }?.values[0] ?? 0
    }
    #expect(try time(taps: 0) == 0)
    #expect(try time(taps: 1) > 0)
    #expect(try time(taps: 3) == 3 * time(taps: 1))
  }

  @Test func `Memory follows the elements on the screen`() throws {
    let rows = try rows([XCTMemoryMetric(application: XCUIApplication())], iterations: 1) {
      XCUIApplication().terminate()
      XCUIApplication().launch()
      XCUIApplication().buttons["go"].tap()
    }
    #expect(rows.map(\.metric) == ["Memory Physical", "Memory Peak Physical"])
    #expect(rows[1].values[0] > 16_384)
  }

  @Test func `A stored default is a page written`() throws {
    let rows = try rows([XCTStorageMetric(application: XCUIApplication())], iterations: 1) {
      XCUIApplication().launch()
      XCUIApplication().buttons["go"].tap()
    }
    #expect(rows == [Row(metric: "Disk Logical Writes", unit: "kB", values: [4])])
  }

  @Test func `Metrics of the test's own process have no values and fail nothing`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      test.measure(metrics: [XCTMemoryMetric(), XCTCPUMetric(), XCTStorageMetric()]) {}
    }
    #expect(facts.failures.isEmpty)
    #expect(!facts.contains { if case .measured = $0 { true } else { false } })
  }

  @Test func `What has no values is said once for each metric`() throws {
    var said: [String] = []
    _ = try CaseRun.facts(CounterApp.compiled) { test in
      let measuring = Measuring(test, [XCTMemoryMetric()], [])
      _ = measuring.run(2, forgetting: 0) {}
      said = measuring.unmeasured
    }
    #expect(
      said == [
        "XCTMemoryMetric() measures the process of the test, which takes no virtual time; "
          + "XCTMemoryMetric(application:) measures the app."
      ])
  }

  @Test(arguments: [
    "XCTHitchMetric", "signposts", "scrolling",
  ])
  func `What a simulated app does not have fails`(name: String) throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      let metric: any XCTMetric =
        switch name {
        case "XCTHitchMetric": XCTHitchMetric(application: XCUIApplication())
        case "signposts": XCTOSSignpostMetric(subsystem: "s", category: "c", name: "n")
        default: XCTOSSignpostMetric.scrollingAndDecelerationMetric
        }
      test.measure(metrics: [metric]) {}
    }
    #expect(facts.failures.count == 1)
    #expect(facts.failures[0].hasPrefix("Failed to measure: A simulated app has no "))
  }

  @Test func `The same run measures the same`() throws {
    func all() throws -> [Row] {
      try rows([XCTClockMetric(), XCTCPUMetric(application: XCUIApplication())]) {
        XCUIApplication().launch()
        XCUIApplication().buttons["go"].tap()
        _ = XCUIApplication().staticTexts["answer"].waitForExistence(timeout: 9)
      }
    }
    #expect(try all() == all())
  }
}
