import EnvironmentVariables
import TestFailures

/// The result of searching one test for a failing order of events, as stored in files.
package struct SearchRecord: Sendable, Equatable, Codable {
  /// Something that happened in a run.
  package struct Event: Sendable, Equatable, Codable {
    /// Its name, the same in every run of the test.
    package let name: String
    /// The event in words: `loader feed ends`.
    package let words: String
    /// When it happened, in virtual nanoseconds since the start.
    package let nanoseconds: Int64
    /// Whether the test did it, rather than the app.
    package let isOfTest: Bool

    /// Makes an event.
    package init(name: String, words: String, nanoseconds: Int64, isOfTest: Bool) {
      self.name = name
      self.words = words
      self.nanoseconds = nanoseconds
      self.isOfTest = isOfTest
    }
  }

  /// Two events; the test fails if the first comes before the second.
  package struct Order: Sendable, Equatable, Codable {
    /// The name of the first event.
    package let first: String
    /// The name of the second event.
    package let second: String
    /// The thing that both use.
    package let sharing: String

    /// Makes an order.
    package init(first: String, second: String, sharing: String) {
      self.first = first
      self.second = second
      self.sharing = sharing
    }
  }

  /// What the failure needs, next to the nearest passing run.
  package struct Schedule: Sendable, Equatable, Codable {
    /// The orders that it needs; the last is the one that differs in the passing run.
    package let orders: [Order]
    /// The events of the failing run, in order.
    package let failing: [Event]
    /// The events of the passing run, in order.
    package let passing: [Event]
    /// The token that replays the passing run.
    package let passingToken: String
    /// The number of runs that it took to find it.
    package let replays: Int

    /// Makes a schedule.
    package init(
      orders: [Order], failing: [Event], passing: [Event], passingToken: String, replays: Int
    ) {
      self.orders = orders
      self.failing = failing
      self.passing = passing
      self.passingToken = passingToken
      self.replays = replays
    }
  }

  /// A failing run.
  package struct Failure: Sendable, Equatable, Codable {
    /// The first line of its message.
    package let summary: String
    /// What identifies the failure; nil in files of older versions.
    package let identity: FailureIdentity?
    /// The token that replays it.
    package let token: String
    /// How often the test fails so; nil if no token repeats it, and in files of older versions.
    package private(set) var rate: RareFlakeEstimate?
    /// Why it fails and what fixes it, as lines.
    package private(set) var diagnosis: [String]
    /// What it needs; nil if no order decides.
    package let schedule: Schedule?
    /// Whether a change of the test is right; nil in files of older versions.
    package let mending: Mending?
    /// Further ways in which the test fails; nil if none was seen, and in files of older versions.
    package let others: [OtherFailure]?

    /// How often the test fails in any way; nil if the rate is not known.
    package var totalRate: RareFlakeEstimate? {
      OtherFailure.totalRate(of: rate, and: others ?? [])
    }

    /// The cause in the diagnosis, such as `animation timing, test at fault`; nil if it names none.
    package var cause: String? {
      let word = "Cause: "
      return diagnosis.first { $0.hasPrefix(word) }
        .map { String($0.dropFirst(word.count).prefix { $0 != "(" }) }
        .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    }

    /// What the diagnosis of a test that never passes says.
    package static let regression = "No seed and no order passes: a true regression."

    /// Whether the test fails with every seed and in every order.
    package var isRegression: Bool { diagnosis.contains(Self.regression) }

    /// The same failure with another diagnosis, and without a rate.
    package func with(diagnosis: [String]) -> Failure {
      var failure = self
      (failure.diagnosis, failure.rate) = (diagnosis, nil)
      return failure
    }

    /// Makes a failure.
    package init(
      _ failure: TestFailure, token: String, rate: RareFlakeEstimate? = nil, diagnosis: [String],
      schedule: Schedule?, mending: Mending? = nil, others: [OtherFailure]? = nil
    ) {
      summary = failure.summary
      identity = failure.identity
      self.token = token
      self.rate = rate
      self.diagnosis = diagnosis
      self.schedule = schedule
      self.mending = mending
      self.others = others
    }
  }

  /// A way to fail that is less frequent than the one that a search explains.
  package struct OtherFailure: Sendable, Equatable, Codable {
    /// The first line of its message, and its place in the source.
    package let summary: String
    /// How often the test fails so.
    package let rate: RareFlakeEstimate
    /// The token that replays it.
    package let token: String

    /// Makes a failure.
    package init(_ failure: TestFailure, rate: RareFlakeEstimate, token: String) {
      let site = failure.identity
      summary = failure.summary + (site.file.isEmpty ? "" : "  [\(site.file):\(site.line)]")
      self.rate = rate
      self.token = token
    }

    /// How often a test fails in any way; nil if the rate of the explained way is not known.
    package static func totalRate(
      of rate: RareFlakeEstimate?, and others: [OtherFailure]
    ) -> RareFlakeEstimate? {
      others.isEmpty ? rate : rate.map { RareFlakeEstimate(together: [$0] + others.map(\.rate)) }
    }
  }

  /// Whether a failure is one of the test's source, and what could fix it.
  package struct Mending: Sendable, Equatable, Codable {
    /// Whether some run passes and some run fails, and both results repeat.
    package let isFlaky: Bool
    /// Whether a change of the test would hide a fault of the app.
    package let isOfApp: Bool
    /// The changes to try, the best first.
    package let changes: [SourceChange]

    /// Makes the judgement.
    package init(isFlaky: Bool, isOfApp: Bool, changes: [SourceChange] = []) {
      self.isFlaky = isFlaky
      self.isOfApp = isOfApp
      self.changes = changes
    }
  }

  /// A failure under a single fault, of a test that fails in no order without it.
  package struct FaultFailure: Sendable, Equatable, Codable {
    /// The faults, as text that a fault plan reads.
    package let faults: String
    /// The first line of the failure's message.
    package let summary: String
    /// The token that replays it with these faults.
    package let token: String
    /// The faults that decide, as text that a fault plan reads; nil in files of older versions.
    package let deciding: String?
    /// The cause and what is at fault, in words; nil if none was found, and in files of older
    /// versions.
    package let cause: String?
    /// Why this cause, as a sentence; nil without a cause.
    package let reason: String?

    /// Makes a failure.
    package init(
      faults: String, summary: String, token: String, deciding: String? = nil,
      cause: String? = nil, reason: String? = nil
    ) {
      self.faults = faults
      self.summary = summary
      self.token = token
      self.deciding = deciding
      self.cause = cause
      self.reason = reason
    }
  }

  /// The test's name.
  package let test: String
  /// How orders were chosen.
  package let strategy: String
  /// How many runs were made.
  package let runs: Int
  /// The name of the latency plan; nil in files of older versions.
  package let latencies: String?
  /// The verdict, in words.
  package let verdict: String
  /// The failure, if there is one.
  package private(set) var failure: Failure?
  /// Whether it depends on the order of a set or dictionary; nil if it does not, and in files of
  /// older versions.
  package let isUnordered: Bool?
  /// The seed of hashing of the process in which it failed; nil for the usual one, and in files of
  /// older versions.
  package private(set) var hashing: UInt64?
  /// The failures under single faults; nil if none was tried, and in files of older versions.
  package let underFaults: [FaultFailure]?

  /// The verdict of a test that has a certificate.
  package static let certified = "no order fails"

  /// Whether every order was run and none fails.
  package var isCertified: Bool { verdict == Self.certified }

  /// Makes a record.
  package init(
    test: String, strategy: String, runs: Int, latencies: String? = nil, verdict: String,
    failure: Failure?, isUnordered: Bool? = nil, underFaults: [FaultFailure]? = nil
  ) {
    self.test = test
    self.strategy = strategy
    self.runs = runs
    self.latencies = latencies
    self.verdict = verdict
    self.failure = failure
    self.isUnordered = isUnordered
    self.underFaults = underFaults
  }
}

