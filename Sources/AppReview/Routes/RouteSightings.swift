import RunJournal

/// What has been seen of an app in exploration.
struct RouteSightings {
  /// Screens that have stood.
  private(set) var screens: Set<String> = []
  /// States that were entered, if only in passing, by screen.
  private(set) var states: [String: Set<String>] = [:]
  /// Loaders that have succeeded.
  private(set) var succeeded: Set<String> = []
  /// Loaders that have failed for good or for an attempt.
  private(set) var failed: Set<String> = []

  /// Takes in a fact of a run.
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

  /// Takes in what another walk has seen.
  mutating func add(_ other: RouteSightings) {
    screens.formUnion(other.screens)
    states.merge(other.states) { $0.union($1) }
    succeeded.formUnion(other.succeeded)
    failed.formUnion(other.failed)
  }
}
