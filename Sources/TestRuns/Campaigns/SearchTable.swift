import EnvironmentVariables
package import EventOrders
package import SimulatedApp
import Trials
import VirtualTime

/// The results of searches as one plain-text table.
package struct SearchTable {
  private let findings: [SearchFindings]
  private let latencies: String
  private let faults: FaultPlan
  private let settings: String

  /// The table of searches: the test that fails most often first, and those that do not fail by
  /// their names at the end.
  ///
  /// - Parameters:
  ///   - findings: the result of each search.
  ///   - latencies: the name of the latency plan.
  ///   - faults: the faults that the runs had.
  ///   - settings: the variables that a replay needs besides token and faults, each followed by a
  ///     space.
  package init(
    _ findings: [SearchFindings], latencies: String, faults: FaultPlan = FaultPlan(),
    settings: String = ""
  ) {
    self.findings = findings.sorted {
      (Self.urgency($1), $0.test) < (Self.urgency($0), $1.test)
    }
    self.latencies = latencies
    self.faults = faults
    self.settings = settings
  }

  private static func urgency(_ found: SearchFindings) -> Double {
    SearchRecord.urgency(hasFailed: found.failure != nil, rate: found.failure?.totalRate)
  }

  /// The table, and below it the latencies, the faults and what certificates cover.
  package var text: String { (rows + notes + faultRows).joined(separator: "\n") }

  private var rows: [String] {
    var table = TextTable([
      ("test", .left), ("search", .left), ("runs", .right), ("verdict", .left),
      ("fails", .right), ("needs", .left), ("replay", .left), ("note", .left),
    ])
    for found in findings {
      table.add([
        found.test, found.strategy.name, String(found.runs), found.verdict,
        found.failure?.totalRate?.rateWords ?? "", needs(of: found),
        found.failure.map { $0.isRepeatable ? $0.token : "none repeats it" } ?? "", note(on: found),
      ])
    }
    return table.lines
  }

  private func needs(of found: SearchFindings) -> String {
    guard let failure = found.failure else { return "" }
    guard failure.isRepeatable else { return "more than a seed" }
    guard let schedule = failure.schedule else {
      return failure.diagnosis.pair == nil ? "no single order" : "a race"
    }
    if schedule.orders.isEmpty { return schedule.answers.isEmpty ? "latencies" : "chance" }
    return schedule.orders.count == 1 ? "1 order" : "\(schedule.orders.count) orders"
  }

  private func note(on found: SearchFindings) -> String {
    switch found.ending {
    case .certified(let certificate): return certificate.countWords
    case .open(let gaps):
      let others = gaps.count > 1 ? ", and \(gaps.count - 1) more" : ""
      return gaps.prefix(1).joined() + others
    case .failing(let failure): return failure.trial.failures.first?.summary ?? ""
    }
  }

  private var notes: [String] {
    let certificate = findings.lazy.compactMap(\.certificate).first
    return ["", "Latencies: \(LatencyPlan.words(of: latencies)).", faultWords]
      + (certificate.map { ["\"no order fails\" " + $0.terms] } ?? [])
  }

  /// The faults that were tried and those that were not, under which a test may still fail.
  private var faultWords: String {
    let others = FaultKind.ofApp.filter { faults[$0] == nil }.map(\.rawValue)
    let tried = faults.isEmpty ? "none" : "\(faults)"
    if let trials = findings.lazy.compactMap(\.underFaults).first {
      let kinds = trials.tried.faults.map(\.kind.rawValue).joined(separator: ", ")
      return
        "Faults: none. If no order fails, \(FaultTrials.runLimit) orders under each single "
        + "fault: \(kinds)."
    }
    guard !others.isEmpty else { return "Faults: \(tried)." }
    return "Faults: \(tried). Not tried: \(others.joined(separator: ", ")); "
      + EnvironmentVariable.faults.assignment("everything") + "tries them."
  }

  /// The faults under which tests fail that pass in every order, the rarest first.
  private var faultRows: [String] {
    var tests: [FaultPlan: [FaultedTest]] = [:]
    for test in findings.sorted(by: { $0.test < $1.test }) {
      for finding in test.underFaults?.found ?? [] {
        tests[finding.deciding, default: []].append(FaultedTest(test: test.test, finding: finding))
      }
    }
    guard !tests.isEmpty else { return [] }
    var table = TextTable([
      ("fails only under", .left), ("tests", .right), ("the first of them", .left),
      ("cause", .left), ("failure", .left), ("replay", .left),
    ])
    let rows = tests.sorted {
      ($0.value.count, $0.key.description) < ($1.value.count, $1.key.description)
    }
    for (faults, failing) in rows {
      guard let first = failing.first else { continue }
      let settings = settings + EnvironmentVariable.faults.assignment("\(first.finding.faults)")
      let replay = ReplayCommand(first.finding.token, of: first.test, settings: settings)
      table.add([
        faults.description, String(failing.count), first.test,
        first.finding.cause?.words ?? "", first.finding.summary, "\(replay)",
      ])
    }
    return [""] + table.lines
  }

  private struct FaultedTest {
    let test: String
    let finding: FaultTrials.Finding
  }
}
