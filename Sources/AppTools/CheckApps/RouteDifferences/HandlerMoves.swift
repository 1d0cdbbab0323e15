import SimulatedApp

/// The events whose handlers moved outwards or inwards without effect: from a state to the state
/// around it or to the screen, or back.
///
/// The handler must do the same, and nothing may raise the event outside the inner state.
struct HandlerMoves {
  private struct Move {
    let event: String
    let old, new: RouteGraph.Place
  }

  private var moves: [Move] = []

  /// Finds the moved handlers between routes that have the same names.
  init(from old: SavedRoutes, to new: SavedRoutes) {
    let before = Self.byEvent(old.routes), after = Self.byEvent(new.routes)
    for (event, routes) in before.order.map({ ($0, before.routes[$0] ?? []) }) {
      guard let others = after.routes[event], let from = Self.place(of: routes),
        let to = Self.place(of: others), from != to,
        routes.map(\.withoutStart) == others.map(\.withoutStart),
        let inner = Self.inner(from, to), let screen = inner.screen
      else { continue }
      let isAlone = [old, new].allSatisfy { version in
        let all = version.routes.filter { $0.route.from.screen == screen }
        return routes[0].occursOnly(in: inner, among: all)
      }
      if isAlone { moves.append(Move(event: event.name, old: from, new: to)) }
    }
  }

  /// The old version with the handlers where the new one has them.
  func applied(to saved: SavedRoutes) -> SavedRoutes {
    guard !moves.isEmpty else { return saved }
    return saved.with(
      places: saved.places,
      routes: saved.routes.map { former in
        let route = former.route
        let move = moves.first { $0.old == route.from && $0.event == route.cause }
        guard let move else { return former }
        return SavedRoutes.Route(
          route: RouteGraph.Route(
            from: move.new, to: route.to == route.from ? move.new : route.to, means: route.means,
            cause: route.cause),
          guards: former.guards, senders: former.senders, values: former.values)
      })
  }

  /// The moves to tell.
  var changes: [RouteDifferences.Change] {
    moves.map { .handlerMoved($0.old, event: $0.event, new: $0.new) }
  }

  // MARK: - Events

  private struct Event: Hashable {
    let screen: String
    let name: String
  }

  private static func byEvent(
    _ routes: [SavedRoutes.Route]
  ) -> (order: [Event], routes: [Event: [SavedRoutes.Route]]) {
    var order: [Event] = []
    var found: [Event: [SavedRoutes.Route]] = [:]
    for route in routes where route.senders?.isEmpty == false {
      guard let screen = route.route.from.screen else { continue }
      let event = Event(screen: screen, name: route.route.cause)
      if found[event] == nil { order.append(event) }
      found[event, default: []].append(route)
    }
    return (order, found)
  }

  /// The one place where routes start.
  private static func place(of routes: [SavedRoutes.Route]) -> RouteGraph.Place? {
    let places = Set(routes.map(\.route.from))
    return places.count == 1 ? places.first : nil
  }

  /// The one of two places that is inside the other.
  private static func inner(
    _ first: RouteGraph.Place, _ second: RouteGraph.Place
  ) -> RouteGraph.Place? {
    first.isAround(second) ? second : (second.isAround(first) ? first : nil)
  }
}

extension RouteGraph.Place {
  /// Whether a place of the same screen is inside this one.
  fileprivate func isAround(_ other: Self) -> Bool {
    guard case .state(let screen, let path) = other, screen == self.screen else { return false }
    guard case .state(_, let own) = self else { return true }
    return path.hasPrefix(own + ".")
  }
}

extension SavedRoutes.Route {
  /// All that a route consists of, without the place where it starts.
  fileprivate var withoutStart: [String] {
    let end = route.to == route.from ? "itself" : "\(route.to)"
    return [end, route.means.rawValue] + comparedGuards + (senders ?? []).map(\.words)
      + (values ?? [])
  }

  /// Whether the event of this route can only occur in a state, given all routes of its screen.
  fileprivate func occursOnly(in state: RouteGraph.Place, among all: [SavedRoutes.Route]) -> Bool {
    guard case .state(_, let path) = state, let senders else { return false }
    let isInside = senders.allSatisfy { source in
      source.place.map { $0 == path || $0.hasPrefix(path + ".") } ?? false
    }
    guard isInside, senders.contains(where: { $0.opener != nil }) else { return isInside }
    // The alert may still be there after a timer, a loader or what opened it has left the state.
    let around = all.filter {
      let from = $0.route.from
      return from == state || from.isAround(state) || state.isAround(from)
    }
    let moves = around.filter { $0.route.means == .moves }
    return around.allSatisfy { saved in
      let leaves = moves.contains {
        $0.route.from == saved.route.from && $0.route.cause == saved.route.cause
      }
      return !saved.happensByItself && !(saved.route.means == .acts && leaves)
    }
  }

  private var happensByItself: Bool {
    route.cause.hasPrefix("after ") || route.cause.hasSuffix(" succeeds")
      || route.cause.hasSuffix(" fails") || senders?.contains(where: \.isApp) == true
  }
}
