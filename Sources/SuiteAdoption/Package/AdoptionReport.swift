/// What `rehearse adopt` did, in plain words.
package struct AdoptionReport {
  /// How the tests of one suite end.
  package struct Row {
    /// The name of the suite.
    package let suite: String
    /// The report of its draft.
    package let draft: String

    /// Makes a row.
    package init(suite: String, draft: String) {
      self.suite = suite
      self.draft = draft
    }
  }

  private let package: AdoptedPackage
  private let rows: [Row]

  /// Reports on a package and the drafts of its suites.
  package init(_ package: AdoptedPackage, rows: [Row]) {
    self.package = package
    self.rows = rows
  }

  /// The report.
  package var text: String {
    let parts =
      [
        found, section("What was done so that they compile", package.notes), leftOut, partlyLeftOut,
        section(
          "What the tests ask servers for is not in the model; where they cannot be reached, such "
            + "tests fail", package.callsOfServers),
      ]
      + rows.map { "\($0.suite): \($0.draft)" }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var found: String {
    package.suites.map { suite in
      let place = suite.place.isEmpty ? "the folder itself" : suite.place
      let count = suite.sources.count
      return "\(suite.name): \(count) Swift \(count == 1 ? "file" : "files"), from \(place), Swift "
        + "\(suite.languageMode) mode.\n"
    }.joined()
  }

  private var leftOut: String {
    section(
      "Left out",
      package.leftOut.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
  }

  private var partlyLeftOut: String {
    section(
      "Left out in part",
      package.parts.sorted { $0.key < $1.key }.map { source, reasons in
        let others = reasons.count - 1
        return "\(source): \(reasons[0])"
          + (others == 0 ? "" : ", and \(others) \(others == 1 ? "other" : "others")")
      })
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }
}
