package import AppModel

/// The ways through an app that its definition writes down: places, and routes between them.
///
/// Both are in the order of the definition. Guards are not evaluated, so that a route here is one
/// that may be taken; ``RouteCheck`` finds out which ones are. The ways back that the system
/// offers, such as a back button, are no routes.
package struct RouteGraph: Sendable, Equatable {
  /// Where a route begins or ends.
  package enum Place: Hashable, Sendable {
    case coordinator(String)
    case deepLink(String)
    case screen(String)
    case state(screen: String, path: String)
    /// What stood before a screen, which is another place each time.
    case back(from: String)
  }

  /// How a route leads on.
  package enum Means: String, Sendable, CaseIterable {
    /// A coordinator's first screen, or the first state of a screen.
    case opens
    /// A tab of a coordinator.
    case shows
    /// A transition between states.
    case moves
    case pushes, presents, starts
    /// A transition that shows another tab.
    case selects
    /// A deep link.
    case links
    /// A transition that opens a link of the app itself.
    case follows
    case pops
    case popsToRoot = "pops to root"
    case dismisses
  }

  /// One step from a place to a place.
  package struct Route: Hashable, Sendable {
    /// Where it begins.
    package let from: Place
    /// Where it ends.
    package let to: Place
    /// How it leads on.
    package let means: Means
    /// What makes it happen, such as an event's name; empty where nothing needs to.
    package let cause: String
  }

  /// The app's name.
  package let app: String
  /// All places: coordinators, links, then screens each followed by its states and, where a
  /// transition leads back from it, by that.
  package let places: [Place]
  /// All routes, each once; a name that refers to nothing gives none.
  package let routes: [Route]
  /// The guards of the transitions behind a route, each once; an empty one where one has none.
  let guards: [Route: [String]]

  /// Reads the routes of an app, without those of further apps on its device.
  package init(_ app: AppDefinition) {
    var reader = RouteGraphReader(app)
    reader.read()
    let known = Set(reader.places)
    var told: Set<Route> = []
    self.app = app.name
    places = reader.places
    guards = reader.guards
    routes = reader.routes.filter { known.contains($0.to) && told.insert($0).inserted }
  }

  /// The places that routes lead to from coordinators and links, themselves included.
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
  /// Whether users come in here.
  var isEntrance: Bool {
    switch self {
    case .coordinator, .deepLink: true
    case .screen, .state, .back: false
    }
  }

  /// The state around an inner one, which is entered with it: whoever is in the inner state can do
  /// what the outer one does.
  fileprivate var outer: Self? {
    guard case .state(let screen, let path) = self, let cut = path.lastIndex(of: ".") else {
      return nil
    }
    return .state(screen: screen, path: String(path[..<cut]))
  }
}
