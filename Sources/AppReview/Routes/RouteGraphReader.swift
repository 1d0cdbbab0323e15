import AppModel
import VirtualTime

/// Reads the places and routes of an app from its definition, in the definition's order.
struct RouteGraphReader {
  typealias Place = RouteGraph.Place

  private let app: AppDefinition
  private(set) var places: [Place] = []
  /// All routes, including those to names that refer to nothing.
  private(set) var routes: [RouteGraph.Route] = []
  /// The guards of each route's transitions, without duplicates; empty for one without a guard.
  private(set) var guards: [RouteGraph.Route: [String]] = [:]
  /// What each route puts into the context of the screen at its end, as `key = expression`.
  private(set) var values: [RouteGraph.Route: Set<String>] = [:]
  private(set) var steps: [RouteGraph.Step] = []
  /// The guard of the current transition; nil outside of a transition.
  private var condition: String?

  init(_ app: AppDefinition) { self.app = app }

  /// Reads the whole app.
  mutating func read() {
    for coordinator in app.coordinators { add(coordinator) }
    for link in app.deepLinks { add(link) }
    for screen in app.screens { add(screen) }
  }

  // MARK: - Places

  private mutating func add(_ coordinator: CoordinatorDefinition) {
    let place = Place.coordinator(coordinator.name)
    places.append(place)
    for item in app.onStart {
      guard case .present(let shown) = item.kind else { continue }
      condition = item.condition
      let means = Self.means(of: shown)
      route(place, .screen(shown.screen), means, cause: "start", with: shown.with)
      condition = nil
    }
    guard case .tabs(let tabs) = coordinator.container else {
      return route(place, .screen(coordinator.root), .opens, with: coordinator.with)
    }
    if let first = tabs.first { route(place, .screen(first.root), .opens) }
    for tab in tabs { route(place, .screen(tab.root), .shows, cause: tab.name) }
  }

  private mutating func add(_ link: DeepLinkDefinition) {
    let place = Place.deepLink(link.pattern)
    places.append(place)
    if let coordinator = link.coordinator { route(place, .coordinator(coordinator), .links) }
    for screen in link.push { route(place, .screen(screen), .pushes) }
  }

  private mutating func add(_ screen: ScreenDefinition) {
    let place = Place.screen(screen.name)
    let back = Place.back(from: screen.name)
    let first = routes.count
    places.append(place)
    route(place, .state(screen: screen.name, path: screen.initial), .opens)
    let around = Surroundings(screen: screen, path: [], siblings: screen.states)
    for event in screen.on { add(event.transitions, from: place, cause: event.event, around) }
    for state in screen.states { add(state, in: around) }
    if routes[first...].contains(where: { $0.to == back }) { places.append(back) }
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
      condition = transition.guard ?? ""
      defer { condition = nil }
      let first = routes.count
      if let target = transition.target {
        route(place, around.resolve(target), .moves, cause: cause)
      }
      add(transition.actions, from: place, cause: cause)
      let leads = routes.count > first
      steps.append(
        RouteGraph.Step(place: place, cause: cause, transition: transition, leads: leads))
    }
  }

  private mutating func add(_ actions: [ActionDefinition], from place: Place, cause: String) {
    for action in actions {
      for (means, target) in ends(of: action, from: place) {
        route(place, target, means, cause: cause, with: Self.values(of: action))
      }
    }
  }

  // MARK: - Where actions lead

  private func ends(
    of action: ActionDefinition, from place: Place
  ) -> [(RouteGraph.Means, Place)] {
    switch action {
    case .push(let screen, _): [(.pushes, .screen(screen))]
    case .present(let shown): [(Self.means(of: shown), .screen(shown.screen))]
    case .start(let coordinator): [(.starts, .coordinator(coordinator))]
    case .selectTab(let name): tabs(named: name).map { (.selects, .screen($0.root)) }
    case .open(link: .literal(let link)): deepLink(for: link).map { [(.follows, $0)] } ?? []
    case .pop: back(from: place).map { [(.pops, $0)] } ?? []
    case .popToRoot: back(from: place).map { [(.popsToRoot, $0)] } ?? []
    case .dismiss: back(from: place).map { [(.dismisses, $0)] } ?? []
    default: []
    }
  }

  /// What an action puts into the context of the screen that it opens.
  private static func values(of action: ActionDefinition) -> [String: String] {
    switch action {
    case .push(_, let values): values
    case .present(let shown): shown.with
    default: [:]
    }
  }

  private static func means(of shown: PresentationDefinition) -> RouteGraph.Means {
    switch shown.style {
    case .sheet: .presents
    case .fullScreen: .covers
    case .popover: .popsOver
    }
  }

  /// The tab that a name selects in each coordinator.
  private func tabs(named name: String) -> [TabDefinition] {
    app.coordinators.compactMap { coordinator in
      guard case .tabs(let tabs) = coordinator.container else { return nil }
      return tabs.first { $0.identifier == name || $0.label == .literal(name) }
    }
  }

  private func deepLink(for link: String) -> Place? {
    app.deepLinks.first { $0.values(in: link) != nil }.map { .deepLink($0.pattern) }
  }

  private func back(from place: Place) -> Place? {
    switch place {
    case .screen(let screen), .state(let screen, _): .back(from: screen)
    case .coordinator, .deepLink, .back: nil
    }
  }

  private mutating func route(
    _ from: Place, _ to: Place, _ means: RouteGraph.Means, cause: String = "",
    with expressions: [String: String] = [:]
  ) {
    let route = RouteGraph.Route(from: from, to: to, means: means, cause: cause)
    routes.append(route)
    values[route, default: []].formUnion(expressions.map { "\($0) = \($1)" })
    if let condition, guards[route]?.contains(condition) != true {
      guards[route, default: []].append(condition)
    }
  }
}

extension TabDefinition {
  /// The name by which a transition selects the tab, if the definition has it.
  fileprivate var name: String {
    if identifier.isEmpty, case .literal(let label) = label { return label }
    return identifier
  }
}

/// The states in which the targets of a state's transitions are looked up.
private struct Surroundings {
  let screen: ScreenDefinition
  let path: [String]
  let siblings: [StateDefinition]
  var inner: [StateDefinition] = []

  func place(of path: [String]) -> RouteGraph.Place {
    .state(screen: screen.name, path: path.joined(separator: "."))
  }

  /// The target's place: first a sibling, then an inner state, then a path from the screen.
  func resolve(_ target: String) -> RouteGraph.Place {
    if siblings.contains(where: { $0.name == target }) {
      return place(of: path.dropLast() + [target])
    }
    if inner.contains(where: { $0.name == target }) { return place(of: path + [target]) }
    return .state(screen: screen.name, path: target)
  }
}
