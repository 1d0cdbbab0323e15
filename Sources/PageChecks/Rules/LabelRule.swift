/// Elements that are queried by a text of the screen although they have identifiers.
///
/// If the app is known, only texts of elements with identifiers count. Otherwise a text with a
/// space counts, since identifiers have none; alerts, menus and bars have to be queried by their
/// text.
enum LabelRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    context.chains.flatMap { chain in
      let path = context.paths.path(of: chain)
      let isOfSystem = chain.names.contains { $0.lowercased().contains("springboard") }
      return path.steps.enumerated().compactMap { place, step -> PageFinding? in
        guard !isOfSystem, let key = step.key, let token = step.keyToken,
          (chain.start..<chain.end).contains(token)
        else { return nil }
        return finding(key, step, after: path.steps[..<place], token, context)
      }
    }
  }

  private static let namedByWords = QueryProperties.ofSystem.union(["navigationBars", "toolbars"])

  private static func finding(
    _ key: String, _ step: ElementPath.Step, after before: ArraySlice<ElementPath.Step>,
    _ token: Int, _ context: RuleContext
  ) -> PageFinding? {
    let message = "\"\(key)\" is a text of the screen, not an identifier"
    guard let app = context.app else {
      let isInAlert = before.contains { namedByWords.contains($0.property) }
      guard key.contains(" "), !isInAlert, !namedByWords.contains(step.property) else { return nil }
      return context.finding(
        .label, at: token, message, "give the element an identifier, and ask for that")
    }
    guard !namedByWords.contains(step.property),
      !before.contains(where: { namedByWords.contains($0.property) }),
      app.elements(identified: key).isEmpty
    else { return nil }
    guard let found = app.elements(labelled: key, step.property).first,
      let identifier = found.element.identifier
    else { return nil }
    return context.finding(
      .label, at: token, message,
      "ask for \"\(identifier)\", the identifier of the element with this text on the screen "
        + found.screen)
  }
}
