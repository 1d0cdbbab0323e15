package import SimulatedApp

/// Makes the app of a graph of states: screens with states, and the transitions between them.
package struct ModelMaking {
  private let graph: SceneGraph
  private let grouping: ScreenGrouping
  private let declared: AppDefinition?
  private let bundle: String?
  private let jumps: ScreenJumps

  /// The key of a screen's context with the state in which it begins.
  static let arrival = "arrival"

  /// Makes the app of a graph; what an app declares beside its screens is taken over.
  package init(_ graph: SceneGraph, declared: AppDefinition? = nil, bundle: String? = nil) {
    self.graph = graph
    self.declared = declared
    self.bundle = bundle
    grouping = ScreenGrouping(graph)
    jumps = ScreenJumps(graph, grouping)
  }

  /// The app; its alerts are alerts, or else plain elements, which fit any test.
  package func definition(presentingAlerts: Bool = true) -> AppDefinition {
    var screens = grouping.screens.indices.map { screen($0, presentingAlerts) }
    let launches = LaunchMaking(graph: graph, grouping: grouping)
    let root = launches.onlyTarget.map { grouping.screens[$0.screen].name } ?? LaunchMaking.name
    if launches.onlyTarget == nil { screens.insert(launches.screen, at: 0) }
    var app = AppDefinition.drafted(declared, bundle: bundle, root: root, screens: screens)
    if let target = launches.onlyTarget {
      app.coordinators[0].with = jumps.arguments(of: target)
    }
    for (number, link) in launches.links.enumerated() {
      let name = "Link\(number + 1)"
      app.coordinators.append(
        CoordinatorDefinition(
          name: name, root: grouping.screens[link.target.screen].name, container: .plain,
          with: jumps.arguments(of: link.target)))
      app.deepLinks.append(DeepLinkDefinition(pattern: link.pattern, coordinator: name))
    }
    app.leaveOutArrivals()
    return app
  }

  // MARK: - Screens

  private func screen(_ index: Int, _ presentsAlerts: Bool) -> ScreenDefinition {
    let group = grouping.screens[index]
    let trees = group.states.map { graph[$0].tree }
    let fields = FieldNames(trees.flatMap(\.all))
    let gestures = gestures(of: group)
    let alerts = group.states.map { presentsAlerts ? alert(of: $0, fields, gestures) : nil }
    let common = common(group, trees).filter { element in
      !alerts.contains { $0?.parts.contains(element) == true }
    }
    var making = ElementMaking(fields: fields)
    func made(_ elements: [DraftElement], in tree: DraftTree) -> [ElementDefinition] {
      making.texts = fields.texts(in: tree)
      return elements.map { element in
        let tree = DraftTree([element])
        making.gestures = { place in
          gestures[tree.path(of: [0] + place.dropFirst())] ?? []
        }
        return making.element(element, at: [0])
      }
    }
    var states: [StateDefinition] = []
    for (number, state) in group.states.enumerated() {
      var definition = StateDefinition(
        name: group.stateNames[number],
        view: made(
          trees[number].elements.filter {
            !common.contains($0) && alerts[number]?.parts.contains($0) != true
          }, in: trees[number]))
      definition.entry =
        entry(of: state, fields) + (alerts[number].map { [.alert($0.alert)] } ?? [])
      definition.on = events(of: state, fields)
      definition.after = delays(of: state)
      states.append(definition)
    }
    var context = fields.context
    if jumps.needsArrival(index) {
      context[Self.arrival] = .string("")
      states[0].after.insert(arrivals(index), at: 0)
    }
    let touches = gestures[[]] ?? []
    var root = ElementMaking.root(
      over: trees, fillsScreen: touches.contains { !$0.gesture.isSwipe })
    root.gestures = touches
    return ScreenDefinition(
      name: group.name, root: root, context: context,
      view: made(common, in: trees.first ?? DraftTree()), initial: group.stateNames[0],
      states: states)
  }

  /// The elements that all states of a screen share, if that changes no result of a query.
  private func common(_ group: ScreenGrouping.Screen, _ trees: [DraftTree]) -> [DraftElement] {
    guard trees.count > 1 else { return trees.first?.elements ?? [] }
    let common = trees[0].elements.filter { element in
      trees.allSatisfy { $0.elements.count { $0 == element } == 1 }
    }
    let holds = zip(group.states, trees).allSatisfy { state, tree in
      let indexed = DraftTree(common + tree.elements.filter { !common.contains($0) }).indexed
      return graph[state].sights.allSatisfy { $0.holds(in: indexed) }
    }
    return holds ? common : []
  }

  /// The alert of a state; nil if anything but one of its buttons leads out of the state.
  private func alert(
    of state: Int, _ fields: FieldNames, _ gestures: [[ElementKey]: [GestureDefinition]]
  ) -> DraftedAlert? {
    let alert = DraftedAlert(in: graph[state].tree) { path in
      gestures[path]?.first { $0.gesture == .tap }?.event
    } field: { element, path in
      ElementMaking(fields: fields, gestures: { _ in gestures[path] ?? [] }).element(element)
    }
    guard let alert else { return nil }
    let tops = Set(alert.parts.map(\.key))
    let isAnswered = graph[state].mainSteps(in: graph).allSatisfy { step, _ in
      guard case .gesture(.tap, let path) = step.kind else { return false }
      return path.first.map(tops.contains) == true
    }
    return isAnswered ? alert : nil
  }

  private func entry(of state: Int, _ fields: FieldNames) -> [ActionDefinition] {
    var actions = fields.settings(in: graph[state].tree)
    if let prompt = graph[state].prompt.flatMap(ActionDefinition.drafted(prompt:)) {
      actions.append(prompt)
    }
    return actions
  }

  private func arrivals(_ index: Int) -> DelayedTransitionDefinition {
    let names = grouping.screens[index].stateNames
    return DelayedTransitionDefinition(
      .fixed(.zero),
      jumps.arrivals(index).filter { $0 > 0 }.map { state in
        .drafted(to: names[state], guard: "\(Self.arrival) == '\(names[state])'")
      })
  }

  /// The longest time until something appears, in nanoseconds; what a test missed before it waited
  /// may come later than what it only waited for.
  private static let (longestDelay, longestMiss): (Int64, Int64) = (2_000_000_000, 10_000_000_000)

  /// The longest time between the start of a test's wait and what it waits for, in nanoseconds.
  private static let longestSlack: Int64 = 1_000_000_000

  private func delays(of state: Int) -> [DelayedTransitionDefinition] {
    graph[state].mainSteps(in: graph).compactMap { step, target in
      guard step.kind == .time,
        let transition = transition(from: state, to: target)
      else { return nil }
      return DelayedTransitionDefinition(
        .fixed(.milliseconds(max(1, Int(delay(of: state) / 1_000_000) - 1))), [transition])
    }
  }

  /// How long a state stays, in nanoseconds; longer if a test missed something before it waited for
  /// it, since the screen may take some time to appear.
  private func delay(of state: Int) -> Int64 {
    let delay = graph[state].delay ?? 0
    guard graph.isBeforeWhatItMisses(state) else { return min(delay, Self.longestDelay) }
    return min(delay, Self.longestMiss) + min((graph[state].patience ?? 0) / 3, Self.longestSlack)
  }

  // MARK: - Gestures

  /// A gesture that leads from a state to another.
  private struct Way {
    let gesture: ElementGesture
    /// The path to the element in the state, however a test knows it.
    let path: [ElementKey]
    let typed: [ElementKey: String]
    let target: Int
    var transition: TransitionDefinition

    /// The event that the gesture raises: `TAP_LOGIN`.
    var event: String {
      let names = path.filter { !$0.name.isEmpty }.suffix(2).map(\.name)
      let words = names.isEmpty ? path.suffix(1).map { "\($0.type)" } : names
      let text = (words.joined(separator: "_")).uppercased()
        .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      let verb = gesture == .tap && !path.isEmpty ? [] : [gesture.rawValue.uppercased()]
      return (verb + [String(text.prefix(60))]).filter { !$0.isEmpty }.joined(separator: "_")
    }
  }

  private func ways(from state: Int) -> [Way] {
    graph[state].mainSteps(in: graph).compactMap { step, target in
      guard case .gesture(let gesture, let known) = step.kind,
        let transition = transition(from: state, to: target)
      else { return nil }
      return Way(
        gesture: gesture, path: graph[state].tree.path(knownAs: known), typed: step.typed,
        target: target, transition: transition)
    }
  }

  private func gestures(of group: ScreenGrouping.Screen) -> [[ElementKey]: [GestureDefinition]] {
    var gestures: [[ElementKey]: [GestureDefinition]] = [:]
    for way in group.states.flatMap(ways) {
      let made = GestureDefinition(way.gesture, raises: way.event)
      if gestures[way.path, default: []].contains(made) { continue }
      gestures[way.path, default: []].append(made)
    }
    return gestures
  }

  /// The transitions of a state by event; the typed text decides between them if necessary.
  private func events(of state: Int, _ fields: FieldNames) -> [EventDefinition] {
    var names: [String] = []
    var ways: [String: [Way]] = [:]
    for way in self.ways(from: state) {
      if ways[way.event] == nil { names.append(way.event) }
      ways[way.event, default: []].append(way)
    }
    return names.map { name in
      EventDefinition(name, Self.guarded(emptying(ways[name] ?? [], fields), fields))
    }
  }

  /// Ways that stay on their screen, and empty the fields into which a test then types anything
  /// else.
  private func emptying(_ ways: [Way], _ fields: FieldNames) -> [Way] {
    let emptied = Set(ways.filter { $0.gesture == .tap }.flatMap(emptiedFields))
    let actions = emptied.sorted().compactMap { fields.name(of: $0 as ElementKey) }.map {
      ActionDefinition.assign(key: $0, expression: "''")
    }
    return ways.map { way in
      var way = way
      if way.transition.target != nil { way.transition.actions += actions }
      return way
    }
  }

  /// The fields whose text is gone after a way to the same screen: what is typed into them next
  /// does not begin with it.
  private func emptiedFields(after way: Way) -> [ElementKey] {
    guard way.transition.target != nil else { return [] }
    let next = graph[way.target].steps.map(\.step.typed)
    return way.typed.filter { field, text in
      field.type.takesText && !text.isEmpty
        && next.contains { $0[field].map { !$0.hasPrefix(text) } ?? false }
    }.map(\.key)
  }

  private static func guarded(_ ways: [Way], _ fields: FieldNames) -> [TransitionDefinition] {
    guard let first = ways.first else { return [] }
    let isTyped = first.gesture == .change && first.path.last?.type.takesText == true
    guard isTyped || ways.contains(where: { $0.transition != first.transition }) else {
      return [first.transition]
    }
    let counted = ways.map { way in ways.count { $0.transition == way.transition } }
    let usual = counted.indices.max { counted[$0] < counted[$1] } ?? 0
    // Each letter changes a text, so each of its transitions waits for its own text.
    let others = isTyped ? ways : ways.filter { $0.transition != ways[usual].transition }
    let conditions = others.map { way in
      var transition = way.transition
      let parts =
        ways[usual].typed.keys.sorted().filter { way.typed[$0] == nil }.compactMap {
          fields.name(of: $0 as ElementKey).map { "\($0) == ''" }
        }
        + way.typed.sorted { $0.key < $1.key }.compactMap { key, text in
          fields.name(of: key as ElementKey).map { "\($0) == \(ExpressionText.literal(text))" }
        }
      transition.guard = parts.isEmpty ? nil : parts.joined(separator: " AND ")
      return transition
    }
    var transitions: [TransitionDefinition] = []
    for transition in conditions where !transitions.contains(transition) {
      transitions.append(transition)
    }
    // Transitions without a condition would hide those after them.
    return transitions.filter { $0.guard != nil } + (isTyped ? [] : [ways[usual].transition])
  }

  /// The state that is finally shown after one that shows nothing: what appears with time, or after
  /// something that no file expresses.
  private func shown(after state: Int) -> Int {
    var (state, known) = (graph.owner(of: state), Set<Int>())
    while !graph.isShown(state), known.insert(state).inserted,
      let next = graph[state].mainSteps(in: graph).first(where: { $0.step.kind.isOfNoElement })
    {
      state = graph.owner(of: next.target)
    }
    return state
  }

  /// The way from a state back to where it was opened, for a step after which tests saw only that
  /// something has disappeared; nil for any other step.
  private func wayBack(from state: Int, after target: Int) -> TransitionDefinition? {
    guard let here = grouping.place(of: graph.owner(of: state)),
      let there = graph.wayBack(from: state, after: target).flatMap(grouping.place)
    else { return nil }
    guard here.screen == there.screen else { return .drafted(doing: .pop) }
    return .drafted(to: grouping.screens[there.screen].stateNames[there.state])
  }

  /// What the app asks the system for after a step after which tests saw nothing of it, since the
  /// system's question or another app is in front; the screen stays.
  private func request(of target: Int) -> TransitionDefinition? {
    graph[target].prompt.flatMap(ActionDefinition.drafted(prompt:)).map { .drafted(doing: $0) }
  }

  /// The way from one state to another; nil if the other one shows nothing.
  private func transition(from state: Int, to target: Int) -> TransitionDefinition? {
    guard let here = grouping.place(of: graph.owner(of: state)),
      let there = grouping.place(of: shown(after: target))
    else { return request(of: target) ?? wayBack(from: state, after: target) }
    if here.screen == there.screen {
      return .drafted(to: grouping.screens[there.screen].stateNames[there.state])
    }
    if jumps.isReturn(from: here, to: there) { return .drafted(doing: .pop) }
    return .drafted(
      doing: .push(screen: grouping.screens[there.screen].name, with: jumps.arguments(of: there)))
  }
}

extension TransitionDefinition {
  /// A transition that is made up.
  static func drafted(
    to target: String? = nil, guard condition: String? = nil, doing action: ActionDefinition? = nil
  ) -> TransitionDefinition {
    var transition = TransitionDefinition(
      to: target, guard: condition, actions: action.map { [$0] } ?? [])
    transition.known = .drafted
    return transition
  }
}
