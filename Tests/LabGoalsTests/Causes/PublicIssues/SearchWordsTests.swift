import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

extension SearchFindings {
  /// The lines of a failure that end with a colon and announce nothing.
  var emptyAnnouncements: [String] {
    let lines = (failureText(settings: "") ?? "").split(separator: "\n").map(String.init)
    let depth = { (line: String) in line.prefix { $0 == " " }.count }
    return zip(lines, lines.dropFirst() + [""])
      .filter { line, next in line.hasSuffix(":") && depth(next) <= depth(line) }.map(\.0)
  }
}

/// A test that notes which of its runs was the first to fail.
private final class CountedTest: RepeatableTest, @unchecked Sendable {
  private let base: any RepeatableTest
  private var runs = 0
  private(set) var firstFailure: Int?

  init(_ base: any RepeatableTest) { self.base = base }

  var name: String { base.name }
  var timing: AutomationTiming { base.timing }

  func run(_ request: RunRequest) -> Trial {
    runs += 1
    let trial = base.run(request)
    if trial.outcome == .failed, firstFailure == nil { firstFailure = runs }
    return trial
  }
}

@Suite("Words of searches") struct SearchWordsTests {
  /// Some of the tests in every run: their failure rates take most of the time.
  @Test(arguments: [0, 64, 128].map { HeldOutTest.all[$0].scenario.name })
  func `the first failure is told, and each line with a colon announces what follows`(
    _ name: String
  ) throws {
    let test = try #require(HeldOutTest.all.first { $0.scenario.name == name })
    let variant = test.scenario.variant(.flaky)
    let counted = CountedTest(FlowTest(variant.flow, app: variant.app))
    let found = TestSearch(.exhaustive, runLimit: 300).findings(of: counted)
    #expect(found.failure?.run == counted.firstFailure)
    let text = try #require(found.failureText(settings: ""))
    let run = try #require(counted.firstFailure)
    #expect(text.hasPrefix("An order of events fails (exhaustive, run \(run)): "))
    #expect(found.emptyAnnouncements == [], "\(text)")
  }

  @Test func `orders that nobody can count are not said to be counted`() throws {
    let app = ScenarioApp.make("Wide") {
      for number in 0..<40 { Loader("l\(number)", latency: .between(0.1, 0.2)) }
      Screen("main") {
        State("only") { for number in 0..<40 { Invoke("l\(number)") } }
      }
    }
    let flow = Flow("wide") { ScenarioPage().launch() }
    let found = TestSearch(.exhaustive, runLimit: 50).findings(of: FlowTest(flow, app: app))
    let words = try #require(found.certificate).countWords
    #expect(words == "1 order covers all, which are too many to count")
  }
}
