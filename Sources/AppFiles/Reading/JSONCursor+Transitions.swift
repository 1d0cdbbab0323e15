import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension JSONCursor {
  private static let transitionForms = "a state's name, a transition or a list of them"

  /// A target, a transition or a list of either.
  func transitions() -> [TransitionDefinition] {
    listOrOne().compactMap { $0.transition() }
  }

  private func transition() -> TransitionDefinition? {
    guard case .object = node.kind else {
      return name(Self.transitionForms).map { TransitionDefinition(to: $0) }
    }
    guard let fields = fields(Self.transitionForms, keys: FileKeys.transition) else { return nil }
    return fields.transition()
  }

  /// Transitions by event, in the order of the file.
  func events() -> [EventDefinition] {
    guard let entries = entries("an object of events") else { return [] }
    return entries.map { EventDefinition($0.name, $0.value.transitions()) }
  }

  /// Delayed transitions: an object with a key for each delay, or a list.
  func delayedTransitions() -> [DelayedTransitionDefinition] {
    if case .array = node.kind { return listOrOne().compactMap { $0.delayedTransition() } }
    guard let entries = entries("an object of durations or a list") else { return [] }
    return entries.compactMap { name, value in
      let transitions = value.transitions()
      guard let delay = value.keyDuration(name) else { return nil }
      return DelayedTransitionDefinition(.fixed(delay), transitions)
    }
  }

  private func delayedTransition() -> DelayedTransitionDefinition? {
    let wanted = "an object with the key \"delay\""
    guard let fields = fields(wanted, keys: FileKeys.delayedTransition) else { return nil }
    let delay = fields.required("delay")?.latency() ?? .fixed(.zero)
    guard let several = fields["transitions"] else {
      return DelayedTransitionDefinition(delay, [fields.transition()])
    }
    for key in FileKeys.transition where fields.has(key) {
      fields[key]?.fault("\(quoted(key)) cannot stand beside \"transitions\"")
    }
    return DelayedTransitionDefinition(delay, several.transitions())
  }

  /// One invocation or a list of them.
  func invocations() -> [InvocationDefinition] {
    listOrOne().compactMap { $0.invocation() }
  }

  private func invocation() -> InvocationDefinition? {
    let wanted = "an object with the key \"src\""
    guard let fields = fields(wanted, keys: FileKeys.invocation) else { return nil }
    let source = fields.required("src")?.name("a loader's name")
    let (retries, delay) = fields["retry"]?.retry() ?? (0, .zero)
    return InvocationDefinition(
      source: source ?? "",
      id: fields["id"]?.name("a name"),
      onDone: fields["onDone"]?.transitions() ?? [],
      onError: fields["onError"]?.transitions() ?? [],
      retries: retries,
      retryDelay: delay,
      cancellation: fields["cancel"]?.word(
        "cancellation", as: InvocationDefinition.Cancellation.self) ?? .prompt)
  }

  private func retry() -> (count: Int, delay: VirtualDuration)? {
    guard let fields = fields("an object with the key \"count\"", keys: FileKeys.retry) else {
      return nil
    }
    let wanted = "a number of retries from 0 to \(InvocationDefinition.retryLimit)"
    let count = fields.required("count")?
      .integer(in: 0...InvocationDefinition.retryLimit, wanted)
    return (count ?? 0, fields["delay"]?.duration() ?? .zero)
  }
}

extension JSONFields {
  fileprivate func transition() -> TransitionDefinition {
    TransitionDefinition(
      to: self["target"]?.name("a state's name"),
      guard: self["guard"]?.name("a predicate in a string"),
      actions: self["actions"]?.actions() ?? [])
  }
}
