package import SimulatedApp

/// Everything a report of a rehearsal shows, as plain values.
package struct RehearsalReport: Sendable {
  /// What the runs of a flow say of it.
  package enum Verdict: String, Sendable {
    case steadyPass = "steady pass"
    case steadyFail = "steady fail"
    case flaky
  }

  /// One way in which a flow failed.
  package struct Way: Sendable {
    /// The first line of the message.
    package let summary: String
    /// How often it failed so.
    package let count: Int
    /// The first seed it failed so with.
    package let seed: String

    /// Makes a way.
    package init(summary: String, count: Int, seed: String) {
      self.summary = summary
      self.count = count
      self.seed = seed
    }
  }

  /// The first run of a flow that failed.
  package struct FirstFailure: Sendable {
    /// Its seed.
    package let seed: String
    /// The whole message.
    package let message: String
    /// How to run it again.
    package let replayCommand: String
    /// The name of the file that holds its journal, relative to the report.
    package let journalFile: String
    /// The journal itself, in UTF-8.
    package let journal: [UInt8]
    /// The elements on the screen when it failed, a row each; empty where the app did not run.
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
    /// How often it was run.
    package let runs: Int
    /// How often it failed.
    package let failures: Int
    /// The rate of failures in words, with its interval.
    package let rate: String
    /// The interval of the rate, shares of 1.
    package let interval: ClosedRange<Double>
    /// What the runs say.
    package let verdict: Verdict
    /// Whether that was to be expected.
    package let isExpected: Bool
    /// What a reader is to make of it.
    package let meaning: String
    /// The ways in which it failed, the most frequent first.
    package let ways: [Way]
    /// The first failure; nil without one.
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
  /// What was found of the routes.
  package let routes: RouteReport
  /// The flows, in order.
  package let flows: [Flow]
  /// Sentences about the campaign, such as why it was left out.
  package let notes: [String]

  /// Makes a report.
  package init(app: String, routes: RouteReport, flows: [Flow], notes: [String]) {
    self.app = app
    self.routes = routes
    self.flows = flows
    self.notes = notes
  }

  /// Whether the routes hold and every flow did what was expected.
  package var holds: Bool { routes.holds && flows.allSatisfy(\.isExpected) }
}
