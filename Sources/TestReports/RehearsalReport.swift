package import SimulatedApp

/// The content of a rehearsal's report, as plain values.
package struct RehearsalReport: Sendable {
  /// The verdict on a flow.
  package enum Verdict: String, Sendable {
    case steadyPass = "steady pass"
    case steadyFail = "steady fail"
    case flaky
  }

  /// One way a flow failed.
  package struct Way: Sendable {
    /// The first line of the message.
    package let summary: String
    /// How often it failed this way.
    package let count: Int
    /// The first seed that failed this way.
    package let seed: String

    /// Makes a way.
    package init(summary: String, count: Int, seed: String) {
      self.summary = summary
      self.count = count
      self.seed = seed
    }
  }

  /// The first failed run of a flow.
  package struct FirstFailure: Sendable {
    /// Its seed.
    package let seed: String
    /// The whole message.
    package let message: String
    /// The command that runs it again.
    package let replayCommand: String
    /// The path of its journal, relative to the report.
    package let journalFile: String
    /// The journal itself, in UTF-8.
    package let journal: [UInt8]
    /// The elements on the screen when it failed, one a line; empty if the app did not run.
    package let screen: String

    /// Makes a failure.
    package init(
      seed: String, message: String, replayCommand: String, journalFile: String, journal: [UInt8],
      screen: String
    ) {
      self.seed = seed
      self.message = message
      self.replayCommand = replayCommand
      self.journalFile = journalFile
      self.journal = journal
      self.screen = screen
    }
  }

  /// One flow.
  package struct Flow: Sendable {
    /// Its name.
    package let name: String
    /// The number of runs.
    package let runs: Int
    /// The number of failed runs.
    package let failures: Int
    /// The failure rate with its interval, in words.
    package let rate: String
    /// The interval of the rate, from 0 to 1.
    package let interval: ClosedRange<Double>
    /// The verdict.
    package let verdict: Verdict
    /// Whether the verdict was expected.
    package let isExpected: Bool
    /// What the verdict means.
    package let meaning: String
    /// The ways it failed, most frequent first.
    package let ways: [Way]
    /// The first failure; nil if there is none.
    package let first: FirstFailure?

    /// Makes a flow.
    package init(
      name: String, runs: Int, failures: Int, rate: String, interval: ClosedRange<Double>,
      verdict: Verdict, isExpected: Bool, meaning: String, ways: [Way], first: FirstFailure?
    ) {
      self.name = name
      self.runs = runs
      self.failures = failures
      self.rate = rate
      self.interval = interval
      self.verdict = verdict
      self.isExpected = isExpected
      self.meaning = meaning
      self.ways = ways
      self.first = first
    }
  }

  /// The app's name.
  package let app: String
  /// The findings about routes.
  package let routes: RouteReport
  /// The flows, in order.
  package let flows: [Flow]
  /// Sentences about the campaign, such as why it was skipped.
  package let notes: [String]

  /// Makes a report.
  package init(app: String, routes: RouteReport, flows: [Flow], notes: [String]) {
    self.app = app
    self.routes = routes
    self.flows = flows
    self.notes = notes
  }

  /// Whether the routes hold and every verdict was expected.
  package var holds: Bool { routes.holds && flows.allSatisfy(\.isExpected) }
}
