/// The findings of a search for order dependence as text.
package struct OrderTable {
  private let findings: OrderFindings

  /// The table of the findings.
  package init(_ findings: OrderFindings) { self.findings = findings }

  /// The table or the sentence that nothing was found, and the number of runs.
  package var text: String { (lines + ["", sum]).joined(separator: "\n") }

  /// The table, one row per dependence.
  package var lines: [String] {
    guard !findings.dependences.isEmpty else { return [] }
    var table = TextTable([
      ("test", .left), ("alone", .left), ("after", .left), ("ends", .left), ("cured by", .left),
    ])
    for found in findings.dependences {
      table.add([
        findings.tests[found.victim], words(found.alone), names(found.polluters),
        words(found.after), found.cleaners.isEmpty ? "nothing" : names(found.cleaners),
      ])
    }
    return table.lines
  }

  private var sum: String {
    let count = findings.tests.count
    let paired = min(count, PairCircuit.limit)
    let first = paired < count ? " of the first \(paired)" : ""
    let pairs = "all \(paired * max(0, paired - 1)) ordered pairs\(first) side by side"
    let start = "\(count) tests, \(pairs), \(findings.runs) runs: "
    guard !findings.holds else { return start + "every test has the same result after any other." }
    let victims = Set(findings.dependences.map(\.victim)).count
    let lost = findings.unexplained.map { findings.tests[$0] }
    let rest = lost.isEmpty ? "" : " Not explained: \(lost.joined(separator: ", "))."
    return start + "\(victims) depend\(victims == 1 ? "s" : "") on what ran before." + rest
  }

  private func names(_ tests: [Int]) -> String {
    tests.map { findings.tests[$0] }.joined(separator: ", ")
  }

  private func words(_ ending: OrderFindings.Ending) -> String {
    guard let message = ending else { return "passes" }
    return "fails: " + (message.count > 60 ? message.prefix(57) + "..." : message)
  }
}
