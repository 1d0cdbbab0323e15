package import SimulatedApp
package import Trials

/// The content of a rehearsal's report, as plain values.
package struct RehearsalReport: Sendable {
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
    /// The content of the journal, in UTF-8.
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
    /// How many of its runs failed.
    package let rate: FlakeRate
    /// Whether that is expected.
    package let isExpected: Bool
    /// What a reader can conclude from it.
    package let meaning: String
    /// The failures by their first line, the most frequent first.
    package let failureGroups: [FailureGroup]
    /// The first failure; nil if there is none.
    package let first: FirstFailure?

    /// Makes a flow.
    package init(
      name: String, rate: FlakeRate, isExpected: Bool, meaning: String,
      failureGroups: [FailureGroup], first: FirstFailure?
    ) {
      self.name = name
      self.rate = rate
      self.isExpected = isExpected
      self.meaning = meaning
      self.failureGroups = failureGroups
      self.first = first
    }

    /// The verdict on the flow from its runs.
    package var verdict: Verdict { Verdict(failures: rate.failures, runs: rate.runs) }
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
