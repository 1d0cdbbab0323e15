package import AppCompiling
import AppModel

/// Checks the routes of an app.
///
/// Every way into the app must open, every screen and state must be reached and left, and every
/// loader's success and failure must lead somewhere.
///
/// ```swift
/// let report = RouteCheck(CompiledApp(definition)).run()
/// ```
package struct RouteCheck {
  private let app: CompiledApp
  private let graph: RouteGraph
  private let limits: RouteExplorer.Limits

  /// Makes a check of an app with the default limits.
  package init(_ app: CompiledApp) { self.init(app, limits: RouteExplorer.Limits()) }

  init(_ app: CompiledApp, limits: RouteExplorer.Limits) {
    self.app = app
    self.limits = limits
    graph = RouteGraph(app.definition)
  }

  /// Explores the app and reports the findings.
  package func run() -> RouteReport {
    var explorer = RouteExplorer(app, limits: limits)
    explorer.explore()
    let definition = app.definition
    let reached = definition.hasSwiftScreens ? Set(graph.places) : graph.reached
    let rows =
      definition.coordinators.indices.map { coordinatorRow($0, explorer) }
      + definition.screens.map { screenRow($0, reached, explorer) }
      + definition.loaders.map { loaderRow($0, explorer) }
    return RouteReport(
      rows: rows, placeCount: explorer.stops.count, moveCount: explorer.moveCount,
      isComplete: explorer.isComplete)
  }

  // MARK: - Coordinators

  private func coordinatorRow(_ index: Int, _ explorer: RouteExplorer) -> RouteReport.Row {
    let coordinator = app.definition.coordinators[index]
    let start = explorer.starts[index]
    var faults: [RouteFault] = []
    if let crash = explorer.stops[start].crash {
      faults.append(.crashes(message: crash, coordinator: coordinator.name, moves: []))
    }
    if let marker = coordinator.marker {
      faults += markerFaults(marker, of: coordinator, start: start, explorer)
    }
    let first = explorer.stops[start].front ?? "nothing"
    let marker = coordinator.marker.map { ", marker \"\($0)\"" } ?? ", no marker"
    return RouteReport.Row(
      subject: .coordinator(coordinator.name), seen: "opens \(first)\(marker)", faults: faults)
  }

  private func markerFaults(
    _ marker: String, of coordinator: CoordinatorDefinition, start: Int, _ explorer: RouteExplorer
  ) -> [RouteFault] {
    var faults: [RouteFault] = []
    let isThere = explorer.stops.indices.contains { place in
      explorer.stops[place].coordinator == explorer.stops[start].coordinator
        && (explorer.stops[place].moves.allSatisfy { $0 == .wait(failing: false) }
          // What the app shows at its start must be dismissed first.
          || !app.definition.onStart.isEmpty)
        && explorer.markersAt[place].contains(marker)
    }
    if !isThere, explorer.stops[start].crash == nil { faults.append(.markerMissing(marker)) }
    let others = (explorer.shownMarkers[marker] ?? []).subtracting(coordinator.roots).sorted()
    if !others.isEmpty { faults.append(.markerElsewhere(marker, screens: others)) }
    return faults
  }

  // MARK: - Screens

  private func screenRow(
    _ screen: ScreenDefinition, _ reached: Set<RouteGraph.Place>, _ explorer: RouteExplorer
  ) -> RouteReport.Row {
    let seen = explorer.sightings.states[screen.name] ?? []
    let paths = screen.states.flatMap { $0.paths(below: "") }
    let words = "\(paths.count { seen.contains($0) }) of \(paths.count) states"
    let row = { RouteReport.Row(subject: .screen(screen.name), seen: words, faults: $0) }
    guard explorer.sightings.screens.contains(screen.name) else {
      guard reached.contains(.screen(screen.name)) else { return row([.unreachable]) }
      return row(explorer.isComplete ? [.notVisited] : [])
    }
    var faults: [RouteFault] = []
    let missed = paths.filter { !seen.contains($0) }
    let unrouted = missed.filter { !reached.contains(.state(screen: screen.name, path: $0)) }
    // If the exploration was limited, places that it did not reach may be fine.
    let told = explorer.isComplete ? missed : unrouted
    if !told.isEmpty { faults.append(.statesNotVisited(told, unrouted: unrouted)) }
    faults += deadEnds(screen.name, explorer)
    faults += crashes(on: screen.name, explorer)
    return row(faults)
  }

  private func deadEnds(_ screen: String, _ explorer: RouteExplorer) -> [RouteFault] {
    let places = explorer.stops.indices.filter { explorer.stops[$0].front == screen }
    if let trap = places.first(where: { isTrap($0, screen, explorer) }) {
      return [.cannotBeDismissed(moves: explorer.stops[trap].moves.map(\.description))]
    }
    let isRootOnly = places.allSatisfy {
      explorer.stops[$0].depth <= 1 && !explorer.stops[$0].isPresented
    }
    let isLedTo = graph.routes.contains {
      $0.to == .screen(screen) && ($0.means == .pushes || $0.means == .presents)
    }
    let acts = places.contains {
      explorer.stops[$0].hasControls || !explorer.stops[$0].next.isEmpty
    }
    return isRootOnly && !isLedTo && !acts && !places.isEmpty ? [.doesNothing] : []
  }

  /// Whether a presented screen without a back button stays in front, whatever people do.
  private func isTrap(_ place: Int, _ screen: String, _ explorer: RouteExplorer) -> Bool {
    let stop = explorer.stops[place]
    guard stop.isPresented, stop.depth == 1, stop.crash == nil, explorer.isComplete else {
      return false
    }
    var open = [place]
    var seen: Set<Int> = [place]
    while let current = open.popLast() {
      let here = explorer.stops[current]
      if !here.isPresented || (here.depth == 1 && here.front != screen) { return false }
      for next in here.next where seen.insert(next).inserted { open.append(next) }
    }
    return true
  }

  /// A crash is reported at the screen where the last move was made.
  private func crashes(on screen: String, _ explorer: RouteExplorer) -> [RouteFault] {
    var told: Set<String> = []
    return explorer.stops.compactMap { stop -> RouteFault? in
      guard let crash = stop.crash, let before = stop.before,
        explorer.stops[before].front == screen, told.insert(crash).inserted
      else { return nil }
      return .crashes(
        message: crash, coordinator: app.definition.coordinators[stop.coordinator].name,
        moves: stop.moves.map(\.description))
    }
  }

  // MARK: - Loaders

  private func loaderRow(_ loader: LoaderDefinition, _ explorer: RouteExplorer) -> RouteReport.Row {
    let succeeded = explorer.sightings.succeeded.contains(loader.name)
    let failed = explorer.sightings.failed.contains(loader.name)
    let isUsed =
      app.definition.experiments?.loader == loader.name
      || app.definition.screens.contains { screen in
        screen.states.contains { $0.starts(loader.name) }
      }
      || app.definition.hasSwiftScreens && (succeeded || failed)
    let row = { RouteReport.Row(subject: .loader(loader.name), seen: $0, faults: $1) }
    guard isUsed else { return row("not used", [.loaderNotUsed]) }
    var faults: [RouteFault] = []
    if !succeeded, explorer.isComplete { faults.append(.outcomeNotSeen(isFailure: false)) }
    if !failed, explorer.isComplete { faults.append(.outcomeNotSeen(isFailure: true)) }
    let seen = [succeeded ? "success" : nil, failed ? "failure" : nil].compactMap { $0 }
    return row(
      seen.isEmpty ? "neither success nor failure" : seen.joined(separator: " and "), faults)
  }
}

extension CoordinatorDefinition {
  /// The screens that are shown at launch.
  fileprivate var roots: Set<String> {
    if case .tabs(let tabs) = container { return Set(tabs.map(\.root)) }
    return [root]
  }
}

extension StateDefinition {
  /// The dotted paths of this state and of all states inside it.
  fileprivate func paths(below outer: String) -> [String] {
    let path = path(below: outer)
    return [path] + states.flatMap { $0.paths(below: path) }
  }

  /// Whether this state or a state inside it invokes a loader.
  fileprivate func starts(_ loader: String) -> Bool {
    invoke.contains { $0.source == loader } || states.contains { $0.starts(loader) }
  }
}
