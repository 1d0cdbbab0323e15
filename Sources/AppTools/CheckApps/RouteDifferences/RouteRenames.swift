import SimulatedApp

/// What only has another name in a new version of an app: loaders, keys, items, states, events.
///
/// Tests do not see these names, so a route is the same under another one. A state counts as
/// renamed if the new state has all of its routes, and an event if the same elements raise it and
/// it leads to the same places. A loader counts as renamed if its definition is the same, and a key
/// or an item if everything that is written with it is.
struct RouteRenames {
  /// A state with another name.
  struct State: Equatable {
    let screen: String
    /// The paths, with those of the states around it.
    let old, new: String
  }

  private struct Event: Hashable {
    let screen: String
    let name: String
  }

  /// The renamed states, in the order of the old version.
  private(set) var states: [State] = []
  private var events: [Event: String] = [:]
  private let names: NameChanges

  /// Finds what has another name only.
  init(from old: SavedRoutes, to new: SavedRoutes) {
    names = NameChanges(from: old, to: new)
    findStates(old, new)
    let renamed = applied(to: old)
    findEvents(renamed.routes, new.routes)
  }

  /// Saved routes with the new names.
  func applied(to saved: SavedRoutes) -> SavedRoutes {
    saved.with(
      places: saved.places.map { place in
        SavedRoutes.Place(
          place: renamed(place.place), details: names.applied(to: place.details, of: place.place))
      },
      routes: saved.routes.map(renamed))
  }

  /// The new names that are told; nobody sees the name of an event.
  var changes: [RouteDifferences.Change] {
    names.changes + states.map { .stateRenamed(screen: $0.screen, old: $0.old, new: $0.new) }
  }

  // MARK: - States

  private mutating func findStates(_ old: SavedRoutes, _ new: SavedRoutes) {
    let (before, after) = (old.places.map(\.place), new.places.map(\.place))
    let gone = Self.outer(Set(before).subtracting(after), in: before)
    let come = Self.outer(Set(after).subtracting(before), in: after)
    for (around, names) in gone {
      guard let others = come.first(where: { $0.around == around })?.names,
        others.count == names.count
      else { continue }
      // All of a level at once, because renamed states lead to each other.
      let pairs = zip(names, others).map {
        State(screen: around.screen, old: around.path(of: $0), new: around.path(of: $1))
      }
      if keepsRoutes(pairs, old, new) {
        states += pairs
      } else {
        states += pairs.filter { keepsRoutes([$0], old, new) }
      }
    }
  }

  private struct Around: Equatable {
    let screen: String
    let outer: String

    func path(of name: String) -> String { outer.isEmpty ? name : "\(outer).\(name)" }
  }

  /// The states of a set that are not inside others of it, by the state around them.
  private static func outer(
    _ places: Set<RouteGraph.Place>, in order: [RouteGraph.Place]
  ) -> [(around: Around, names: [String])] {
    var found: [(around: Around, names: [String])] = []
    for place in order where places.contains(place) {
      guard case .state(let screen, let path) = place, !places.contains(.screen(screen)) else {
        continue
      }
      let steps = path.split(separator: ".").map(String.init)
      let outer = steps.dropLast().joined(separator: ".")
      guard let name = steps.last, !places.contains(.state(screen: screen, path: outer)) else {
        continue
      }
      let around = Around(screen: screen, outer: outer)
      if let index = found.firstIndex(where: { $0.around == around }) {
        found[index].names.append(name)
      } else {
        found.append((around, [name]))
      }
    }
    return found
  }

  /// Whether the new states have the routes of the old ones, and lie on the same routes.
  private func keepsRoutes(_ pairs: [State], _ old: SavedRoutes, _ new: SavedRoutes) -> Bool {
    var names = self
    names.states += pairs
    let routes = old.routes.filter { route in
      pairs.contains { $0.isAt(route.route.from, \.old) || $0.isAt(route.route.to, \.old) }
    }
    let others = new.routes.filter { route in
      pairs.contains { $0.isAt(route.route.from, \.new) || $0.isAt(route.route.to, \.new) }
    }
    return !routes.isEmpty
      && Set(routes.map { names.renamed($0).facts }) == Set(others.map(\.facts))
  }

  // MARK: - Events

  private mutating func findEvents(_ old: [SavedRoutes.Route], _ new: [SavedRoutes.Route]) {
    let (before, after) = (Self.byEvent(old), Self.byEvent(new))
    let known = Set(before.map(\.event)), kept = Set(after.map(\.event))
    var free = after.filter { !known.contains($0.event) }
    for (event, facts) in before where !kept.contains(event) {
      guard
        let index = free.firstIndex(where: { $0.event.screen == event.screen && $0.facts == facts })
      else { continue }
      events[event] = free.remove(at: index).event.name
    }
  }

  /// The facts about the routes of each event that something raises, in the order of the routes.
  private static func byEvent(
    _ routes: [SavedRoutes.Route]
  ) -> [(event: Event, facts: Set<[String]>)] {
    var order: [Event] = []
    var facts: [Event: Set<[String]>] = [:]
    for route in routes where route.senders?.isEmpty == false {
      guard let screen = route.route.from.screen else { continue }
      let event = Event(screen: screen, name: route.route.cause)
      if facts[event] == nil { order.append(event) }
      facts[event, default: []].insert(route.factsOfEvent)
    }
    return order.map { ($0, facts[$0] ?? []) }
  }

  // MARK: - New names

  private func renamed(_ place: RouteGraph.Place) -> RouteGraph.Place {
    guard case .state(let screen, let path) = place,
      let state = states.first(where: { $0.isAt(place, \.old) })
    else { return place }
    return .state(screen: screen, path: state.new + path.dropFirst(state.old.count))
  }

  private func renamed(_ former: SavedRoutes.Route) -> SavedRoutes.Route {
    let saved = names.applied(to: former)
    let route = saved.route
    let screen = route.from.screen ?? ""
    let senders = saved.senders?.map { source in
      states.filter { $0.screen == screen }.reduce(source) { $1.renamed(sender: $0) }
    }
    return SavedRoutes.Route(
      route: RouteGraph.Route(
        from: renamed(route.from), to: renamed(route.to), means: route.means,
        cause: events[Event(screen: screen, name: route.cause)] ?? route.cause),
      guards: saved.guards, senders: senders, values: saved.values)
  }
}

extension RouteRenames.State {
  /// Whether a place is the state or inside it.
  fileprivate func isAt(_ place: RouteGraph.Place, _ name: KeyPath<Self, String>) -> Bool {
    guard case .state(screen, let path) = place else { return false }
    return path == self[keyPath: name] || path.hasPrefix(self[keyPath: name] + ".")
  }

  /// A sender, such as `tap open in shown`, with the new name.
  fileprivate func renamed(sender source: EventSource) -> EventSource {
    guard let place = source.place, place == old || place.hasPrefix(old + ".") else {
      return source
    }
    var renamed = source
    renamed.place = new + place.dropFirst(old.count)
    return renamed
  }
}

extension SavedRoutes.Route {
  /// What a route consists of; two routes with the same facts are the same for tests.
  fileprivate var facts: [String] { [route.cause] + factsOfEvent }

  /// The facts without the name of the event.
  fileprivate var factsOfEvent: [String] {
    ["\(route.from)", "\(route.to)", route.means.rawValue] + comparedGuards
      + (senders ?? []).map { "by \($0.words)" } + (values ?? [])
  }
}
