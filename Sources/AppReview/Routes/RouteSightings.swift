import RunJournal

/// What the exploration of an app has seen.
struct RouteSightings {
  /// The screens that were shown.
  private(set) var screens: Set<String> = []
  /// The states that were entered, even if only briefly, by screen.
  private(set) var states: [String: Set<String>] = [:]
  /// The loaders that have succeeded.
  private(set) var succeeded: Set<String> = []
  /// The loaders that have failed, finally or in one attempt.
  private(set) var failed: Set<String> = []

  /// Adds a fact of a run.
  mutating func note(_ fact: JournalFact, screenName: (Int) -> String?) {
    switch fact {
    case .pushed(_, let name), .presented(_, let name, _): screens.insert(name)
    case .entered(let screen, let state):
      guard let name = screenName(screen) else { return }
      states[name, default: []].insert(state)
    case .loaded(_, let loader, let isFailure, _):
      if isFailure { failed.insert(loader) } else { succeeded.insert(loader) }
    default: return
    }
  }

  /// Adds what another walk has seen.
  mutating func add(_ other: RouteSightings) {
    screens.formUnion(other.screens)
    states.merge(other.states) { $0.union($1) }
    succeeded.formUnion(other.succeeded)
    failed.formUnion(other.failed)
  }
}
