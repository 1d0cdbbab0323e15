import SimulatedApp

/// The routes of an app in a file, to compare them with those of another version.
///
/// In addition to the graph it has what tests rely on, such as markers, titles and guards. The text
/// of the file depends only on the app.
struct SavedRoutes: Sendable, Equatable {
  /// A place, with what tests rely on.
  struct Place: Sendable, Equatable {
    /// The place.
    let place: RouteGraph.Place
    /// What tests rely on.
    var details: [Detail: String] = [:]
  }

  /// What tests rely on about a place, by its key in the file.
  enum Detail: String, Sendable, CaseIterable {
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
    /// When gestures do not dismiss a screen; missing in older files.
    case modal
    /// The fields of a screen that nobody can ever use; no event tells of them.
    case unusable
  }

  /// A route and what its transitions consist of.
  struct Route: Sendable, Equatable {
    /// The route.
    let route: RouteGraph.Route
    /// The guards, without duplicates; an empty text for a transition without a guard.
    var guards: [String] = []
    /// What raises its event; nil in files that do not list it.
    var senders: [EventSource]?
    /// What it puts into the context of a screen; nil in files that do not list it.
    var values: [String]?
  }

  /// The app's name.
  let app: String
  /// All places, in the order of the graph.
  let places: [Place]
  /// All routes, in the order of the graph.
  let routes: [Route]
  /// What tests rely on at launch, by name; nil in files that do not list it.
  let settings: [String: String]?
  /// The loaders with digests of their definitions; nil in files that do not list them.
  let loaders: [String: String]?
  /// The names that a screen's own expressions read, by screen, with digests of what is written
  /// with them; nil in files that do not list them.
  let names: [String: [String: String]]?
  /// The accounts, what commands open, and what guards read before anything has changed it; nil in
  /// files that do not list them.
  let starts: [String: String]?

  /// The version of the format.
  static let version = 1

  /// The elements of a detail that lists some.
  static func listed(_ detail: String?) -> Set<Substring> {
    Set((detail ?? "").split(separator: "; "))
  }

  /// Makes the saved routes of an app.
  init(_ app: AppDefinition) {
    let graph = RouteGraph(app)
    let unusable = Dictionary(grouping: UnusableField.all(of: app), by: \.screen)
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
      case .screen(let name):
        Place(
          place: place,
          details: screens[name]?.details(unusable: unusable[name] ?? []) ?? [:])
      default: Place(place: place)
      }
    }
    let senders = screens.mapValues(\.senders)
    let leading = graph.routes.map {
      Route(route: $0, guards: graph.guards[$0] ?? [], values: graph.values[$0] ?? [])
    }
    routes = (leading + Self.acts(of: graph)).map { saved in
      let all = saved.route.from.screen.flatMap { senders[$0]?[saved.route.cause] } ?? []
      var sources: [EventSource] = []
      for sender in all where !sources.contains(sender.source) { sources.append(sender.source) }
      return Route(
        route: saved.route, guards: saved.guards, senders: sources,
        values: saved.values?.map { EventSender.resolved($0, by: all) })
    }
    settings = Self.settings(of: app)
    let digests = ScreenNames.digests(of: app)
    loaders = digests.loaders
    names = digests.names
    starts = Self.starts(of: app, routes)
  }

  /// Makes saved routes of their parts.
  init(
    app: String, places: [Place], routes: [Route], settings: [String: String]?,
    loaders: [String: String]?, names: [String: [String: String]]?, starts: [String: String]?
  ) {
    self.app = app
    self.places = places
    self.routes = routes
    self.settings = settings
    self.loaders = loaders
    self.names = names
    self.starts = starts
  }

  /// The same with other places and routes.
  func with(places: [Place], routes: [Route]) -> SavedRoutes {
    SavedRoutes(
      app: app, places: places, routes: routes, settings: settings, loaders: loaders, names: names,
      starts: starts)
  }

  /// What files from before names were saved have: no actions, and alerts without what opens them.
  var withoutActs: SavedRoutes {
    with(
      places: places,
      routes: routes.filter { $0.route.means != .acts }.map { saved in
        var saved = saved
        saved.senders = saved.senders.map { senders in
          var plain: [EventSource] = []
          for source in senders.map(\.withoutOpener) where !plain.contains(source) {
            plain.append(source)
          }
          return plain
        }
        return saved
      })
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
  /// The identifier of the root, the title and when it is modal, as the definition gives them, and
  /// the fields that nobody can use.
  fileprivate func details(unusable: [UnusableField]) -> [SavedRoutes.Detail: String] {
    var details: [SavedRoutes.Detail: String] = [:]
    details[.marker] = root.identifier == .literal("") ? nil : root.identifier.asWritten
    details[.title] = title?.asWritten
    details[.modal] =
      switch isModal {
      case .literal(false): nil
      case .literal(true): "always"
      case .predicate(let condition): condition
      }
    details[.unusable] =
      unusable.isEmpty ? nil : unusable.map(\.words).joined(separator: "; ")
    return details
  }
}
