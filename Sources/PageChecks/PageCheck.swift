/// Looks for smells in the sources of UI tests and page objects.
///
/// It reads the text alone: what a name stands for is guessed from how sources of tests are
/// written, and from what is known of the app.
package struct PageCheck {
  /// A source to look at.
  package struct Source: Sendable {
    /// What findings call it.
    package let file: String
    /// What stands in it.
    package let text: String

    /// Makes a source.
    package init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }

  private let app: KnownApp?

  /// Makes a check, which names identifiers where the app is known.
  package init(app: KnownApp? = nil) { self.app = app }

  /// What is found in sources that belong together, in the order of their places.
  package func findings(in sources: [Source]) -> [PageFinding] {
    let outlines = sources.map { SourceOutline($0.text) }
    let roles = TypeRoles(outlines)
    return zip(sources, outlines).flatMap { source, outline in
      findings(in: RuleContext(file: source.file, outline: outline, roles: roles, app: app))
    }
  }

  private func findings(in context: RuleContext) -> [PageFinding] {
    let rules = [
      AssertionRule.findings, SleepRule.findings, IndexRule.findings, LabelRule.findings,
      UnwaitedRule.findings,
    ]
    var silences = Silences(context.tokens)
    let found = rules.flatMap { $0(context) }.filter { !silences.silences($0) }
    let all = (found + silences.findings(in: context.file)).sorted {
      ($0.line, $0.column, $0.smell.rawValue) < ($1.line, $1.column, $1.smell.rawValue)
    }
    // A call inside another is reached from both.
    return all.enumerated().filter { place, finding in
      place == 0 || !finding.isAt(all[place - 1])
    }.map(\.element)
  }
}
