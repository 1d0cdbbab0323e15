package import AppModel

/// The places of an app and the routes between them, read from its definition.
///
/// Both are in the order of the definition. Guards are not evaluated, so a route here is one that
/// may be taken. ``RouteCheck`` finds out which routes are taken. Ways back that the system offers,
/// such as a back button, are not routes.
package struct RouteGraph: Sendable, Equatable {
  /// The start or the end of a route.
  package enum Place: Hashable, Sendable {
    case coordinator(String)
    case deepLink(String)
    case screen(String)
    case state(screen: String, path: String)
    /// The screen that was in front before a screen; it may be different each time.
    case back(from: String)
  }

  /// How a route leads from one place to another.
  package enum Means: String, Sendable, CaseIterable {
    /// A coordinator's first screen, or the first state of a screen.
    case opens
    /// A tab of a coordinator.
    case shows
    /// A transition between states.
    case moves
    case pushes, presents, starts
    case covers = "covers all with"
    case popsOver = "presents in a popover"
    /// A transition that shows another tab.
    case selects
    /// A deep link.
    case links
    /// A transition that opens one of the app's own links.
    case follows
    case pops
    case popsToRoot = "pops to root"
    case dismisses
    /// A transition that leads nowhere, or shows something such as an alert; only saved routes
    /// have it.
    case acts
  }

  /// One step from one place to another.
  package struct Route: Hashable, Sendable {
    /// The place where the route starts.
    package let from: Place
    /// The place where the route ends.
    package let to: Place
    /// How the route leads from one to the other.
    package let means: Means
    /// The cause, such as an event's name; empty if the route needs none.
    package let cause: String

    /// Makes a step.
    package init(from: Place, to: Place, means: Means, cause: String) {
      (self.from, self.to, self.means, self.cause) = (from, to, means, cause)
    }
  }

  /// A transition, where it is and what makes it happen.
  package struct Step: Sendable, Equatable {
    /// The state or the screen that declares it.
    package let place: Place
    /// The cause, as in its routes.
    package let cause: String
    /// The transition.
    package let transition: TransitionDefinition
    /// Whether a route of the graph is its.
    package let leads: Bool
  }

  /// The app's name.
  package let app: String
  /// All places: coordinators, links, and then each screen followed by its states.
  ///
  /// If a transition leads back from a screen, the way back follows.
  package let places: [Place]
  /// All routes, without duplicates; a name that refers to nothing gives no route.
  package let routes: [Route]
  /// The guards of each route's transitions, without duplicates; empty for one without a guard.
  package let guards: [Route: [String]]
  /// What each route puts into the context of the screen at its end, as `key = expression`.
  package let values: [Route: [String]]
  /// All transitions, in the order of the definition.
  package let steps: [Step]

  /// Reads the routes of an app, without those of other apps on its device.
  package init(_ app: AppDefinition) {
    var reader = RouteGraphReader(app)
    reader.read()
    let known = Set(reader.places)
    var told: Set<Route> = []
    self.app = app.name
    places = reader.places
    guards = reader.guards
    steps = reader.steps
    values = reader.values.mapValues { $0.sorted() }
    routes = reader.routes.filter { known.contains($0.to) && told.insert($0).inserted }
  }

  /// The places that can be reached from coordinators and links, and these themselves.
  package var reached: Set<Place> {
    var next: [Place: [Place]] = [:]
    for route in routes { next[route.from, default: []].append(route.to) }
    var open = places.filter { $0.isEntrance }
    var seen = Set(open)
    while let place = open.popLast() {
      let targets = (next[place] ?? []) + [place.outer].compactMap { $0 }
      for target in targets where seen.insert(target).inserted { open.append(target) }
    }
    return seen
  }
}

extension RouteGraph.Place {
  /// Whether people enter the app at this place.
  var isEntrance: Bool {
    switch self {
    case .coordinator, .deepLink: true
    case .screen, .state, .back: false
    }
  }

  /// The outer state of an inner state; it is active together with the inner one.
  ///
  /// So transitions of the outer state also apply in the inner state.
  fileprivate var outer: Self? {
    guard case .state(let screen, let path) = self, let cut = path.lastIndex(of: ".") else {
      return nil
    }
    return .state(screen: screen, path: String(path[..<cut]))
  }
}
