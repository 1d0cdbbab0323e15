import SimulatedApp

extension AppDefinition {
  /// Leaves out the states in which no transition lets a drafted screen begin: those to which tests
  /// only came back, since the screen is still in the state in which it was left.
  mutating func leaveOutArrivals() {
    var used = coordinators.reduce(into: [String: Set<String>]()) { used, coordinator in
      used[coordinator.root, default: []].formUnion(coordinator.with.arrival.map { [$0] } ?? [])
    }
    for pushed in screens.flatMap({ ActionWalk($0).choices }).flatMap(\.transitions)
      .compactMap(\.pushed)
    {
      used[pushed.screen, default: []].formUnion(pushed.arrival.map { [$0] } ?? [])
    }
    for index in screens.indices where screens[index].context[ModelMaking.arrival] != nil {
      screens[index].leaveOutArrivals(except: used[screens[index].name] ?? [])
    }
  }
}

extension ScreenDefinition {
  fileprivate mutating func leaveOutArrivals(except used: Set<String>) {
    guard !states.isEmpty, !states[0].after.isEmpty else { return }
    states[0].after[0].transitions.removeAll { $0.target.map(used.contains) == false }
    guard states[0].after[0].transitions.isEmpty else { return }
    states[0].after.removeFirst()
    context[ModelMaking.arrival] = nil
  }
}

extension TransitionDefinition {
  /// The screen that it pushes first, and the state in which a draft lets it begin; nil if it stays
  /// or leaves.
  var pushed: (screen: String, arrival: String?)? {
    for case .push(let screen, let arguments) in actions { return (screen, arguments.arrival) }
    return nil
  }
}

extension [String: String] {
  /// The state in which a screen with these arguments begins; nil if it is the usual one.
  fileprivate var arrival: String? {
    self[ModelMaking.arrival].map { $0.trimmingPrefix("'").prefix { $0 != "'" } }.map(String.init)
  }
}
