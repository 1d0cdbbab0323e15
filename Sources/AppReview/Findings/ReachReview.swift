import AppModel

/// Finds places that nothing leads to, and places that lead nowhere.
struct ReachReview {
  /// The findings: coordinators first, then screens with their states.
  private(set) var drafts: [RouteFinding.Draft] = []
  private let app: AppDefinition
  private let graph: RouteGraph

  /// Checks the routes of an app.
  init(_ app: AppDefinition, _ graph: RouteGraph) {
    self.app = app
    self.graph = graph
    reviewCoordinators()
    let reached = app.hasSwiftScreens ? Set(graph.places) : graph.reached
    let ways = WaysOfScreens(app, graph)
    for screen in app.screens where screen.swift == nil {
      guard reached.contains(.screen(screen.name)) else {
        if leadsByCommand { continue }
        find(
          .unreachableScreen, screen.file, .top, "no route leads to the screen \(screen.name)",
          "push or present it somewhere, give it a coordinator, or delete its file")
        continue
      }
      review(statesOf: screen, reached)
      review(screen, ways)
    }
  }

  /// Whether a command of a test leads somewhere; the graph does not contain commands.
  private var leadsByCommand: Bool {
    app.commands.contains { command in
      command.actions.contains { action in
        switch action {
        case .push, .present, .start: true
        default: false
        }
      }
    }
  }

  // MARK: - Coordinators

  /// A coordinator with a marker is meant to be started by tests.
  private mutating func reviewCoordinators() {
    if app.hasSwiftScreens { return }
    let started = Set(
      graph.routes.filter { $0.means == .starts || $0.means == .links }.map(\.to))
    for coordinator in app.coordinators
    where coordinator.name != app.defaultCoordinator && coordinator.marker == nil
      && !started.contains(.coordinator(coordinator.name))
    {
      find(
        .coordinatorNeverStarted, AppFileName.app,
        .top.key("coordinators").key(coordinator.name),
        "nothing starts the coordinator \(coordinator.name), and it has no marker for a test",
        "start it in a transition or a link, give it a marker, or delete it", isAboutKey: true)
    }
  }

  // MARK: - Screens

  private mutating func review(
    statesOf screen: ScreenDefinition, _ reached: Set<RouteGraph.Place>
  ) {
    for (_, name, place) in screen.allStates
    where !reached.contains(.state(screen: screen.name, path: name)) {
      find(
        .unreachableState, screen.file, place,
        "no transition leads to the state \(name) of the screen \(screen.name)",
        "name it as a target or as the initial state, or delete it", isAboutKey: true)
    }
  }

  private mutating func review(_ screen: ScreenDefinition, _ ways: WaysOfScreens) {
    guard let entrance = ways.trap(of: screen) else { return }
    find(
      .deadEnd, screen.file, .top,
      "the screen \(screen.name) is a dead end where it is \(entrance): "
        + "no transition leads on from it, and nothing leads back",
      "add a transition with a push, \"pop\" or \"dismiss\"")
  }

  private mutating func find(
    _ kind: RouteFinding.Kind, _ file: String, _ path: DefinitionPath, _ message: String,
    _ advice: String, isAboutKey: Bool = false
  ) {
    drafts.append(
      RouteFinding.Draft(
        kind: kind, file: file, path: path, message: message, advice: advice,
        isAboutKey: isAboutKey))
  }
}
