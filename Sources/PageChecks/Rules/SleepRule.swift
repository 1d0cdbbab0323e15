/// Waits for a fixed time, except in a task that runs concurrently with the test.
enum SleepRule {
  static func findings(in context: RuleContext) -> [PageFinding] {
    let tokens = context.tokens
    let aside = AsideBlocks(tokens)
    return tokens.code.indices.compactMap { place in
      guard let words = sleep(at: place, tokens), !aside.contains(place) else { return nil }
      return context.finding(
        .sleep, at: place, "\(words) lets a fixed time pass",
        "wait for the expected change: waitForExistence(timeout:), waitForAppearance(timeout:), "
          + "a predicate, or thenIShouldSee(element:timeout:)")
    }
  }

  private static func sleep(at place: Int, _ tokens: SwiftTokens) -> String? {
    guard tokens.isWord(place), tokens.text(place + 1) == "(", tokens.text(place - 1) != "func"
    else { return nil }
    let hasDot = tokens.text(place - 1) == "."
    let owner = hasDot ? tokens.text(place - 2) : ""
    switch tokens.text(place) {
    case "sleep":
      return !hasDot || ["Thread", "Task"].contains(owner) ? words(owner, "sleep") : nil
    case "usleep", "nanosleep": return hasDot ? nil : tokens.text(place)
    case "delay": return hasDot ? "delay" : nil
    case "run" where tokens.text(place + 2) == "until":
      return hasDot && isRunLoop(owner) ? "run(until:)" : nil
    default: return nil
    }
  }

  /// Whether a name is that of a run loop, such as `RunLoop.current` or `mainRunLoop`.
  private static func isRunLoop(_ name: String) -> Bool {
    ["current", "main"].contains(name) || name.lowercased().hasSuffix("runloop")
  }

  private static func words(_ owner: String, _ name: String) -> String {
    owner.isEmpty ? name : "\(owner).\(name)"
  }
}
