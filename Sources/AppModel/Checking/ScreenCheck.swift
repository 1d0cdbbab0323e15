import LocatedJSON

/// Checks a screen with its states and transitions.
final class ScreenCheck: AppChecking {
  private var elements: ElementCheck { ElementCheck(checked: checked) }
  private var actions: ActionCheck { ActionCheck(checked: checked) }

  func checkScreen(_ screen: ScreenDefinition) {
    let (paths, answered) = Self.names(in: screen)
    let scope = ExpressionScope(app: app, screen: screen)
    let context = ScreenContext(
      file: screen.file, scope: scope, statePaths: paths,
      answered: screen.swift == nil ? answered : nil, passed: PassedData(on: screen, scope),
      passing: checked.isStrict && screen.swift == nil ? Self.passing(on: screen) : [])
    let top = DefinitionPath.top
    check(screen.title, in: context.file, at: top.key("title"), scope: context.scope)
    check(screen.backTitle, in: context.file, at: top.key("backTitle"), scope: context.scope)
    elements.check(screen.root, at: top.key("root"), context)
    if screen.root.isChoice {
      find("the root of a screen cannot be a choice", in: context.file, at: top.key("root"))
    }
    elements.check(screen.view, at: top.key("view"), context)
    elements.check(screen.barItems, at: top.key("barItems"), context)
    elements.check(screen.leftBarItems, at: top.key("leftBarItems"), context)
    if case .predicate(let text) = screen.isModal {
      checkPredicate(text, in: context.file, at: top.key("modal"), scope: context.scope)
    }
    check(screen.on, at: top.key("on"), parent: "", own: [], context)
    checkStates(
      screen.states, initial: screen.initial, at: top, parent: "", context)
    IdentifierCheck(checked: checked).checkIdentifiers(of: screen, context)
    CycleCheck(checked: checked).checkInstantCycles(of: screen, context)
  }

  /// The events that a screen handles in any of its states.
  static func answered(by screen: ScreenDefinition) -> Set<String> { names(in: screen).events }

  /// The events of which it is known what all that raise them pass.
  private static func passing(on screen: ScreenDefinition) -> Set<String> {
    Set(screen.senders.filter { $0.value.allSatisfy { $0.data != nil } }.keys)
  }

  private static func names(
    in screen: ScreenDefinition
  ) -> (paths: Set<String>, events: Set<String>) {
    let states = screen.allStates
    let events = (screen.on + states.flatMap(\.state.on)).map(\.event)
    return (Set(states.map(\.path)), Set(events))
  }

  // MARK: - States

  private func checkStates(
    _ states: [StateDefinition], initial: String?, at path: DefinitionPath, parent: String,
    _ context: ScreenContext
  ) {
    guard context.depth < ScreenDefinition.nestingLimit else {
      return findTooDeep(at: path, context)
    }
    checkInitial(initial, of: states, at: path, context)
    findDuplicates("state", states.map(\.name), in: context.file) { _ in path.key("states") }
    var inner = context
    inner.depth += 1
    for state in states { check(state, at: path.key("states").key(state.name), parent, inner) }
  }

  private func checkInitial(
    _ initial: String?, of states: [StateDefinition], at path: DefinitionPath,
    _ context: ScreenContext
  ) {
    let names = states.map(\.name)
    guard let initial, !initial.isEmpty else {
      guard !states.isEmpty, !isOpaque(context.file) else { return }
      find("the key \"initial\" is missing", in: context.file, at: path)
      return
    }
    guard !names.contains(initial) else { return }
    findUnknown(
      "state", initial, in: context.file, at: path.key("initial"), among: names,
      isOpaque: isOpaque(context.file))
  }

