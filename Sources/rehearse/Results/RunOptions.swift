import Trials

/// How a run is judged, for the commands that judge one.
struct JudgingOptions: Equatable {
  /// The file of the tests whose failures do not count; nil where there is none.
  var quarantine: String?
  /// The day on which it is asked; nil takes the clock's.
  var today: CalendarDay?
  /// Whether a flaky test fails the run.
  var flakyFails = false

  /// The options by which it is told.
  static let names = ["--quarantine", "--today", "--flaky"]

  /// Takes an option; false where it is none of these.
  mutating func take(_ name: String, _ value: String) throws(CommandLineError) -> Bool {
    switch name {
    case "--quarantine": quarantine = value
    case "--today":
      guard let day = CalendarDay(value) else {
        throw .badValue(option: name, value: value, expected: "a day such as 2026-12-31")
      }
      today = day
    case "--flaky":
      guard ["pass", "fail"].contains(value) else {
        throw .badValue(option: name, value: value, expected: "pass or fail")
      }
      flakyFails = value == "fail"
    default: return false
    }
    return true
  }
}

/// What `rehearse results` can be told.
struct ResultsOptions: Equatable {
  /// The folders of results, or folders of such folders.
  var folders: [String] = []
  /// How they are judged.
  var judging = JudgingOptions()
  /// Where Allure's files go; nil writes none.
  var allure: String?
  /// Where JUnit XML goes; nil writes none.
  var junit: String?
  /// Where the report in JSON Lines goes; nil writes none.
  var jsonLines: String?
  /// After how many clean trials a quarantined test is to be released.
  var releaseAfter = 300
  /// Folders of campaigns whose trials count for that.
  var trials: [String] = []

  /// The most clean trials that can be asked for.
  static let releaseLimit = 100_000_000
}

/// What `rehearse test` can be told.
struct TestRunOptions: Equatable {
  /// The built tests; nil looks below `.build`.
  var bundle: String?
  /// The pattern of the tests to run; nil runs all.
  var filter: String?
  /// Where results go.
  var output = ".rehearsal/results"
  /// How often a test that failed is tried again.
  var retries = 0
  /// Whether those tests are run that did not pass in the results that are there.
  var isLastFailed = false
  /// Which share of the tests is run; nil runs all.
  var shard: Shard?
  /// The results whose durations split the tests; empty splits them by number.
  var durations: [String] = []
  /// How the run is judged.
  var judging = JudgingOptions()
}
