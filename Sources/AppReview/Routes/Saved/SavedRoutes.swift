package import AppModel

/// The routes of an app in a file, to compare them with those of another version.
///
/// In addition to the graph it has what tests rely on, such as markers, titles and guards. The text
/// of the file depends only on the app.
package struct SavedRoutes: Sendable, Equatable {
  /// A place, with what tests rely on.
  package struct Place: Sendable, Equatable {
    /// The place.
    package let place: RouteGraph.Place
    /// What tests rely on.
    package var details: [Detail: String] = [:]
  }

  /// What tests rely on about a place, by its key in the file.
  package enum Detail: String, Sendable, CaseIterable {
    /// The marker of a coordinator, or the identifier of a screen's root.
    case marker
    /// The title of a screen, as far as the definition gives it.
    case title
    /// What the screens of a coordinator are in; missing in older files.
    case container
    /// Whether a coordinator starts by default or by an argument; missing in older files.
    case start
    /// The earlier link that takes all of a link's.
    case taker
  }

  /// A route and what its transitions consist of.
  package struct Route: Sendable, Equatable {
    /// The route.
    package let route: RouteGraph.Route
    /// The guards, without duplicates; an empty text for a transition without a guard.
    package var guards: [String] = []
    /// What raises its event; nil in files that do not list it.
    package var senders: [String]?
    /// What it puts into the context of a screen; nil in files that do not list it.
    package var values: [String]?
  }

  /// The app's name.
  package let app: String
  /// All places, in the order of the graph.
  package let places: [Place]
  /// All routes, in the order of the graph.
  package let routes: [Route]

  /// The version of the format.
  package static let version = 1

  /// Makes the saved routes of an app.
  package init(_ app: AppDefinition) {
    let graph = RouteGraph(app)
    let screens = Dictionary(
      app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.app = app.name
    places = graph.places.map { place in
      switch place {
      case .coordinator(let name):
        Place(
          place: place,
          details: app.coordinators.first { $0.name == name }.map { $0.details(in: app) } ?? [:])
      case .deepLink(let pattern): Place(place: place, details: app.details(ofLink: pattern))
      case .screen(let name): Place(place: place, details: screens[name]?.details ?? [:])
      default: Place(place: place)
      }
    }
    let senders = screens.mapValues(\.senders)
    routes = graph.routes.map { route in
      let all = route.from.screen.flatMap { senders[$0] } ?? [:]
      return Route(
        route: route, guards: graph.guards[route] ?? [], senders: all[route.cause] ?? [],
        values: graph.values[route] ?? [])
    }
  }

  init(app: String, places: [Place], routes: [Route]) {
    self.app = app
    self.places = places
    self.routes = routes
  }
}

extension CoordinatorDefinition {
  fileprivate func details(in app: AppDefinition) -> [SavedRoutes.Detail: String] {
    let word =
      switch container {
      case .navigation: "navigation"
      case .plain: "plain"
      case .tabs: "tabs"
      }
    var details: [SavedRoutes.Detail: String] = [.container: word]
    details[.start] = name == app.defaultCoordinator ? "by default" : "by an argument"
    details[.marker] = marker
    return details
  }
}

extension AppDefinition {
  fileprivate func details(ofLink pattern: String) -> [SavedRoutes.Detail: String] {
    guard let index = deepLinks.firstIndex(where: { $0.pattern == pattern }),
      let taker = deepLinks[index].taker(among: deepLinks[..<index])
    else { return [:] }
    return [.taker: taker.pattern]
  }
}

extension ScreenDefinition {
  /// The identifier of the root and the title, as far as the definition gives them.
  fileprivate var details: [SavedRoutes.Detail: String] {
    var details: [SavedRoutes.Detail: String] = [:]
    details[.marker] = root.identifier == .literal("") ? nil : root.identifier.asWritten
    details[.title] = title?.asWritten
    return details
  }
}
