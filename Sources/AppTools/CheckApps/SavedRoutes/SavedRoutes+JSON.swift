import SimulatedApp

extension SavedRoutes {
  /// The text of the file, with a final line break.
  var json: String {
    var members = JSONMembers()
    members.add("version", JSONNode(.integer(Int64(Self.version))))
    members.add("app", app)
    members.add("places", JSONNode(.array(places.map(\.json))))
    members.add("routes", JSONNode(.array(routes.map(\.json))))
    if let settings { members.add("settings", JSONNode.strings(settings)) }
    if let loaders { members.add("loaders", JSONNode.strings(loaders)) }
    if let names {
      let screens = names.sorted { $0.key < $1.key }.map { JSONMember($0.key, .strings($0.value)) }
      members.add("names", JSONNode(.object(screens)))
    }
    if let starts { members.add("starts", JSONNode.strings(starts)) }
    return JSONWriter.text(members.node)
  }

  /// Reads saved routes, or a graph in JSON, which has no markers, titles and guards.
  ///
  /// - Throws: `DefinitionFaults` with all errors, each with its line and column.
  init(reading bytes: [UInt8], file: String) throws(DefinitionFaults) {
    self = try JSONCursor.read(bytes, file: file) { $0.savedRoutes() }
  }
}

extension SavedRoutes.Place {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    place.add(to: &members)
    for detail in SavedRoutes.Detail.allCases { members.add(detail.rawValue, details[detail]) }
    return members.node
  }
}

extension SavedRoutes.Route {
  fileprivate var json: JSONNode {
    var from = JSONMembers()
    var to = JSONMembers()
    route.from.add(to: &from)
    route.to.add(to: &to)
    var members = JSONMembers()
    members.add("cause", route.cause)
    members.add("from", from.node)
    members.add("means", route.means.rawValue)
    members.add("to", to.node)
    if guards != [""] { members.add("guards", list: guards) { .text($0) } }
    if let senders { members.add("senders", JSONNode(.array(senders.map(\.json)))) }
    if let values { members.add("values", JSONNode(.array(values.map(JSONNode.text)))) }
    return members.node
  }
}

extension EventSource {
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add(isApp ? "app" : "what", what)
    if let opener { members.add("after", opener) }
    if let place { members.add("in", place) }
    if !conditions.isEmpty { members.add("if", conditions) }
    return members.node
  }

  /// Reads the words of older files, in which a place is after the last ` in ` before conditions.
  fileprivate init(reading words: String) {
    let end =
      [" unless ", " while "].compactMap { words.firstRange(of: $0)?.lowerBound }.min()
      ?? words.endIndex
    let steps = words[..<end].split(separator: " in ", omittingEmptySubsequences: false)
    let hasPlace = steps.count > 1 && !(steps.last?.hasPrefix("an alert") ?? true)
    let start = hasPlace ? steps.dropLast().joined(separator: " in ") : String(words[..<end])
    let parts = start.split(separator: " an alert after ", maxSplits: 1).map(String.init)
    self.init(
      parts.count == 2 ? parts[0] + " an alert" : start, opener: parts.count == 2 ? parts[1] : nil,
      in: hasPlace ? steps.last.map(String.init) : nil, conditions: String(words[end...]),
      isApp: words.hasPrefix("the app"))
  }
}

extension RouteGraph.Place {
  fileprivate func add(to members: inout JSONMembers) {
    members.add("kind", kind)
    members.add("name", name)
    if case .state(let screen, _) = self { members.add("screen", screen) }
  }
}

extension JSONCursor {
  private static let placeKeys = ["kind", "name", "screen"]
  /// The most places, and the most routes, of a file.
  static let routeLimit = 200_000

