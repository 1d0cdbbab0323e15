import AccessibilityTree
import AppModel
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// A screen, named after its file.
  func screen(named name: String) -> ScreenDefinition? {
    guard let fields = fields("an object", keys: FileKeys.screen, declaresNames: true) else {
      return nil
    }
    let states = fields["states"]?.states() ?? []
    let root = fields["root"]?.element()
    return ScreenDefinition(
      name: name,
      title: fields["title"]?.elementText(),
      root: root ?? ElementDefinition(.other),
      context: fields["context"]?.values("an object of values") ?? [:],
      view: fields["view"]?.elements() ?? [],
      on: fields["on"]?.events() ?? [],
      barItems: fields["barItems"]?.elements() ?? [],
      isModal: fields["modal"]?.condition() ?? false,
      initial: fields.initial(of: states) ?? (states.isEmpty ? StateDefinition.onlyName : ""),
      states: states.isEmpty ? [StateDefinition(name: StateDefinition.onlyName)] : states)
  }

  /// States by name, in the order of the file.
  private func states() -> [StateDefinition] {
    guard let entries = entries("an object of states") else { return [] }
    if entries.isEmpty { fault("expected an object of states, found an empty one") }
    return entries.compactMap { name, value in value.state(named: name) }
  }

  private func state(named name: String) -> StateDefinition? {
    guard let fields = fields("a state", keys: FileKeys.state, declaresNames: true) else {
      return nil
    }
    let states = fields["states"]?.states() ?? []
    return StateDefinition(
      name: name,
      entry: fields["entry"]?.actions() ?? [],
      exit: fields["exit"]?.actions() ?? [],
      on: fields["on"]?.events() ?? [],
      after: fields["after"]?.delayedTransitions() ?? [],
      invoke: fields["invoke"]?.invocations() ?? [],
      view: fields["view"]?.elements() ?? [],
      animation: fields["animation"]?.duration() ?? .zero,
      isIdle: fields["idle"]?.bool() ?? true,
      initial: fields.initial(of: states),
      states: states)
  }
}

extension JSONFields {
  /// The first state: as written, or the only one there is.
  fileprivate func initial(of states: [StateDefinition]) -> String? {
    if let cursor = self["initial"] { return cursor.name("a state's name") ?? states.first?.name }
    return states.count == 1 ? states[0].name : nil
  }
}
