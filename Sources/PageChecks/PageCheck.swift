/// Looks for smells in the sources of UI tests and page objects.
///
/// It reads only text: it guesses the meaning of names from how tests are usually written and from
/// the app's known elements.
package struct PageCheck {
  /// A source to check.
  package struct Source: Sendable {
    /// The path shown in findings.
    package let file: String
    /// Its text.
    package let text: String

    /// Makes a source.
    package init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }

  private let app: KnownApp?

  /// Makes a check; with a known app it can name identifiers.
  package init(app: KnownApp? = nil) { self.app = app }

  /// The findings in sources that belong together, in order.
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
      UnwaitedRule.findings, ConditionalRule.findings, SwipesRule.findings, TreeRule.findings,
      WaitRule.findings,
    ]
    var silences = Silences(context.tokens)
    let found = rules.flatMap { $0(context) }.filter { !silences.silences($0) }
    let all = (found + silences.findings(in: context.file)).sorted {
      ($0.line, $0.column, $0.smell.rawValue) < ($1.line, $1.column, $1.smell.rawValue)
    }
    // A call inside another call belongs to the chains of both, so a finding may occur twice.
    return all.enumerated().filter { place, finding in
      place == 0 || !finding.isAt(all[place - 1])
    }.map(\.element)
  }
}
