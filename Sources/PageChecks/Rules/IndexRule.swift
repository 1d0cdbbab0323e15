/// Elements that are queried by a literal index although they have identifiers.
///
/// A variable index, as in a loop, is fine, and so is an index among the elements that match an
/// identifier, or among elements of the system. If the app is known, only elements with an
/// identifier count.
enum IndexRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let paths = context.chains.flatMap { indexed($0, context) }
    return paths.compactMap { path in
      guard let step = path.steps.last, let index = step.index, let token = step.indexToken,
        step.key == nil, !step.isNarrowed, !isOfSystem(path)
      else { return nil }
      let what = "\(step.property) number \(index)"
      guard let app = context.app else {
        guard !isBackButton(path) else { return nil }
        return context.finding(
          .index, at: token, "\(what) is found by its position",
          "give the element an identifier, and ask for that")
      }
      guard let advice = advice(path, app) else { return nil }
      return context.finding(.index, at: token, "\(what) is found by its position", advice)
    }
  }

  /// The paths of a chain that end with an index written in the chain.
  private static func indexed(_ chain: CallChain, _ context: RuleContext) -> [ElementPath] {
    context.paths.path(of: chain).indexed.filter { path in
      path.steps.last?.indexToken.map { (chain.start..<chain.end).contains($0) } ?? false
    }
  }

  /// A query to use instead; nil if the app has no identifier for the element.
  ///
  /// If the start of the query is unknown, so is the element that it finds.
  private static func advice(_ path: ElementPath, _ app: KnownApp) -> String? {
    let found = app.elements(at: path)
    guard let first = found.first, let identifier = first.element.nearestIdentifier else {
      return nil
    }
    guard path.isWhole else {
      return "ask for its identifier; such elements of the app have one, as \"\(identifier)\" on "
        + "the screen \(first.screen)"
    }
    let others = Set(found.compactMap(\.element.nearestIdentifier)).count - 1
    let more = others > 0 ? " (and others on other screens)" : ""
    return "ask for \"\(identifier)\", its identifier on the screen \(first.screen)\(more)"
  }

  /// Whether the system makes the elements, so that an app cannot give them identifiers.
  private static func isOfSystem(_ path: ElementPath) -> Bool {
    path.steps.contains { QueryProperties.ofSystem.contains($0.property) }
  }

  /// A back button has a different label on every screen, and no identifier on older systems.
  private static func isBackButton(_ path: ElementPath) -> Bool {
    let last = path.steps.suffix(2)
    return last.map(\.property) == ["navigationBars", "buttons"] && last.last?.index == 0
  }
}