  fileprivate func savedRoutes() -> SavedRoutes? {
    let keys = ["version", "app", "places", "routes", "settings", "loaders", "names", "starts"]
    guard let fields = fields("an object with places and routes", keys: keys) else { return nil }
    let wanted = "version \(SavedRoutes.version)"
    _ = fields["version"]?.integer(in: SavedRoutes.version...SavedRoutes.version, wanted)
    let places = fields.required("places")?.list("a list of places") ?? []
    let routes = fields.required("routes")?.list("a list of routes") ?? []
    guard places.count <= Self.routeLimit, routes.count <= Self.routeLimit else {
      fault("expected at most \(Self.routeLimit) places and at most as many routes")
      return nil
    }
    return SavedRoutes(
      app: fields.required("app")?.string("the app's name") ?? "",
      places: places.compactMap { $0.savedPlace() }, routes: routes.compactMap { $0.savedRoute() },
      settings: fields["settings"]?.texts(), loaders: fields["loaders"]?.texts(),
      names: fields["names"]?.entries("an object of objects of texts")?.reduce(into: [:]) {
        $0[$1.name] = $1.value.texts()
      }, starts: fields["starts"]?.texts())
  }

  private func texts() -> [String: String]? {
    entries("an object of texts")?.reduce(into: [:]) { $0[$1.name] = $1.value.string() }
  }

  private func savedPlace() -> SavedRoutes.Place? {
    let details = SavedRoutes.Detail.allCases
    let keys = Self.placeKeys + details.map(\.rawValue)
    guard let fields = fields("an object with the keys \"kind\" and \"name\"", keys: keys),
      let place = fields.place
    else { return nil }
    let known = details.compactMap { detail in
      fields[detail.rawValue]?.string().map { (detail, $0) }
    }
    return SavedRoutes.Place(place: place, details: Dictionary(uniqueKeysWithValues: known))
  }

  private func savedRoute() -> SavedRoutes.Route? {
    let keys = ["cause", "from", "means", "to", "guards", "senders", "values"]
    guard let fields = fields("an object with the keys \"from\" and \"to\"", keys: keys),
      let from = fields.required("from")?.routePlace(),
      let to = fields.required("to")?.routePlace(),
      let means = fields.required("means")?.word("means", as: RouteGraph.Means.self)
    else { return nil }
    let cause = fields["cause"]?.string() ?? ""
    let guards = fields["guards"]?.list("a list of guards")?.compactMap { $0.string() }
    let isTransition = ![.opens, .shows, .links].contains(means) && from.screen != nil
    return SavedRoutes.Route(
      route: RouteGraph.Route(from: from, to: to, means: means, cause: cause),
      guards: guards ?? (isTransition && !["entry", "exit"].contains(cause) ? [""] : []),
      senders: fields["senders"]?.list("a list of what raises the event")?
        .compactMap { $0.eventSource() },
      values: fields["values"]?.list("a list of texts")?.compactMap { $0.string() })
  }

  /// What raises an event; older files have it as a text.
  private func eventSource() -> EventSource? {
    if case .string = node.kind { return string().map { EventSource(reading: $0) } }
    let keys = ["app", "what", "after", "in", "if"]
    guard let fields = fields("an object with the key \"what\"", keys: keys) else { return nil }
    if let app = fields["app"]?.string() { return EventSource(app, isApp: true) }
    return fields.required("what")?.string().map {
      EventSource(
        $0, opener: fields["after"]?.string(), in: fields["in"]?.string(),
        conditions: fields["if"]?.string() ?? "")
    }
  }

  fileprivate func routePlace() -> RouteGraph.Place? {
    fields("a place with the keys \"kind\" and \"name\"", keys: Self.placeKeys)?.place
  }
}

extension JSONFields {
  /// The place that a JSON object describes.
  fileprivate var place: RouteGraph.Place? {
    guard let kind = required("kind"), let kindName = kind.string("a kind of place"),
      let name = required("name")?.string("a name")
    else { return nil }
    switch kindName {
    case "coordinator": return .coordinator(name)
    case "link": return .deepLink(name)
    case "screen": return .screen(name)
    case "back": return .back(from: name)
    case "state": return required("screen")?.string().map { .state(screen: $0, path: name) }
    default:
      kind.unknown("kind", kindName, among: ["coordinator", "link", "screen", "state", "back"])
      return nil
    }
  }
}
