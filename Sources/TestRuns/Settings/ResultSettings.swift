import Foundation
import SimulatedApp
import Trials
import VirtualTime

/// What the environment says of results: what is recorded, tried again, and forgiven.
///
/// `REHEARSAL_RESULTS` names a folder that gets the result of each test and its journals.
/// `REHEARSAL_RETRIES` is how often a test that failed is tried again, each time on a fresh device
/// with the next seed; `REHEARSAL_FLAKY` is `fail` where one that passes then fails the run.
/// `REHEARSAL_QUARANTINE` names the file of the tests whose failures do not count, and
/// `REHEARSAL_TODAY` the day on which it is asked; the clock's day otherwise.
struct ResultSettings: Sendable, Equatable {
  /// The folder of results; nil records none.
  var folder: String?
  /// How often a test that failed is tried again.
  var retries = 0
  /// Whether a flaky test fails the run.
  var flakyFails = false
  /// The file of the quarantine.
  var quarantine: String?
  /// The day on which the quarantine is asked; nil takes the clock's.
  var today: CalendarDay?
  /// What the run is made with.
  var setting: RunSetting
  /// The seed of each test's first attempt.
  var firstSeed: Seed
  /// Whether a token is replayed, which then decides the seed of every test.
  var isReplay = false

  /// Reads an environment; nil where it asks for none of this.
  ///
  /// Wrong words are left out, and are ``faults(in:)``.
  init?(_ environment: [String: String], latencies: LatencyPlan) {
    let given = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard Self.names.contains(where: { given($0) != nil }) else { return nil }
    folder = given("REHEARSAL_RESULTS")
    quarantine = given("REHEARSAL_QUARANTINE")
    today = given("REHEARSAL_TODAY").flatMap { CalendarDay($0) }
    flakyFails = given("REHEARSAL_FLAKY") == "fail"
    let token = given("REHEARSAL_REPLAY")
    isReplay = token != nil
    // A replay is of one run.
    retries = token == nil ? given("REHEARSAL_RETRIES").flatMap(Self.count) ?? 0 : 0
    firstSeed =
      token.flatMap { try? ReplayToken(parsing: $0) }?.seed
      ?? CampaignSettings.seed(in: environment) ?? SessionConfiguration().seed
    setting = RunSetting(
      latencies: latencies.plainName, faults: CampaignSettings.faultPlan(in: environment),
      device: given("REHEARSAL_DEVICE") ?? "", system: given("REHEARSAL_OS") ?? "",
      language: given("REHEARSAL_LANGUAGE") ?? "")
  }

  /// The seed of an attempt, counted from 1; a test may have a first seed of its own.
  func seed(ofAttempt number: Int, from own: Seed? = nil) -> Seed {
    Seed((own ?? firstSeed).value &+ UInt64(number - 1))
  }

  /// The variables that ask for results.
  private static let names = [
    "REHEARSAL_RESULTS", "REHEARSAL_RETRIES", "REHEARSAL_FLAKY", "REHEARSAL_QUARANTINE",
  ]

  /// What is wrong with an environment, one sentence each.
  static func faults(in environment: [String: String]) -> [String] {
    let rules: [(name: String, words: String, fits: (String) -> Bool)] = [
      (
        "REHEARSAL_RETRIES", "give a whole number from 0 to \(TestResult.retryLimit)",
        { count($0) != nil }
      ),
      ("REHEARSAL_FLAKY", "give pass or fail", { ["pass", "fail"].contains($0) }),
      ("REHEARSAL_TODAY", "give a day such as 2026-12-31", { CalendarDay($0) != nil }),
    ]
    let wrong = rules.compactMap { rule -> String? in
      guard let text = environment[rule.name], !text.isEmpty, !rule.fits(text) else { return nil }
      return "\(rule.name) is \"\(text)\"; \(rule.words)."
    }
    let campaigns = ["REHEARSAL_TRIALS", "REHEARSAL_ORDER", "REHEARSAL_SEARCH"]
    guard environment["REHEARSAL_RESULTS"]?.isEmpty == false,
      let campaign = campaigns.first(where: { environment[$0]?.isEmpty == false })
    else { return wrong }
    return wrong + [
      "REHEARSAL_RESULTS is of tests that run once; with \(campaign) give REHEARSAL_OUTPUT instead."
    ]
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { (0...TestResult.retryLimit).contains($0) ? $0 : nil }
  }
}
