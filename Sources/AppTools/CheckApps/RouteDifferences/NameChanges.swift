import SimulatedApp

/// The keys of contexts, the items and the loaders that only have another name in a new version.
struct NameChanges {
  /// The new names by the old ones, for each screen.
  private var names: [String: [String: String]] = [:]
  /// Those of the keys that all screens share.
  private var shared: [String: String] = [:]
  private var loaders: [String: String] = [:]

  /// Finds the new names with the digests of old ones.
  init(from old: SavedRoutes, to new: SavedRoutes) {
    loaders = Self.pairs(old.loaders ?? [:], new.loaders ?? [:])
    for (screen, known) in old.names ?? [:] {
      names[screen] = Self.pairs(known, new.names?[screen] ?? [:])
    }
    shared = names.removeValue(forKey: ScreenNames.shared) ?? [:]
  }

  /// The names to tell, sorted.
  var changes: [RouteDifferences.Change] {
    let keys = names.sorted { $0.key < $1.key }.flatMap { screen, pairs in
      pairs.sorted { $0.key < $1.key }.map {
        RouteDifferences.Change.nameChanged(screen: screen, old: $0.key, new: $0.value)
      }
    }
    return loaders.sorted { $0.key < $1.key }.map { .loaderRenamed(old: $0.key, new: $0.value) }
      + shared.sorted { $0.key < $1.key }.map { .sharedNameChanged(old: $0.key, new: $0.value) }
      + keys
  }

  private static func pairs(
    _ old: [String: String], _ new: [String: String]
  ) -> [String: String] {
    var free = new.filter { old[$0.key] == nil }.sorted { $0.key < $1.key }
    var pairs: [String: String] = [:]
    for (name, digest) in old.sorted(by: { $0.key < $1.key }) where new[name] == nil {
      guard let index = free.firstIndex(where: { $0.value == digest }) else { continue }
      pairs[name] = free.remove(at: index).key
    }
    return pairs
  }

  // MARK: - New names

  /// A route with the new names.
  func applied(to saved: SavedRoutes.Route) -> SavedRoutes.Route {
    let route = saved.route
    let own = names(on: route.from)
    var ends: [String: String] = [:]
    if case .screen(let name) = route.to { ends = names[name] ?? [:] }
    return SavedRoutes.Route(
      route: RouteGraph.Route(
        from: route.from, to: route.to, means: route.means, cause: cause(route.cause)),
      guards: saved.guards.map { Self.expression($0, own) },
      senders: saved.senders?.map { Self.sender($0, own) },
      values: saved.values?.map { value in
        let parts = value.split(separator: " = ", maxSplits: 1).map(String.init)
        guard route.means != .acts, parts.count == 2 else { return Self.action(value, own) }
        return (ends[parts[0]] ?? parts[0]) + " = " + Self.expression(parts[1], own)
      })
  }

  /// What tests rely on about a place, with the new names.
  func applied(
    to details: [SavedRoutes.Detail: String], of place: RouteGraph.Place
  ) -> [SavedRoutes.Detail: String] {
    let own = names(on: place)
    guard !own.isEmpty else { return details }
    var renamed = details.mapValues { Self.text($0, own) }
    renamed[.modal] = details[.modal].map { Self.expression($0, own) }
    return renamed
  }

  private func names(on place: RouteGraph.Place) -> [String: String] {
    shared.merging(place.screen.flatMap { names[$0] } ?? [:]) { $1 }
  }

  private func cause(_ cause: String) -> String {
    for outcome in [" succeeds", " fails"] where cause.hasSuffix(outcome) {
      if let new = loaders[String(cause.dropLast(outcome.count))] { return new + outcome }
    }
    return cause
  }

  private static func expression(_ text: String, _ names: [String: String]) -> String {
    names.isEmpty ? text : PathStarts(text).replacing { names[$0] }
  }

  /// An action in words, such as `assign key` or `alert Delete {name}?`.
  private static func action(_ text: String, _ names: [String: String]) -> String {
    guard let key = text.split(separator: " ").last.map(String.init), text == "assign \(key)" else {
      return Self.text(text, names)
    }
    return "assign \(names[key] ?? key)"
  }

  /// A text with expressions in braces; all else in it are words that people see.
  private static func text(_ text: String, _ names: [String: String]) -> String {
    guard !names.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      result += expression(String(rest[start...end]), names)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// What raises an event: its words have expressions in braces, its conditions are expressions.
  private static func sender(_ source: EventSource, _ names: [String: String]) -> EventSource {
    var renamed = source
    renamed.what = text(source.what, names)
    renamed.opener = source.opener.map { text($0, names) }
    renamed.conditions = expression(source.conditions, names)
    return renamed
  }
}
