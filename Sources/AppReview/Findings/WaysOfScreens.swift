import AppModel

/// How screens are reached, and whether anything leads on from them or back.
struct WaysOfScreens {
  /// Screens with a transition that leads on or back.
  private var leaving: Set<String> = []
  /// Screens that may be pushed without a bar that has a back button.
  private var pushedPlainly: Set<String> = []
  /// First screens of coordinators that something in the app starts.
  private var started: Set<String> = []
  /// Screens that a person cannot dismiss with a swipe or a tap.
  private var covering: Set<String> = []

  /// Reads the routes of an app.
  init(_ app: AppDefinition, _ graph: RouteGraph) {
    for route in graph.routes where route.means != .moves && route.means != .opens {
      route.from.screen.map { _ = leaving.insert($0) }
    }
    findStarted(app, graph)
    findPlain(app, graph)
    let modal = Set(app.screens.filter { $0.isModal != .literal(false) }.map(\.name))
    for shown in app.screens.flatMap(\.presentations)
    where shown.style == .fullScreen || modal.contains(shown.screen) {
      covering.insert(shown.screen)
    }
  }

  /// How the screen is reached where it is a dead end; nil if it is not one.
  func trap(of screen: ScreenDefinition) -> String? {
    guard !leaving.contains(screen.name) else { return nil }
    if covering.contains(screen.name) { return "presented" }
    if pushedPlainly.contains(screen.name) { return "pushed without a navigation bar" }
    return started.contains(screen.name) ? "the first screen" : nil
  }

  private mutating func findStarted(_ app: AppDefinition, _ graph: RouteGraph) {
    let names = Set(
      graph.routes.filter { $0.means == .starts || $0.means == .links }.map(\.to.name))
    for coordinator in app.coordinators where names.contains(coordinator.name) {
      // A tab bar always leads to another tab.
      if case .tabs(let tabs) = coordinator.container, tabs.count > 1 { continue }
      started.insert(coordinator.root)
    }
  }

  /// Follows pushes and links from each coordinator without a bar.
  private mutating func findPlain(_ app: AppDefinition, _ graph: RouteGraph) {
    var pushes: [String: [String]] = [:]
    for route in graph.routes {
      guard case .screen(let target) = route.to, let from = route.from.screen,
        route.means == .pushes
      else { continue }
      pushes[from, default: []].append(target)
    }
    for coordinator in app.coordinators where coordinator.container == .plain {
      var open = [coordinator.root]
      let links = app.deepLinks.filter { $0.coordinator == coordinator.name }.flatMap(\.push)
      pushedPlainly.formUnion(links)
      open += links
      var seen = Set(open)
      while let screen = open.popLast() {
        for target in pushes[screen] ?? [] {
          pushedPlainly.insert(target)
          if seen.insert(target).inserted { open.append(target) }
        }
      }
    }
  }
}

extension RouteGraph.Place {
  /// The screen that the place belongs to.
  package var screen: String? {
    switch self {
    case .screen(let screen), .state(let screen, _): screen
    case .coordinator, .deepLink, .back: nil
    }
  }
}

extension ScreenDefinition {
  fileprivate var presentations: [PresentationDefinition] {
    ActionWalk(self).actions.compactMap { action in
      if case .present(let shown) = action.action { shown } else { nil }
    }
  }
}
