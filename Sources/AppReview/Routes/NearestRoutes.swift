import LocatedJSON

/// The routes from what the exploration has seen that come nearest to what it has not.
struct NearestRoutes {
  private let graph: RouteGraph
  private let arriving: [RouteGraph.Place: [RouteGraph.Route]]
  private let sightings: RouteSightings

  /// The most routes that are named for one place; of the others there is a count.
  static let limit = 3

  init(_ graph: RouteGraph, seen sightings: RouteSightings) {
    self.graph = graph
    self.sightings = sightings
    arriving = Dictionary(grouping: graph.routes, by: \.to)
  }

  /// The nearest routes to a place that begin where the exploration was, each as a sentence part
  /// such as `orders, state deciding moves to loading after 0 ns if isSignedIn == TRUE`.
  func words(to place: RouteGraph.Place) -> [String] {
    var reached: Set<RouteGraph.Place> = [place]
    var ring = [place]
    while !ring.isEmpty {
      let routes = ring.flatMap { arriving[$0] ?? [] }.filter { !reached.contains($0.from) }
      let seen = routes.filter { isSeen($0.from) }
      if !seen.isEmpty {
        let more = seen.count - Self.limit
        let others = more > 0 ? ["and \(counted(more, "more route")) to \(place.name)"] : []
        return seen.prefix(Self.limit).map(words) + others
      }
      ring = routes.map(\.from).filter { reached.insert($0).inserted }
    }
    return []
  }

  private func isSeen(_ place: RouteGraph.Place) -> Bool {
    switch place {
    case .coordinator, .deepLink: true
    case .screen(let name): sightings.screens.contains(name)
    case .state(let screen, let path): sightings.states[screen]?.contains(path) == true
    case .back: false
    }
  }

  private func words(of route: RouteGraph.Route) -> String {
    let cause = route.cause.isEmpty ? "" : " (\(route.cause))"
    let conditions = graph.guards[route] ?? []
    let isFree = conditions.isEmpty || conditions.contains("")
    let condition = isFree ? "" : " if " + conditions.joined(separator: " or ")
    return "\(route.from.fullName) \(route.means.words) \(route.to.fullName)\(cause)\(condition)"
  }
}

extension RouteGraph.Place {
  /// The name with the screen of a state.
  fileprivate var fullName: String {
    if case .state(let screen, let path) = self { "\(screen), state \(path)," } else { name }
  }
}
