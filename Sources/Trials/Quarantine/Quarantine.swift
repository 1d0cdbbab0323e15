/// The tests whose failures do not count for a while, with owner, reason and last day.
package struct Quarantine: Sendable, Equatable {
  /// An entry for one test or several.
  package struct Entry: Sendable, Equatable {
    /// The tests.
    package let pattern: TestPattern
    /// Who is responsible.
    package let owner: String
    /// Why they fail.
    package let reason: String
    /// The last day on which their failures do not count.
    package let until: CalendarDay
    /// A link to the issue, if any.
    package let link: String?
    /// The line of the entry, from 1.
    package let line: Int

    /// Makes an entry.
    package init(
      pattern: TestPattern, owner: String, reason: String, until: CalendarDay,
      link: String? = nil, line: Int = 0
    ) {
      self.pattern = pattern
      self.owner = owner
      self.reason = reason
      self.until = until
      self.link = link
      self.line = line
    }
  }

  /// The name of its file.
  package let file: String
  /// The entries, in the order of the file.
  package let entries: [Entry]

  /// Makes a quarantine of entries.
  package init(file: String = "quarantine.json", entries: [Entry]) {
    self.file = file
    self.entries = entries
  }

  /// The first entry that applies to a test on a day.
  package func entry(of test: String, on day: CalendarDay) -> Entry? {
    entries.first { day <= $0.until && $0.pattern.matches(test) }
  }

  /// The expired entries, one sentence each.
  package func expiries(on day: CalendarDay) -> [String] {
    entries.filter { $0.until < day }.map { entry in
      "\(file):\(entry.line): the quarantine of \(entry.pattern.text) ended on \(entry.until) "
        + "(owner: \(entry.owner)). Fix the test, or agree on a new day."
    }
  }

  /// The entries that match no test.
  package func unknown(among tests: [String]) -> [Entry] {
    entries.filter { entry in !tests.contains { entry.pattern.matches($0) } }
  }

  /// The entries whose tests have passed enough trials and failed none, one sentence each.
  package func releases(after clean: Int, trials: [TrialRecord]) -> [String] {
    entries.compactMap { entry in
      let own = trials.filter { entry.pattern.matches($0.test) }
      let passed = own.count { $0.outcome == .passed }
      guard passed >= clean, !own.contains(where: \.outcome.isFailure) else { return nil }
      return "\(file):\(entry.line): \(entry.pattern.text) has passed \(passed) trials and failed "
        + "none. Release it: remove the entry."
    }
  }
}