  private func check(
    _ state: StateDefinition, at path: DefinitionPath, _ parent: String, _ context: ScreenContext
  ) {
    if state.name.isEmpty || state.name.contains(".") {
      let message = "a state's name has at least one character and no dot, found"
      let words = "\(message) \(quoted(state.name))"
      find(words, in: context.file, at: path, isAboutKey: true)
    }
    let own = state.states.map(\.name)
    actions.check(state.entry, at: path.key("entry"), context)
    actions.check(state.exit, at: path.key("exit"), context)
    check(state.on, at: path.key("on"), parent: parent, own: own, context)
    checkDelay(state.animation, at: path.key("animation"), context)
    for (index, delayed) in state.after.enumerated() {
      let place = path.key("after").entry(index)
      check(delayed.delay, in: context.file, at: place.key("delay"))
      check(delayed.transitions, at: place, key: "transitions", parent: parent, own: own, context)
    }
    for (index, invocation) in state.invoke.enumerated() {
      check(invocation, at: path.key("invoke").index(index), parent: parent, own: own, context)
    }
    findDuplicates("invocation", state.invoke.map(\.id), in: context.file) {
      path.key("invoke").index($0)
    }
    elements.check(state.view, at: path.key("view"), context)
    let inner = state.path(below: parent)
    if !state.states.isEmpty {
      checkStates(state.states, initial: state.initial, at: path, parent: inner, context)
    } else if let initial = state.initial {
      findUnknown(
        "state", initial, in: context.file, at: path.key("initial"), among: [],
        isOpaque: isOpaque(context.file))
    }
  }

  private func check(
    _ invocation: InvocationDefinition, at path: DefinitionPath, parent: String, own: [String],
    _ context: ScreenContext
  ) {
    if loaders[invocation.source] == nil {
      findUnknown(
        "loader", invocation.source, in: context.file, at: path.key("src"),
        among: app.loaders.map(\.name), isOpaque: opaque.isAppOpaque)
    }
    if let request = loaders[invocation.source]?.request {
      RequestCheck(checked: checked).checkKeys(of: request, loader: invocation.source, context)
    }
    if !(0...InvocationDefinition.retryLimit).contains(invocation.retries) {
      let wanted = "expected a number of retries from 0 to \(InvocationDefinition.retryLimit)"
      find("\(wanted), found \(invocation.retries)", in: context.file, at: path.key("retry"))
    }
    checkDelay(invocation.retryDelay, at: path.key("retry").key("delay"), context)
    check(
      invocation.onDone, at: path.key("onDone"), parent: parent, own: own,
      context.answering(loaders[invocation.source]))
    check(invocation.onError, at: path.key("onError"), parent: parent, own: own, context)
  }

  // MARK: - Transitions

  private func check(
    _ events: [EventDefinition], at path: DefinitionPath, parent: String, own: [String],
    _ context: ScreenContext
  ) {
    findDuplicates("event", events.map(\.event), in: context.file) { _ in path }
    for event in events {
      let place = path.key(event.event)
      check(
        event.transitions, at: place, parent: parent, own: own, context.answering(event.event))
    }
  }

  /// Checks transitions; `key` is the key of the list where the file may put the list in an object.
  private func check(
    _ transitions: [TransitionDefinition], at path: DefinitionPath, key: String? = nil,
    parent: String, own: [String], _ context: ScreenContext
  ) {
    let list = key.map { path.key($0) } ?? path
    for (index, transition) in transitions.enumerated() {
      let place = list.index(index)
      if let target = transition.target {
        checkTarget(target, at: place.key("target"), parent: parent, own: own, context)
      }
      if let text = transition.guard {
        checkPredicate(text, in: context.file, at: place.key("guard"), scope: context.scope)
      }
      actions.check(transition.actions, at: place.key("actions"), context)
    }
  }

  /// The valid targets: siblings by name, states inside by name, and all states by path.
  private static func targets(
    from parent: String, own: [String], _ context: ScreenContext
  ) -> [String] {
    let paths = sorted(context.statePaths)
    let prefix = parent.isEmpty ? "" : parent + "."
    let siblings = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return siblings + own + paths
  }

  private func checkTarget(
    _ target: String, at path: DefinitionPath, parent: String, own: [String],
    _ context: ScreenContext
  ) {
    let sibling = parent.isEmpty ? target : parent + "." + target
    guard !context.statePaths.contains(sibling), !context.statePaths.contains(target),
      !own.contains(target)
    else { return }
    findUnknown(
      "state", target, in: context.file, at: path,
      among: Self.targets(from: parent, own: own, context), isOpaque: isOpaque(context.file))
  }
}
