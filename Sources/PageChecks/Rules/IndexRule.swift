/// Elements that are asked for by a written number where they have identifiers.
///
/// A number that comes from elsewhere, as in a loop, is none. Where the app is known, only what has
/// an identifier there counts.
enum IndexRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let paths = context.chains.flatMap { indexed($0, context) }
    return paths.compactMap { path in
      guard let step = path.steps.last, let index = step.index, let token = step.indexToken else {
        return nil
      }
      let what = "\(step.property) number \(index)"
      guard let app = context.app else {
        guard !isBackButton(path) else { return nil }
        return context.finding(
          .index, at: token, "\(what) is asked for by its place",
          "give the element an identifier, and ask for that")
      }
      guard let advice = advice(path, app) else { return nil }
      return context.finding(.index, at: token, "\(what) is asked for by its place", advice)
    }
  }

  /// The paths of a chain that end with a place written in it, not in what its name stands for.
  private static func indexed(_ chain: CallChain, _ context: RuleContext) -> [ElementPath] {
    context.paths.path(of: chain).indexed.filter { path in
      path.steps.last?.indexToken.map { (chain.start..<chain.end).contains($0) } ?? false
    }
  }

  /// What to ask for instead; nil where the app has no identifier for it.
  ///
  /// Where the search begins at something that is not known, it is not known either which element
  /// it finds.
  private static func advice(_ path: ElementPath, _ app: KnownApp) -> String? {
    let found = app.elements(at: path)
    guard let first = found.first, let identifier = first.element.nearestIdentifier else {
      return nil
    }
    guard path.isWhole else {
      return "ask for its identifier; such elements of the app have some, as \"\(identifier)\" on "
        + "the screen \(first.screen)"
    }
    let others = Set(found.compactMap(\.element.nearestIdentifier)).count - 1
    let more = others > 0 ? " (and others on other screens)" : ""
    return "ask for \"\(identifier)\", its identifier on the screen \(first.screen)\(more)"
  }

  /// What leads back has other words on every screen, and no identifier on older systems.
  private static func isBackButton(_ path: ElementPath) -> Bool {
    let last = path.steps.suffix(2)
    return last.map(\.property) == ["navigationBars", "buttons"] && last.last?.index == 0
  }
}
