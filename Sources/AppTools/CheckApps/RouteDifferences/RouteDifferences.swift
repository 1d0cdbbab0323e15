import SimulatedApp

/// The differences between the routes of two versions of an app.
///
/// ```swift
/// let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
/// ```
struct RouteDifferences: Sendable, Equatable {
  /// One difference.
  enum Change: Sendable, Equatable {
    case placeWent(RouteGraph.Place)
    case routeWent(RouteGraph.Route)
    /// The same cause leads to another place, or leads there in another way.
    case endsElsewhere(old: RouteGraph.Route, new: RouteGraph.Route)
    case placeAppeared(RouteGraph.Place)
    case routeAppeared(RouteGraph.Route)
    case detailChanged(RouteGraph.Place, SavedRoutes.Detail, old: String?, new: String?)
    case guardChanged(RouteGraph.Route, old: [String], new: [String])
    case sendersChanged(RouteGraph.Route, old: [String], new: [String])
    case valuesChanged(RouteGraph.Route, old: [String], new: [String])
    /// A setting of the launch; nil where a version does not have it.
    case settingChanged(String, old: String?, new: String?)
    /// An account, a command, or a value that guards read, starts differently.
    case startChanged(String, old: String?, new: String?)
    /// A state with another name, and with all routes that it had before.
    case stateRenamed(screen: String, old: String, new: String)
    /// A key of a screen's context, or the name of its repeated items, with another name.
    case nameChanged(screen: String, old: String, new: String)
    /// A loader with another name.
    case loaderRenamed(old: String, new: String)
    /// A key that all screens share has another name; the names begin with `app.`.
    case sharedNameChanged(old: String, new: String)
    /// An event that another state, or the whole screen, handles now, wherever it can occur.
    case handlerMoved(RouteGraph.Place, event: String, new: RouteGraph.Place)

    /// Whether tests that used this place or route may no longer be able to.
    var isRegression: Bool {
      switch self {
      case .placeWent, .routeWent, .endsElsewhere, .guardChanged: true
      case .detailChanged(_, .marker, let old, _): old != nil
      case .detailChanged(_, .taker, _, let new): new != nil
      case .detailChanged(_, .unusable, let old, let new):
        !SavedRoutes.listed(new).isSubset(of: SavedRoutes.listed(old))
      case .detailChanged(_, let detail, _, _): detail != .title
      case .sendersChanged(_, let old, let new), .valuesChanged(_, let old, let new):
        !Set(old).isSubset(of: new)
      // A new alert at launch is in the way of tests.
      case .settingChanged(let name, let old, _): old != nil || name.hasSuffix(" at launch")
      case .startChanged(_, let old, _): old != nil
      case .placeAppeared, .routeAppeared, .stateRenamed, .nameChanged, .loaderRenamed,
        .sharedNameChanged,
        .handlerMoved:
        false
      }
    }

    /// Whether the place is in the old version rather than the new one.
    var isOfOld: Bool {
      switch self {
      case .placeWent, .routeWent: true
      default: false
      }
    }
  }

  /// The differences: removed, changed ends, added, other changes.
  ///
  /// Each group is in the order of the graphs.
  let changes: [Change]
  /// The place of each change in the files, or nil where there is no file.
  var places: [DefinitionPlace?] = []

  /// Whether a route or a place was removed, ends somewhere else, or lacks what tests rely on.
  var isRegression: Bool { changes.contains(where: \.isRegression) }

  /// Compares two versions.
  init(from former: SavedRoutes, to latter: SavedRoutes) {
    let isWhole = former.names != nil && latter.names != nil
    let (first, new) = isWhole ? (former, latter) : (former.withoutActs, latter.withoutActs)
    let renames = RouteRenames(from: first, to: new)
    let renamed = renames.applied(to: first)
    let moves = HandlerMoves(from: renamed, to: new)
    let old = moves.applied(to: renamed)
    let (before, after) = (old.places.map(\.place), new.places.map(\.place))
    let gone = Self.missing(before, in: after)
    let come = Self.missing(after, in: before)
    // The routes of a removed place were removed with it and need no line.
    let left = Self.missing(old.routes.map(\.route), in: new.routes.map(\.route))
      .filter { !gone.contains($0.from) }
    let added = Self.missing(new.routes.map(\.route), in: old.routes.map(\.route))
      .filter { !come.contains($0.from) }
    let (pairs, went, appeared) = Self.paired(left, added)
    changes =
      Self.outermost(gone).map(Change.placeWent) + went.map(Change.routeWent)
      + pairs.map { .endsElsewhere(old: $0, new: $1) }
      + Self.outermost(come).map(Change.placeAppeared) + appeared.map(Change.routeAppeared)
      + Self.changedPlaces(old, new) + Self.changedGuards(old, new)
      + renames.changes + moves.changes
      + Self.changedSettings(old, new) + Self.changedStarts(old, new)
    places = changes.map { _ in nil }
  }

