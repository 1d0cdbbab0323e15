import Trials

/// The results of searches as one plain-text table.
package struct SearchTable {
  private let findings: [SearchFindings]
  private let settings: String

  /// The table of searches, by the names of the tests.
  ///
  /// - Parameters:
  ///   - findings: the result of each search.
  ///   - settings: the variables that a replay needs besides its token, each followed by a space.
  package init(_ findings: [SearchFindings], settings: String) {
    self.findings = findings.sorted { $0.test < $1.test }
    self.settings = settings
  }

  /// The table, and below it the proofs and the failures.
  package var text: String { (rows + notes).joined(separator: "\n") }

  private var rows: [String] {
    var table = TextTable([
      ("test", .left), ("search", .left), ("runs", .right), ("verdict", .left),
      ("needs", .left), ("replay", .left), ("note", .left),
    ])
    for found in findings {
      table.add([
        found.test, found.strategy.name, String(found.runs), found.verdict, needs(of: found),
        found.failure?.token ?? "", note(on: found),
      ])
    }
    return table.lines
  }

  private func needs(of found: SearchFindings) -> String {
    guard let failure = found.failure else { return "" }
    guard let schedule = failure.schedule else { return "no single order" }
    return schedule.orders.count == 1 ? "1 order" : "\(schedule.orders.count) orders"
  }

  private func note(on found: SearchFindings) -> String {
    switch found.ending {
    case .certified(let certificate): return certificate.countWords
    case .open(let unseen) where unseen.isEmpty: return "there are further orders"
    case .open(let unseen):
      let others = unseen.count == 1 ? "" : ", and \(unseen.count - 1) more"
      return "not brought about: \(unseen[0])\(others)"
    case .failing(let failure): return failure.trial.failures.first?.summary ?? ""
    }
  }

  private var notes: [String] {
    guard let certificate = findings.lazy.compactMap(\.certificate).first else { return [] }
    return ["", "\"no order fails\" " + certificate.terms]
  }
}
