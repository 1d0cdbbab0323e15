import SimulatedApp

/// The differences of an app and of its variants.
struct RouteComparison {
  /// Those of the app without a variant, or of the variant that was chosen.
  let differences: RouteDifferences
  /// Those that only a variant has, for each variant that has any.
  let variants: [(name: String, differences: RouteDifferences)]

  /// Compares an app and variants; differences that the app has too are left out of its variants.
  init(_ differences: RouteDifferences, variants: [(name: String, differences: RouteDifferences)]) {
    self.differences = differences
    self.variants = variants.compactMap { name, all in
      let own = all.without(differences)
      return own.changes.isEmpty ? nil : (name, own)
    }
  }

  /// Whether a route of the app or of a variant is worse than before.
  var isRegression: Bool {
    differences.isRegression || variants.contains { $0.differences.isRegression }
  }

  /// The differences as text.
  var text: String {
    let parts = variants.map { "Variant \($0.name):\n\($0.differences.text)" }
    return ([differences.text] + parts).joined(separator: "\n\n")
  }

  /// The differences as Markdown, for a release note or a comment.
  var markdown: String {
    let parts = variants.map { "## Variant \($0.name)\n\n" + $0.differences.markdown }
    return ([differences.markdown] + parts).joined(separator: "\n\n")
  }

  /// The differences as JSON for other tools.
  var json: String {
    var members = JSONMembers()
    members.add("regression", JSONNode(.bool(isRegression)))
    members.add("changes", differences.changesNode)
    members.add("variants", list: variants) { variant in
      var members = JSONMembers()
      members.add("name", variant.name)
      members.add("changes", variant.differences.changesNode)
      return members.node
    }
    return String(JSONWriter.text(members.node).dropLast())
  }
}
