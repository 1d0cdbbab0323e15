import EventOrders
import FlakeLab
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

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
  @Test(arguments: FuzzCount.some(of: HeldOutTest.all, every: 64).map(\.scenario.name))
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
    let lines = text.split(separator: "\n").map(String.init)
    let depth = { (line: String) in line.prefix { $0 == " " }.count }
    for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.hasSuffix(":") {
      #expect(depth(next) > depth(line), "\(text)")
    }
  }

  @Test(arguments: HeldOutTest.usual.map(\.scenario.name))
  func `no certificate counts more orders than there are`(_ name: String) throws {
    let test = try #require(HeldOutTest.usual.first { $0.scenario.name == name })
    guard let certificate = test.search(.fixed).certificate else { return }
    let words = certificate.countWords.split(separator: " ")
    guard words.count > 2, words[1] == "of", let all = Double(words[2]) else { return }
    #expect(try #require(Double(words[0])) <= all && all > 1, "\(certificate.countWords)")
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
    #expect(words == "1 order can end otherwise, of more than can be counted")
  }
}