  /// The differences that are not among those of another comparison.
  func without(_ known: RouteDifferences) -> RouteDifferences {
    let kept = changes.indices.filter { !known.changes.contains(changes[$0]) }
    return RouteDifferences(changes: kept.map { changes[$0] }, places: kept.map { places[$0] })
  }

  private init(changes: [Change], places: [DefinitionPlace?]) {
    self.changes = changes
    self.places = places
  }

  private static func missing<Thing: Hashable>(_ things: [Thing], in others: [Thing]) -> [Thing] {
    let known = Set(others)
    return things.filter { !known.contains($0) }
  }

  /// The places without ways back, and without the states of screens that are among the places.
  private static func outermost(_ places: [RouteGraph.Place]) -> [RouteGraph.Place] {
    let all = Set(places)
    return places.filter { place in
      switch place {
      case .back: false
      case .state(let screen, _): !all.contains(.screen(screen))
      case .coordinator, .deepLink, .screen: true
      }
    }
  }

  /// Pairs removed routes with added routes that start at the same place with the same cause.
  private static func paired(
    _ left: [RouteGraph.Route], _ added: [RouteGraph.Route]
  ) -> (pairs: [(RouteGraph.Route, RouteGraph.Route)], [RouteGraph.Route], [RouteGraph.Route]) {
    var rest = added
    var pairs: [(RouteGraph.Route, RouteGraph.Route)] = []
    var went: [RouteGraph.Route] = []
    for route in left {
      let candidates = rest.indices.filter {
        rest[$0].from == route.from && rest[$0].cause == route.cause
          && rest[$0].means.isInside == route.means.isInside
      }
      let same = candidates.first { rest[$0].means == route.means || rest[$0].to == route.to }
      guard let index = same ?? candidates.first else {
        went.append(route)
        continue
      }
      pairs.append((route, rest.remove(at: index)))
    }
    return (pairs, went, rest)
  }

  private static func changedPlaces(_ old: SavedRoutes, _ new: SavedRoutes) -> [Change] {
    let before = Dictionary(
      old.places.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let isWhole = old.settings != nil && new.settings != nil
    return new.places.flatMap { place -> [Change] in
      guard let known = before[place.place] else { return [] }
      return SavedRoutes.Detail.allCases.compactMap { detail in
        let (old, new) = (known.details[detail], place.details[detail])
        let isUnknown =
          [.container, .start].contains(detail) && (old == nil || new == nil)
          || detail == .modal && !isWhole
        return old == new || isUnknown
          ? nil : .detailChanged(place.place, detail, old: old, new: new)
      }
    }
  }

  private static func changedGuards(_ old: SavedRoutes, _ new: SavedRoutes) -> [Change] {
    let before = Dictionary(
      old.routes.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    let isWhole = old.settings != nil && new.settings != nil
    return new.routes.flatMap { route -> [Change] in
      guard let known = before[route.route] else { return [] }
      let old = (known.senders ?? route.senders ?? []).map(\.words)
      let new = (route.senders ?? known.senders ?? []).map(\.words)
      var (was, becomes) = (known.values ?? route.values ?? [], route.values ?? known.values ?? [])
      // Older files have the names of what events carry, not the expressions behind them.
      if !isWhole, (was + becomes).contains(where: { $0.contains(" = event.") }) { becomes = was }
      return [Change.guardChanged(route.route, old: known.guards, new: route.guards)]
        .filter { _ in known.comparedGuards != route.comparedGuards }
        + [.sendersChanged(route.route, old: old, new: new)].filter { _ in old != new }
        + [.valuesChanged(route.route, old: was, new: becomes)].filter { _ in was != becomes }
    }
  }

  private static func changedSettings(_ old: SavedRoutes, _ new: SavedRoutes) -> [Change] {
    guard let before = old.settings, let after = new.settings else { return [] }
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      let (was, becomes) = (before[name], after[name])
      return was == becomes ? nil : .settingChanged(name, old: was, new: becomes)
    }
  }

  /// A value is compared where both versions have guards that read it: another name for it, or
  /// another guard, is told as that.
  private static func changedStarts(_ old: SavedRoutes, _ new: SavedRoutes) -> [Change] {
    guard let before = old.starts, let after = new.starts else { return [] }
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      let (was, becomes) = (before[name], after[name])
      let isCompared = was != nil && becomes != nil || SavedRoutes.isAskedFor(name)
      return was == becomes || !isCompared ? nil : .startChanged(name, old: was, new: becomes)
    }
  }
}

extension SavedRoutes.Route {
  /// The guards in one form; one that is always true is none.
  var comparedGuards: [String] {
    guards.map(FormatPredicate.canonical).map { $0 == "TRUEPREDICATE" ? "" : $0 }
  }
}

extension RouteGraph.Means {
  /// Whether the route stays on the same screen.
  fileprivate var isInside: Bool { self == .moves }
}
