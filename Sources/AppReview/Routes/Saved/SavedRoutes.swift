package import AppModel

/// The routes of an app in a file, to compare them with those of another version.
///
/// In addition to the graph it has the parts that tests rely on: markers, titles and guards. The
/// text of the file depends only on the app.
package struct SavedRoutes: Sendable, Equatable {
  /// A place, with what tests rely on.
  package struct Place: Sendable, Equatable {
    /// The place.
    package let place: RouteGraph.Place
    /// The marker of a coordinator, or the identifier of a screen's root.
    package var marker: String?
    /// The title of a screen, as far as the definition gives it.
    package var title: String?
  }

  /// A route and the guards of its transitions.
  package struct Route: Sendable, Equatable {
    /// The route.
    package let route: RouteGraph.Route
    /// The guards, without duplicates; an empty text for a transition without a guard.
    package var guards: [String] = []
    /// What raises its event; nil in files that do not list it.
    package var senders: [String]?
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
    let markers = Dictionary(
      app.coordinators.map { ($0.name, $0.marker) }, uniquingKeysWith: { first, _ in first })
    let screens = Dictionary(
      app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.app = app.name
    places = graph.places.map { place in
      switch place {
      case .coordinator(let name): Place(place: place, marker: markers[name] ?? nil)
      case .screen(let name):
        Place(
          place: place, marker: screens[name]?.rootIdentifier,
          title: screens[name]?.title?.asWritten)
      default: Place(place: place)
      }
    }
    let senders = screens.mapValues(\.senders)
    routes = graph.routes.map { route in
      let all = route.from.screen.flatMap { senders[$0] } ?? [:]
      let guards = graph.guards[route] ?? []
      return Route(route: route, guards: guards, senders: all[route.cause] ?? [])
    }
  }

  init(app: String, places: [Place], routes: [Route]) {
    self.app = app
    self.places = places
    self.routes = routes
  }
}

extension ScreenDefinition {
  /// The identifier of the root, as far as the definition gives it; nil for none.
  fileprivate var rootIdentifier: String? {
    root.identifier == .literal("") ? nil : root.identifier.asWritten
  }
}
