/// Two consecutive touches, the second on another screen or in another state.
///
/// If the app is known, the identifiers decide. Otherwise a touch of a cell or a tab counts as
/// navigation.
enum UnwaitedRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let touches = statements(in: context)
    return zip(touches, touches.dropFirst()).compactMap { first, second in
      guard first.chain.end == second.chain.start,
        context.outline.functionOf[first.chain.start]
          == context.outline.functionOf[second.chain.start],
        context.tokens.code[second.chain.start].startsLine
      else { return nil }
      let from = context.paths.path(of: first.chain).steps.last
      let to = context.paths.path(of: second.chain).steps.last
      guard let from, let to, let words = transition(from, to, context.app) else { return nil }
      return context.finding(
        .unwaited, at: second.call, "\(words), and nothing waits for it",
        "wait for the element first: waitForAppearance(), waitForElementAppearance(_:), or a page "
          + "that is given when it is shown")
    }
  }

  private struct Touch {
    let chain: CallChain
    let call: Int
  }

  private static let actions: Set<String> = [
    "tap", "doubleTap", "press", "typeText", "swipeUp", "swipeDown", "swipeLeft", "swipeRight",
    "adjust", "replaceText", "clearText", "forceTap",
  ]

  /// The statements that are a single touch without a wait.
  private static func statements(in context: RuleContext) -> [Touch] {
    let tokens = context.tokens
    return context.chains.compactMap { chain in
      guard tokens.code[chain.start].startsLine || isAfterBrace(chain.start, tokens),
        let call = chain.lastCall, actions.contains(call.name)
      else { return nil }
      let waits = chain.names.contains { name in
        let word = name.lowercased()
        return word.contains("wait") || word.contains("shown") || word.contains("proven")
      }
      return waits ? nil : Touch(chain: chain, call: call.token)
    }
  }

  private static func isAfterBrace(_ place: Int, _ tokens: SwiftTokens) -> Bool {
    ["{", ";"].contains(tokens.text(place - 1))
  }

  /// Why the second element is in another screen or state than the first; nil if it is not.
  private static func transition(
    _ from: ElementPath.Step, _ to: ElementPath.Step, _ app: KnownApp?
  ) -> String? {
    guard let app else {
      let leadsOn: Set<String> = ["cells", "links", "tabBars"]
      guard leadsOn.contains(from.property), to.property != from.property, to.key != nil,
        to.key != from.key
      else { return nil }
      return "a touch of \(from.property) opens another screen"
    }
    guard let start = from.key, let end = to.key, start != end else { return nil }
    let origins = app.elements(identified: start)
    let targets = app.elements(identified: end)
    guard let target = targets.first, !origins.isEmpty else { return nil }
    let isTogether = origins.contains { origin in
      targets.contains { target in
        origin.screen == target.screen
          && (origin.state.isEmpty || target.state.isEmpty || origin.state == target.state)
      }
    }
    guard !isTogether else { return nil }
    let state = target.state.isEmpty ? "" : ", in its state \(target.state)"
    return "\"\(end)\" is not there with \"\(start)\" but on the screen \(target.screen)\(state)"
  }
}
