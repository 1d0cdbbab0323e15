package import SimulatedApp
package import Trials

/// The result of searching one test.
package struct SearchFindings: Sendable {
  /// A failing run, and what it needs to fail.
  package struct Failure: Sendable {
    /// The trial of the run.
    package let trial: Trial
    /// The token that replays it.
    package let token: String
    /// Which run of the search it was, counted from 1.
    package let run: Int
    /// What it needs; nil if nothing single decides.
    package let schedule: SmallestSchedule?
    /// Whether its token gives the same failure again.
    package let isRepeatable: Bool
    /// How often the test fails so under the latencies and faults of the search; nil if it is not
    /// repeatable.
    package let rate: RareFlakeEstimate?
    /// Why it fails, and what fixes it.
    package internal(set) var diagnosis: Diagnosis
    /// Further ways in which the test fails, which are less frequent.
    package var others: [SearchRecord.OtherFailure] = []

    /// How often the test fails in any way; nil if the rate is not known.
    package var totalRate: RareFlakeEstimate? {
      SearchRecord.OtherFailure.totalRate(of: rate, and: others)
    }
  }

  /// How a search ends.
  package enum Ending: Sendable {
    /// No order fails.
    case certified(OrderCertificate)
    /// No run failed, but not everything was covered; the gaps say in words what was not.
    case open(gaps: [String])
    /// A run failed.
    case failing(Failure)
  }

  /// The test's name.
  package let test: String
  /// How orders were chosen.
  package let strategy: SearchStrategy
  /// How many runs were made until the end.
  package let runs: Int
  /// How the search ended.
  package private(set) var ending: Ending
  /// Whether it takes another course if its sets and dictionaries have another order.
  package var isUnordered = false
  /// The results under faults that were not asked for; nil if none was tried.
  package internal(set) var underFaults: FaultTrials?

  /// The same findings with files and lines of the app's folder instead of screen names.
  package func located(in folder: AppFolder) -> SearchFindings {
    guard var failure else { return self }
    failure.diagnosis = failure.diagnosis.located(in: folder)
    var located = self
    located.ending = .failing(failure)
    return located
  }

  /// The failure, if there is one.
  package var failure: Failure? {
    if case .failing(let failure) = ending { return failure }
    return nil
  }

  /// The proof that no order fails, if every order was run.
  package var certificate: OrderCertificate? {
    if case .certified(let certificate) = ending { return certificate }
    return nil
  }
}

extension SearchFindings {
  /// The verdict in a table.
  package var verdict: String {
    switch ending {
    case .certified: SearchRecord.certified
    case .open: "none failed"
    case .failing: "FAILS"
    }
  }

  /// The failure message of the test; nil if no order fails.
  ///
  /// `settings` are the variables that a replay needs besides the token, each followed by a space.
  package func failureText(settings: String) -> String? {
    guard let failure, let first = failure.trial.failures.first else { return nil }
    var lines = [
      "An order of events fails (\(strategy.name), run \(failure.run)): \(first.summary)"
    ]
    let below = first.message.split(whereSeparator: \.isNewline).dropFirst()
      .filter { !$0.contains("Replay: ") }
    let indent = below.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    lines += below.map { "  " + $0.dropFirst(indent) }
    guard failure.isRepeatable else {
      return (lines + ReplayCommand.unrepeatable).joined(separator: "\n    ")
    }
    if let rate = failure.rate { lines.append(rate.sentence) }
    let noOrder = failure.diagnosis.pair == nil ? [Self.noOrder] : []
    lines += failure.schedule?.lines(settings: settings, test: test) ?? noOrder
    lines += failure.diagnosis.lines
    lines.append("Replay: \(ReplayCommand(failure.token, of: test, settings: settings))")
    if !failure.others.isEmpty, let rate = failure.totalRate {
      lines.append(rate.sentence(ofWays: failure.others.count + 1))
    }
    for other in failure.others {
      lines.append("It also fails in another way: \(other.summary)")
      lines.append("  \(other.rate.sentence)")
      lines.append("  Replay: \(ReplayCommand(other.token, of: test, settings: settings))")
    }
    return lines.joined(separator: "\n    ")
  }

  private static let noOrder =
    "No single order of events decides: it fails whenever the app answers as it did here."
}

extension SmallestSchedule {
  /// What the failure needs, and the token of the passing run next to it.
  func lines(settings: String, test: String) -> [String] {
    var lines = [heading]
    for order in orders {
      lines.append("  \(order.first)")
      lines.append("  before \(order.second) (both: \(order.sharing))")
    }
    for answer in answers { lines.append("  \(answer)") }
    for delay in delays {
      lines.append(
        "  \(delay.event) after \(delay.failing), where it passes after \(delay.passing)")
    }
    let command = ReplayCommand(passing.token, of: test, settings: settings)
    lines.append("The nearest run that passes (\(replays) replays): \(command)")
    return lines
  }

  private var heading: String {
    switch orders.count {
    case 0 where !answers.isEmpty: "No order decides; chance does:"
    case 0 where delays.isEmpty: "No order and no latency decides."
    case 0: "No order decides; the latencies do:"
    case 1: "It fails if this happens in this order:"
    default: "It fails if these happen in this order:"
    }
  }
}
