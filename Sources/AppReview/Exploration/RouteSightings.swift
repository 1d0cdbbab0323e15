package import AppModel
import NetworkStubs
import PredicateFormat
import RunJournal

/// What the exploration of an app has seen.
struct RouteSightings {
  /// The screens that were shown.
  private(set) var screens: Set<String> = []
  /// The states that were entered, even if only briefly, by screen.
  private(set) var states: [String: Set<String>] = [:]
  /// The transitions that were taken.
  private(set) var transitions: Set<TransitionKey> = []
  /// The loaders that have succeeded.
  private(set) var succeeded: Set<String> = []
  /// The loaders that have failed, finally or in one attempt.
  private(set) var failed: Set<String> = []
  /// The views that an app of SwiftUI source has shown.
  private(set) var views: Set<String> = []
  /// A request that no stub answered, by the loader that made it.
  private(set) var unanswered: [String: String] = [:]
  /// Whether a wait ended although something may still have been about to show.
  var hasCutWait = false

  /// Adds a fact of a run.
  mutating func note(_ fact: JournalFact, screenName: (Int) -> String?) {
    switch fact {
    case .pushed(_, let name), .presented(_, let name, _): screens.insert(name)
    case .entered(let screen, let state):
      guard let name = screenName(screen) else { return }
      states[name, default: []].insert(state)
    case .assigned(_, StateDefinition.viewsKey, .list(let names)):
      views.formUnion(names.map(\.words))
    case .loaded(_, let loader, let isFailure, _):
      if isFailure { failed.insert(loader) } else { succeeded.insert(loader) }
    default: return
    }
  }

  /// Adds a transition that was taken.
  mutating func note(taken key: TransitionKey) { transitions.insert(key) }

  /// Adds a request that no stub answered; the first one of a loader stays.
  mutating func note(unanswered exchange: NetworkExchange) {
    guard case .loader(let name) = exchange.source, unanswered[name] == nil else { return }
    unanswered[name] = "\(exchange.request.method) \(exchange.request.url)"
  }

  /// Adds what another walk has seen.
  mutating func add(_ other: RouteSightings) {
    screens.formUnion(other.screens)
    states.merge(other.states) { $0.union($1) }
    transitions.formUnion(other.transitions)
    succeeded.formUnion(other.succeeded)
    failed.formUnion(other.failed)
    views.formUnion(other.views)
    hasCutWait = hasCutWait || other.hasCutWait
    unanswered.merge(other.unanswered) { first, _ in first }
  }
}

/// What an exploration of an app wants to see: every screen, state and outcome of a loader.
struct WantedSightings {
  private let screens: Set<String>
  private let states: [String: Set<String>]
  private let loaders: Set<String>

  init(_ app: AppDefinition) {
    screens = Set(app.screens.map(\.name))
    states = app.screens.reduce(into: [:]) { $0[$1.name] = Set($1.statePaths) }
    loaders = Set(app.loaders.map(\.name))
  }

  func areSeen(in seen: RouteSightings) -> Bool {
    screens.isSubset(of: seen.screens) && loaders.isSubset(of: seen.succeeded)
      && loaders.isSubset(of: seen.failed)
      && states.allSatisfy { $0.value.isSubset(of: seen.states[$0.key] ?? []) }
  }
}

extension ScreenDefinition {
  /// The dotted paths of its states.
  package var statePaths: [String] { states.flatMap { $0.paths(below: "") } }
}

extension StateDefinition {
  /// The dotted paths of this state and of all states inside it.
  fileprivate func paths(below outer: String) -> [String] {
    let path = path(below: outer)
    return [path] + states.flatMap { $0.paths(below: path) }
  }

  /// Whether this state or a state inside it invokes a loader.
  func starts(_ loader: String) -> Bool {
    invoke.contains { $0.source == loader } || states.contains { $0.starts(loader) }
  }
}
