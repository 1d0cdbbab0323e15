package import SimulatedApp

/// The result of drafting a model: how each test ends on it, and how much of it is made up.
package struct DraftReport: Sendable {
  /// One test.
  package struct Row: Sendable {
    /// The name.
    package let name: String
    /// Why it skips itself; nil if it does not.
    package let skipReason: String?
    /// Why it failed on an app of its own; nil if it passed.
    package let ownFailure: String?
    /// Why it failed on the model; nil if it passed.
    package let failure: String?
    /// Whether the model has screens of its own for the test.
    package let isApart: Bool
    /// Whether the test did more than a draft can record.
    package let isCut: Bool
    /// Why the test was given up, and after how many runs; nil if it was not.
    package let end: (reason: DraftedTest.End, runs: Int)?

    /// Makes a row.
    package init(
      name: String, skipReason: String? = nil, ownFailure: String?, failure: String?,
      isApart: Bool = false, isCut: Bool = false,
      end: (reason: DraftedTest.End, runs: Int)? = nil
    ) {
      self.end = end
      self.isApart = isApart
      self.isCut = isCut
      self.name = name
      self.skipReason = skipReason
      self.ownFailure = ownFailure
      self.failure = failure
    }
  }

  private let rows: [Row]
  private let skipped: [Row]
  private let app: AppDefinition
  private let isCut: Bool

  /// Makes a report about a drafted app.
  ///
  /// `isCut` means that tests went through more states than a model may have.
  package init(_ app: AppDefinition, rows: [Row], isCut: Bool = false) {
    self.app = app
    self.isCut = isCut
    self.rows = rows.filter { $0.skipReason == nil }
    skipped = rows.filter { $0.skipReason != nil }
  }

  /// The report as text.
  package var text: String {
    let passed = rows.count { $0.failure == nil }
    let apart = rows.filter { $0.failure == nil && $0.isApart }
    var lines = [
      "\(passed) of \(rows.count) tests pass on the drafted model"
        + (apart.isEmpty ? "." : ", \(apart.count) of them on screens of their own."),
      size,
      "All of it was drafted so that the tests pass: a pass says nothing about the app.",
    ]
    if !apart.isEmpty {
      lines += ["", "These have their own screens, since other tests expect something else there:"]
      lines += apart.map { "  \($0.name)" }
    }
    let alone = rows.filter { $0.failure != nil && $0.ownFailure == nil }
    if !alone.isEmpty {
      lines += ["", "These pass on their own app, which contradicts other tests:"]
      lines += Self.list(alone) { Self.summary($0.failure) }
    }
    let stuck = rows.filter { $0.failure != nil && $0.ownFailure != nil }
    if !stuck.isEmpty {
      lines += ["", "For these no screen was found on which they can continue:"]
      lines += Self.list(stuck) { Self.summary($0.ownFailure) + $0.endWords }
    }
    let cut = (rows + skipped).filter(\.isCut)
    if !cut.isEmpty {
      let limit = ScriptDirector.eventLimit
      lines += ["", "Only the first \(limit) looks and steps of these are drafted:"]
      lines += cut.map { "  \($0.name)" }
    }
    if isCut {
      lines += [
        "", "Tests go through more than \(SceneGraph.limit) states: the others are left out.",
      ]
    }
    if !skipped.isEmpty {
      lines += ["", "These skip themselves:"]
      lines += Self.list(skipped) { Self.summary($0.skipReason) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of tests, each reason once, below the tests that have it.
  private static func list(_ rows: [Row], reason: (Row) -> String) -> [String] {
    let reasons = rows.map(reason)
    let first = reasons.indices.filter { reasons.firstIndex(of: reasons[$0]) == $0 }
    return first.flatMap { place in
      rows.indices.filter { reasons[$0] == reasons[place] }.map { "  \(rows[$0].name)" }
        + ["    \(reasons[place])"]
    }
  }

  private var size: String {
    "In \(app.screens.count) screens \(app.draftedWords ?? "nothing is drafted")."
  }

  /// How much of a long message is shown of its beginning, and of its end.
  private static let (beginning, end) = (200, 300)

  /// The first line of a message; a long one has its middle left out, since the name of an element
  /// comes last.
  private static func summary(_ message: String?) -> String {
    let line = (message ?? "").prefix { !$0.isNewline }
    guard line.count > beginning + end else { return String(line) }
    return line.prefix(beginning) + " … " + line.suffix(end)
  }
}

extension DraftReport.Row {
  /// The line that says why the test was given up; empty if it was not.
  fileprivate var endWords: String {
    guard let end else { return "" }
    let words = "\n    Given up after \(end.runs) runs"
    switch end.reason {
    case .limit: return words + ": a test may take no more."
    case .barren:
      return words + ": the last \(TestDrafting.barrenLimit) ended as earlier ones did."
    }
  }
}
