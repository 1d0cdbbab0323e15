import VirtualTime

/// The ways through an app that its definition writes down: places, and routes between them.
///
/// Both are in the order of the definition. Guards are not evaluated, so that a route here is one
/// that may be taken; ``RouteCheck`` finds out which ones are.
package struct RouteGraph: Sendable, Equatable {
  /// Where a route begins or ends.
  package enum Place: Hashable, Sendable {
    case coordinator(String)
    case deepLink(String)
    case screen(String)
    case state(screen: String, path: String)
  }

  /// How a route leads on.
  package enum Means: String, Sendable {
    /// A coordinator's first screen, or the first state of a screen.
    case opens
    /// A tab of a coordinator.
    case shows
    /// A transition between states.
    case moves
    case pushes, presents, starts
    /// A deep link.
    case links
  }

  /// One step from a place to a place.
  package struct Route: Sendable, Equatable {
    /// Where it begins.
    package let from: Place
    /// Where it ends.
    package let to: Place
    /// How it leads on.
    package let means: Means
    /// What makes it happen, such as an event's name; empty where nothing needs to.
    package let cause: String
  }

  /// All places: coordinators, links, then screens each followed by its states.
  package private(set) var places: [Place] = []
  /// All routes.
  package private(set) var routes: [Route] = []

  /// Reads the routes of an app.
  package init(_ app: AppDefinition) {
    for coordinator in app.coordinators { add(coordinator) }
    for link in app.deepLinks { add(link) }
    for screen in app.screens { add(screen) }
  }

  /// The places that routes lead to from coordinators and links, themselves included.
  package var reached: Set<Place> {
    var next: [Place: [Place]] = [:]
    for route in routes { next[route.from, default: []].append(route.to) }
    var open = places.filter { $0.isEntrance }
    var seen = Set(open)
    while let place = open.popLast() {
      for target in next[place] ?? [] where seen.insert(target).inserted { open.append(target) }
    }
    return seen
  }

  // MARK: - Reading

  private mutating func add(_ coordinator: CoordinatorDefinition) {
    let place = Place.coordinator(coordinator.name)
    places.append(place)
    guard case .tabs(let tabs) = coordinator.container else {
      return route(place, .screen(coordinator.root), .opens)
    }
    for tab in tabs { route(place, .screen(tab.root), .shows, cause: tab.identifier) }
  }

  private mutating func add(_ link: DeepLinkDefinition) {
    let place = Place.deepLink(link.pattern)
    places.append(place)
    if let coordinator = link.coordinator { route(place, .coordinator(coordinator), .links) }
    for screen in link.push { route(place, .screen(screen), .pushes) }
  }

  private mutating func add(_ screen: ScreenDefinition) {
    let place = Place.screen(screen.name)
    places.append(place)
    route(place, .state(screen: screen.name, path: screen.initial), .opens)
    let around = Surroundings(screen: screen, path: [], siblings: screen.states)
    for event in screen.on { add(event.transitions, from: place, cause: event.event, around) }
    for state in screen.states { add(state, in: around) }
  }

  private mutating func add(_ state: StateDefinition, in outer: Surroundings) {
    let path = outer.path + [state.name]
    let screen = outer.screen
    let place = Place.state(screen: screen.name, path: path.joined(separator: "."))
    places.append(place)
    let around = Surroundings(
      screen: screen, path: path, siblings: outer.path.isEmpty ? screen.states : outer.inner,
      inner: state.states)
    for event in state.on { add(event.transitions, from: place, cause: event.event, around) }
    for timer in state.after {
      add(timer.transitions, from: place, cause: "after \(timer.delay.quantile(0.5))", around)
    }
    for run in state.invoke {
      add(run.onDone, from: place, cause: "\(run.source) succeeds", around)
      add(run.onError, from: place, cause: "\(run.source) fails", around)
    }
    add(state.entry, from: place, cause: "entry")
    add(state.exit, from: place, cause: "exit")
    let initial = state.initial ?? state.states.first?.name
    if let initial { route(place, around.place(of: path + [initial]), .opens) }
    for inner in state.states { add(inner, in: around) }
  }

  private mutating func add(
    _ transitions: [TransitionDefinition], from place: Place, cause: String,
    _ around: Surroundings
  ) {
    for transition in transitions {
      if let target = transition.target {
        route(place, around.resolve(target), .moves, cause: cause)
      }
      add(transition.actions, from: place, cause: cause)
    }
  }

  private mutating func add(_ actions: [ActionDefinition], from place: Place, cause: String) {
    for action in actions {
      switch action {
      case .push(let screen, _): route(place, .screen(screen), .pushes, cause: cause)
      case .present(let shown): route(place, .screen(shown.screen), .presents, cause: cause)
      case .start(let coordinator): route(place, .coordinator(coordinator), .starts, cause: cause)
      default: continue
      }
    }
  }

  private mutating func route(_ from: Place, _ to: Place, _ means: Means, cause: String = "") {
    routes.append(Route(from: from, to: to, means: means, cause: cause))
    // Whoever is in a place can do what its screen does, and so can its inner states.
    if case .state(let screen, let path) = to { openOuter(screen, path) }
  }

  /// Entering an inner state enters those around it.
  private mutating func openOuter(_ screen: String, _ path: String) {
    var inner = path
    while let cut = inner.lastIndex(of: ".") {
      let outer = String(inner[..<cut])
      routes.append(
        Route(
          from: .state(screen: screen, path: inner), to: .state(screen: screen, path: outer),
          means: .opens, cause: ""))
      inner = outer
    }
  }
}

extension RouteGraph.Place {
  /// Whether users come in here.
  var isEntrance: Bool {
    switch self {
    case .coordinator, .deepLink: true
    case .screen, .state: false
    }
  }
}

/// What the targets of a state's transitions are resolved against.
private struct Surroundings {
  let screen: ScreenDefinition
  let path: [String]
  let siblings: [StateDefinition]
  var inner: [StateDefinition] = []

  func place(of path: [String]) -> RouteGraph.Place {
    .state(screen: screen.name, path: path.joined(separator: "."))
  }

  /// A sibling's name first, then an inner state's, then a path from the screen.
  func resolve(_ target: String) -> RouteGraph.Place {
    if siblings.contains(where: { $0.name == target }) {
      return place(of: path.dropLast() + [target])
    }
    if inner.contains(where: { $0.name == target }) { return place(of: path + [target]) }
    return .state(screen: screen.name, path: target)
  }
}
