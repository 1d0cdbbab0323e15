import CommandLineTool
import Trials

/// The options of all commands that judge a test run.
struct JudgingOptions: OptionGroup {
  /// Whether the run passes if a test is flaky.
  enum Flaky: String, CaseIterable {
    case pass, fail
  }

  @Option("--flaky", .choice("RESULT"), "The result of tests that pass only on a retry.")
  var flaky = Flaky.pass

  @Option("--quarantine", .file(), "The file of tests whose failures do not count until a day.")
  var quarantine: String?

  @Option("--today", .day, "The day for which the quarantine is checked.", default: "today")
  var today: CalendarDay?
}

extension ValueKind<CalendarDay> {
  fileprivate static var day: Self {
    Self("DAY", expected: "a day such as 2026-12-31", read: { CalendarDay($0) })
  }
}
