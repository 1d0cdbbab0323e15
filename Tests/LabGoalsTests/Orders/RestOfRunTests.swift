import EventOrders
import FlakeLab
import Foundation
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import AppSession

private struct Gone: Error {}

/// What is still traced after the end of a test, and how much of a run at most.
@Suite struct RestOfRunTests {
  private func test(
    _ flow: Flow, latency: ClosedRange<Double> = 0...1, of screens: ScreenDefinition...
  ) -> FlowTest {
    var app = AppDefinition("Rest", bundleIdentifier: "com.example.rest", default: "Main") {
      Coordinator("Main", root: "main", container: .plain)
      Loader(
        "feed",
        latency: .uniform(
          from: .seconds(latency.lowerBound), through: .seconds(latency.upperBound)))
    }
    app.screens = screens
    return FlowTest(flow, app: app, timing: .zero)
  }

  private func launching(then seconds: UInt32) -> Flow {
    Flow("launches") {
      XCUIApplication().launch()
      sleep(seconds)
    }
  }

  @Test func `an app that never stops loading is traced as far as it can matter`() throws {
    let feed = Screen("main") {
      State("idle") { After(.seconds(1), to: "loading") }
      State("loading") { Invoke("feed", onDone: "idle") }
    }
    let run = test(launching(then: 3), latency: 0.5...1.5, of: feed).trace(seed: 1)
    let last = try #require(run.trace.happenings.last)
    #expect(last.instant > .start + .seconds(4) && last.instant < .start + .seconds(30))
    #expect(!run.trace.isCut)
  }

  @Test func `a fixed delay after a drawn one is traced, however late that one came`() {
    let screen = Screen("main") {
      State("first") {
        Invoke("feed", onDone: "second")
        Text("notice", id: "notice")
      }
      State("second") {
        After(.milliseconds(100), to: "third")
        Text("notice", id: "notice")
      }
      State("third") {}
    }
    let flow = Flow("looks", expecting: .mayFlake) {
      let app = XCUIApplication()
      app.launch()
      sleep(2)
      if !app.staticTexts["notice"].exists { throw Gone() }
    }
    var search = OrderSearch(test: test(flow, latency: 0...10, of: screen))
    search.run()
    #expect(search.runs.contains { !$0.trial.failures.isEmpty })
  }

  /// Puts sheet upon sheet, ten in a second.
  private func piling(for seconds: UInt32) -> RunTrace {
    let pile: ActionDefinition = .present(PresentationDefinition("sheet"))
    let main = Screen("main") {
      State("one") { After(.milliseconds(100), to: "two", do: pile) }
      State("two") { After(.milliseconds(100), to: "one", do: pile) }
    }
    let sheet = Screen("sheet") { State("shown") { Text("more", id: "more") } }
    return test(launching(then: seconds), of: main, sheet).trace(seed: 1).trace
  }

  @Test func `an app that piles up screens is traced up to a number of elements`() {
    let whole = piling(for: 4)
    #expect(!whole.isCut)
    let cut = piling(for: 60)
    #expect(cut.isCut)
    let elements = cut.happenings.flatMap(\.views).compactMap(\.after?.tree.count)
    #expect(elements.reduce(0, +) <= RunTrace.elementLimit)
    #expect(cut.happenings.count > whole.happenings.count)
  }

  @Test func `a run is traced up to a number of happenings`() {
    let clock = Screen("main") {
      State("one") { After(.milliseconds(1), to: "two") }
      State("two") { After(.milliseconds(1), to: "one") }
    }
    let ticking = { (seconds: UInt32) in
      self.test(self.launching(then: seconds), of: clock).trace(seed: 1).trace
    }
    let whole = ticking(2)
    #expect(!whole.isCut && whole.happenings.count < RunTrace.limit)
    let cut = ticking(UInt32(RunTrace.limit / 1_000) + 1)
    #expect(cut.isCut && cut.happenings.count == RunTrace.limit)
  }

  @Test func `the analysis of a long run stops at its limit`() {
    let feed = Screen("main") {
      State("one") { Invoke("feed", onDone: "two") }
      State("two") { Invoke("feed", onDone: "one") }
    }
    var search = OrderSearch(test: test(launching(then: 30), latency: 0...0.1, of: feed))
    search.analysisLimit = 1_000_000
    search.run()
    #expect(search.isOverAnalysisLimit && !search.coversAll)
    #expect(search.analysisSteps < 4 * search.analysisLimit)
  }

  @Test func `names of an app that goes on loading stay short`() {
    let feed = Screen("main") {
      State("one") { Invoke("feed", onDone: "two") }
      State("two") { Invoke("feed", onDone: "one") }
    }
    let names = test(launching(then: 15), latency: 0...0.1, of: feed).trace(seed: 1).trace
      .happenings.map(\.name)
    #expect(names.count > 250)
    #expect(names.allSatisfy { $0.utf8.count < 2 * TraceNames.lengthLimit })
    #expect(Set(names).count == names.count)
  }

  @Test func `a name is kept up to a length`() {
    let cause = String(repeating: "a", count: TraceNames.lengthLimit - 6)
    #expect(TraceNames.brief(cause + " > end") == cause + " > end")
    let brief = TraceNames.brief(cause + "b > end")
    #expect(brief.hasSuffix(" > end") && brief.utf8.count < 40)
    #expect(TraceNames.brief(cause + "c > end") != brief)
  }

  @Test func `long words keep their beginning`() {
    let words = String(repeating: "task after ", count: TraceNames.lengthLimit) + "the start"
    let brief = TraceNames.brief(words)
    #expect(brief.hasPrefix("task after task after ") && brief.utf8.count < 100)
    #expect(TraceNames.brief(words + "!") != brief)
  }
}
