import Testing
import Trials
import VirtualTime

@testable import rehearse

@Suite("Arguments of results and test")
struct ResultsCommandLineTests {
  @Test func `say what is written and how it is judged`() throws {
    var options = ResultsOptions()
    options.folders = ["a", "b"]
    options.allure = "al"
    options.junit = "j.xml"
    options.jsonLines = "r.jsonl"
    options.releaseAfter = 20
    options.trials = ["out"]
    options.judging.quarantine = "q.json"
    options.judging.today = CalendarDay("2026-12-31")
    options.judging.flakyFails = true
    let arguments = [
      "results", "a", "b", "--allure", "al", "--junit", "j.xml", "--jsonl", "r.jsonl",
      "--release-after", "20", "--trials", "out", "--quarantine", "q.json", "--today",
      "2026-12-31", "--flaky", "fail",
    ]
    #expect(try Command(parsing: arguments) == .results(options))
  }

  @Test func `say what is run, and again`() throws {
    var options = TestRunOptions()
    options.bundle = "b.xctest"
    options.filter = "Cart"
    options.output = "out"
    options.retries = 2
    options.isLastFailed = true
    options.shard = Shard("2/4")
    options.durations = ["old"]
    let arguments = [
      "test", "--bundle", "b.xctest", "--filter", "Cart", "--output", "out", "--retries", "2",
      "--last-failed", "--shard", "2/4", "--durations", "old",
    ]
    #expect(try Command(parsing: arguments) == .test(options))
  }

  @Test func `name a schema alone`() throws {
    #expect(
      try Command(parsing: ["results", "--schema", "quarantine"]) == .resultSchema(.quarantine))
  }

  @Test(arguments: [
    (["results"], "Missing argument '<folder>'"),
    (
      ["results", "a", "--today", "tomorrow"],
      "The value 'tomorrow' is invalid for '--today': expected a day such as 2026-12-31"
    ),
    (
      ["test", "--flaky", "maybe"],
      "The value 'maybe' is invalid for '--flaky': expected pass or fail"
    ),
    (
      ["results", "--schema", "x"],
      "The value 'x' is invalid for '--schema': expected one of quarantine, test, run"
    ),
    (["test", "x"], "Unexpected argument 'x'"),
    (
      ["test", "--retries", "101"],
      "The value '101' is invalid for '--retries': expected a whole number from 0 to 100"
    ),
    (
      ["test", "--shard", "5/4"],
      "The value '5/4' is invalid for '--shard': expected a number and a count, such as 2/4"
    ),
  ])
  func `that are wrong are told`(arguments: [String], words: String) {
    do throws(CommandLineError) {
      _ = try Command(parsing: arguments)
      Issue.record("they were read")
    } catch {
      #expect(error.message == words)
    }
  }
}