extension SearchRecord {
  /// The same search, made in a process with a seed of hashing.
  package func with(hashing: UInt64) -> SearchRecord {
    var record = self
    record.hashing = hashing
    return record
  }

  /// The same search of a test that passes in a process with another order of sets.
  package func dependingOnHashing(_ diagnosis: [String]) -> SearchRecord {
    var record = self
    record.failure = failure.map { $0.isRegression ? $0.with(diagnosis: diagnosis) : $0 }
    return record
  }

  /// The variable that a replay needs for the order of sets and dictionaries, followed by a space;
  /// empty for the usual order.
  package var hashingSetting: String {
    hashing.map { EnvironmentVariable.hashing.assignment(String($0)) } ?? ""
  }

  /// The faults under which it fails although no order fails without them; empty if there are none.
  package var faultWords: String {
    guard let underFaults, !underFaults.isEmpty else { return "" }
    return "only under "
      + underFaults.map { failure in
        (failure.deciding ?? failure.faults) + (failure.cause.map { " (\($0))" } ?? "")
      }
      .joined(separator: ", ")
  }

  /// Its place among other searches: the greatest first.
  package var urgency: Double {
    Self.urgency(hasFailed: failure != nil, rate: failure?.totalRate)
  }

  /// How often a test fails; 2 for a failure without a rate, which comes first, and -1 for none.
  package static func urgency(hasFailed: Bool, rate: RareFlakeEstimate?) -> Double {
    hasFailed ? rate?.probability ?? 2 : -1
  }
}
