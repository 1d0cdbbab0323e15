import AppBuilding
package import AppCompiling
package import AppFiles
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
  private let folder: AppFolder?

  /// Makes a check of an app that explores the usual number of places at most, or another one; it
  /// names the lines of guards in the folder of the app's files.
  package init(_ app: CompiledApp, places: Int? = nil, in folder: AppFolder? = nil) {
    self.init(app, limits: RouteExplorer.Limits(of: app, places: places), in: folder)
  }

  init(_ app: CompiledApp, limits: RouteExplorer.Limits, in folder: AppFolder? = nil) {
    (self.app, self.limits, self.folder) = (app, limits, folder)
    graph = RouteGraph(app.definition)
  }

  /// Explores the app and reports the findings.
  ///
  /// - Parameter progress: called from time to time during the exploration.
  /// - Returns: the findings.
  package func run(progress: ExplorationProgress.Watcher? = nil) -> RouteReport {
    var explorer = RouteExplorer(app, limits: limits)
    explorer.onProgress = progress
    explorer.explore()
    let definition = app.definition
    let reached = definition.hasSwiftScreens ? Set(graph.places) : graph.reached
    let nearest = NearestRoutes(graph, of: definition, in: folder, seen: explorer.sightings)
    let rows =
      definition.coordinators.indices.map { coordinatorRow($0, explorer) }
      + definition.screens.flatMap { screen in
        screen.isOwnSource ? viewRows(explorer) : [screenRow(screen, reached, nearest, explorer)]
      }
      + definition.loaders.map { loaderRow($0, nearest, explorer) }
    var report = RouteReport(
      rows: rows, placeCount: explorer.stops.count, moveCount: explorer.moveCount,
      movesLeftOut: explorer.movesLeftOut, isComplete: explorer.isComplete)
    report.shownViews = explorer.sightings.views
    report.hasCutWait = explorer.sightings.hasCutWait
    report.leavesOnlyRepeats = explorer.leavesOnlyRepeats
    if explorer.movesLeftOut > 0, !explorer.leavesOnlyRepeats {
      report.signatures = explorer.stops.map(\.signature)
    }
    return report
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
    let places =
      app.definition.onStart.isEmpty
      ? explorer.placesAtStart(start)
      // What the app shows at its start must be dismissed first.
      : Set(explorer.stops.indices.filter { explorer.stops[$0].coordinator == coordinator.name })
    let isThere = places.contains { explorer.markersAt[$0].contains(marker) }
    if !isThere, explorer.stops[start].crash == nil {
      let isSure = explorer.isComplete || app.definition.onStart.isEmpty
      faults.append(isSure ? .markerMissing(marker) : .markerNotSeen(marker))
    }
    let others = (explorer.shownMarkers[marker] ?? []).subtracting(coordinator.roots).sorted()
    if !others.isEmpty { faults.append(.markerElsewhere(marker, screens: others)) }
    return faults
  }

  // MARK: - Screens

  /// The screens of an app of SwiftUI source that the exploration reached.
  private func viewRows(_ explorer: RouteExplorer) -> [RouteReport.Row] {
    var names: [String] = []
    for case let name? in explorer.stops.map(\.front) where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in
      let forms = explorer.stops.count { $0.front == name }
      return RouteReport.Row(
        subject: .screen(name), seen: forms == 1 ? "in 1 form" : "in \(forms) forms",
        faults: views(name, explorer) + crashes(on: name, explorer))
    }
  }

  /// A row for a screen that another one leads to, and that leads nowhere.
  private func views(_ screen: String, _ explorer: RouteExplorer) -> [RouteFault] {
    guard explorer.isComplete else { return [] }
    let trap = explorer.stops.indices.first { place in
      let stop = explorer.stops[place]
      guard stop.front == screen, let before = stop.before else { return false }
      return explorer.stops[before].front != screen && stop.crash == nil
        && !leads(away: screen, from: place, explorer)
    }
    return trap.map { [.cannotBeDismissed(moves: explorer.moves(to: $0).map(\.description))] }
      ?? []
  }

  /// Whether moves lead from a place to another screen.
  private func leads(away screen: String, from place: Int, _ explorer: RouteExplorer) -> Bool {
    var open = [place]
    var seen: Set<Int> = [place]
    while let current = open.popLast() {
      guard explorer.stops[current].front == screen else { return true }
      open += explorer.stops[current].next.filter { seen.insert($0).inserted }
    }
    return false
  }

  private func screenRow(
    _ screen: ScreenDefinition, _ reached: Set<RouteGraph.Place>, _ nearest: NearestRoutes,
    _ explorer: RouteExplorer
  ) -> RouteReport.Row {
    let seen = explorer.sightings.states[screen.name] ?? []
    let paths = screen.statePaths
    let words = "\(paths.count { seen.contains($0) }) of \(paths.count) states"
    let row = { RouteReport.Row(subject: .screen(screen.name), seen: words, faults: $0) }
    guard explorer.sightings.screens.contains(screen.name) else {
      guard reached.contains(.screen(screen.name)) else { return row([.unreachable]) }
      return row([.notVisited(nearest: nearest.words(to: .screen(screen.name)))])
    }
    var faults = unseenStates(of: screen, paths.filter { !seen.contains($0) }, reached, nearest)
    faults += deadEnds(screen.name, explorer)
    faults += crashes(on: screen.name, explorer)
    return row(faults)
  }

  private func unseenStates(
    of screen: ScreenDefinition, _ missed: [String], _ reached: Set<RouteGraph.Place>,
    _ nearest: NearestRoutes
  ) -> [RouteFault] {
    let place = { RouteGraph.Place.state(screen: screen.name, path: $0) }
    let unreachable = missed.filter { !reached.contains(place($0)) }
    let others = missed.filter { reached.contains(place($0)) }
    let words = others.flatMap { nearest.words(to: place($0)) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return (unreachable.isEmpty ? [] : [.statesUnreachable(unreachable)])
      + (others.isEmpty ? [] : [.statesNotVisited(others, nearest: words)])
  }

  private func deadEnds(_ screen: String, _ explorer: RouteExplorer) -> [RouteFault] {
    let places = explorer.stops.indices.filter { explorer.stops[$0].front == screen }
    if let trap = places.first(where: { isTrap($0, screen, explorer) }) {
      return [.cannotBeDismissed(moves: explorer.moves(to: trap).map(\.description))]
    }
    let isRootOnly = places.allSatisfy {
      explorer.stops[$0].depth <= 1 && !explorer.stops[$0].isPresented
    }
    let isLedTo = graph.routes.contains {
      $0.to == .screen(screen) && [.pushes, .presents, .covers, .popsOver].contains($0.means)
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
    return explorer.stops.indices.compactMap { place -> RouteFault? in
      let stop = explorer.stops[place]
      guard let crash = stop.crash, let before = stop.before,
        explorer.stops[before].front == screen, told.insert(crash).inserted
      else { return nil }
      return .crashes(
        message: crash, coordinator: explorer.launches[stop.start].name,
        moves: explorer.moves(to: place).map(\.description))
    }
  }

  // MARK: - Loaders

  private func loaderRow(
    _ loader: LoaderDefinition, _ nearest: NearestRoutes, _ explorer: RouteExplorer
  ) -> RouteReport.Row {
    let succeeded = explorer.sightings.succeeded.contains(loader.name)
    let failed = explorer.sightings.failed.contains(loader.name)
    let isUsed =
      app.definition.experiments?.loader == loader.name
      || app.definition.screens.contains { screen in
        screen.states.contains { $0.starts(loader.name) }
      }
      || app.hasSwiftScreens && (succeeded || failed)
    let row = { RouteReport.Row(subject: .loader(loader.name), seen: $0, faults: $1) }
    guard isUsed else { return row("not used", [.loaderNotUsed]) }
    let ways = succeeded || failed ? [] : starts(of: loader, nearest)
    let unseen = [succeeded ? nil : false, failed ? nil : true].compactMap { $0 }
    let faults = unseen.map { isFailure -> RouteFault in
      if !isFailure, let request = explorer.sightings.unanswered[loader.name] {
        return .requestUnanswered(request)
      }
      if isFailure, succeeded, loader.request != nil { return .failureNotStubbed }
      return .outcomeNotSeen(isFailure: isFailure, nearest: ways)
    }
    let seen = [succeeded ? "success" : nil, failed ? "failure" : nil].compactMap { $0 }
    return row(
      seen.isEmpty ? "neither success nor failure" : seen.joined(separator: " and "), faults)
  }
}

extension RouteCheck {
  /// The nearest routes to the states that start a loader.
  private func starts(of loader: LoaderDefinition, _ nearest: NearestRoutes) -> [String] {
    app.definition.screens.flatMap { screen in
      screen.states.flatMap { $0.paths(below: "", starting: loader.name) }
        .flatMap { nearest.words(to: .state(screen: screen.name, path: $0)) }
    }
  }
}

extension RouteExplorer {
  /// The places at an app's start: the first one, and those that waiting leads to.
  fileprivate func placesAtStart(_ start: Int) -> Set<Int> {
    var places: Set<Int> = [start]
    for passage in passages where passage.move == .wait(failing: false) {
      if places.contains(passage.from) { places.insert(passage.to) }
    }
    return places
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
  /// The dotted paths of this state and of states inside it that invoke a loader themselves.
  fileprivate func paths(below outer: String, starting loader: String) -> [String] {
    let path = path(below: outer)
    return (invoke.contains { $0.source == loader } ? [path] : [])
      + states.flatMap { $0.paths(below: path, starting: loader) }
  }
}
