import AppFiles
import AppModel
import LocatedJSON
import PredicateFormat

/// The routes that lead from what the exploration saw closest to what it did not see.
struct NearestRoutes {
  private let graph: RouteGraph
  private let arriving: [RouteGraph.Place: [RouteGraph.Route]]
  private let sightings: RouteSightings
  private let app: AppDefinition
  /// The files, for the lines of guards; nil for an app without files.
  private let folder: AppFolder?
  /// The values of keys; nil if everything was seen, since then no route is needed.
  private let ranges: ContextRanges?

  /// The most routes that are named for one place; the rest are only counted.
  static let limit = 3

  init(
    _ graph: RouteGraph, of app: AppDefinition, in folder: AppFolder?,
    seen sightings: RouteSightings
  ) {
    (self.graph, self.app, self.folder, self.sightings) = (graph, app, folder, sightings)
    ranges = WantedSightings(app).areSeen(in: sightings) ? nil : ContextRanges(app)
    arriving = Dictionary(grouping: graph.routes, by: \.to)
  }

  /// The nearest routes to a place that begin where the exploration was, each as a sentence part
  /// such as `orders, state deciding, moves to orders, state loading, (after 0.000 s) if isSignedIn
  /// == TRUE (orders.json:11:18)`.
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
    let words = "\(route.from.fullName) \(route.means.words) \(route.to.fullName)\(cause)"
    let conditions = graph.guards[route] ?? []
    if conditions.isEmpty || conditions.contains("") { return words }
    let guards = conditions.map { "\($0)\(place(of: $0, on: route))" }
    guard conditions.allSatisfy({ neverHolds($0, on: route) }) else {
      return words + " if " + guards.joined(separator: " or ")
    }
    let kind = guards.count == 1 ? "a guard that is never true" : "guards that are never true"
    return words + ": cut off by \(kind): " + guards.joined(separator: ", ")
  }

  private func neverHolds(_ condition: String, on route: RouteGraph.Route) -> Bool {
    guard let ranges, let node = try? FormatPredicate(condition).root else { return false }
    return !GuardLogic(ranges: ranges, screen: screen(of: route)).canHold(node)
  }

  private func screen(of route: RouteGraph.Route) -> ScreenDefinition? {
    app.screens.first { $0.name == route.from.screen }
  }

  /// The line of a route's guard in parentheses; empty for an app without files.
  private func place(of condition: String, on route: RouteGraph.Route) -> String {
    guard let folder, let screen = screen(of: route) else { return "" }
    let state = if case .state(_, let path) = route.from { path } else { "" }
    for choice in ActionWalk(screen).choices where choice.state == state {
      if case .event(let event) = choice.trigger, event != route.cause { continue }
      guard let index = choice.transitions.firstIndex(where: { $0.guard == condition }) else {
        continue
      }
      let place = UnlocatedPlace(file: screen.file, path: choice.path.index(index).key("guard"))
      return folder.located([place]).first.map { " (\($0))" } ?? ""
    }
    return ""
  }
}

extension RouteGraph.Place {
  /// The name with the screen of a state.
  fileprivate var fullName: String {
    if case .state(let screen, let path) = self { "\(screen), state \(path)," } else { name }
  }
}
