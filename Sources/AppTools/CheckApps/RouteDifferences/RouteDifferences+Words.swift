import SimulatedApp

extension RouteDifferences {
  /// The headings and the changes below each of them.
  private var sections: [(heading: String, changes: [(Change, DefinitionPlace?)])] {
    let located = Array(zip(changes, places))
    return Self.headings.map { heading in
      (heading, located.filter { $0.0.heading == heading })
    }.filter { !$0.changes.isEmpty }
  }

  private static let headings = ["Went", "Ends elsewhere", "Appeared", "Changed"]

  var text: String {
    guard !changes.isEmpty else { return "No route has changed." }
    var lines: [String] = []
    for section in sections {
      lines.append("\(section.heading):")
      for (change, place) in section.changes {
        lines.append("  \(Self.prefix(place))\(change.words { $0 })")
      }
    }
    return (lines + [sum]).joined(separator: "\n")
  }

  /// The differences as Markdown, for a release note or a comment.
  var markdown: String {
    guard !changes.isEmpty else { return "No route has changed." }
    let parts = sections.map { section in
      "### \(section.heading)\n\n"
        + section.changes.map { change, place in
          "- " + Self.prefix(place) + change.words(Self.code)
        }.joined(separator: "\n")
    }
    return (["## Routes"] + parts + [sum]).joined(separator: "\n\n")
  }

  /// The differences as a list in JSON.
  var changesNode: JSONNode { JSONNode(.array(zip(changes, places).map { $0.json(at: $1) })) }

  private static func prefix(_ place: DefinitionPlace?) -> String {
    place.map { "\($0): " } ?? ""
  }

  private var sum: String {
    let regressions = changes.count(where: \.isRegression)
    let rest = changes.count - regressions
    let bad = regressions == 1 ? "1 regression" : "\(regressions) regressions"
    return "\(bad), \(rest) other change\(rest == 1 ? "" : "s")."
  }

  /// A name as Markdown code, with as many grave accents as it needs.
  private static func code(_ name: String) -> String {
    var longest = 0
    var run = 0
    for character in name {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = name.hasPrefix("`") || name.hasSuffix("`") ? " " : ""
    return fence + pad + name.replacing("\n", with: " ") + pad + fence
  }
}

extension RouteDifferences.Change {
  /// The heading above the change.
  fileprivate var heading: String {
    switch self {
    case .placeWent, .routeWent: "Went"
    case .endsElsewhere: "Ends elsewhere"
    case .placeAppeared, .routeAppeared: "Appeared"
    case .detailChanged, .guardChanged, .sendersChanged, .valuesChanged, .settingChanged,
      .startChanged, .stateRenamed, .nameChanged, .loaderRenamed, .sharedNameChanged, .handlerMoved:
      "Changed"
    }
  }

  /// The change in one line; `name` formats the names.
  fileprivate func words(_ name: (String) -> String) -> String {
    switch self {
    case .placeWent(let place), .placeAppeared(let place): place.words(name)
    case .routeWent(let route), .routeAppeared(let route):
      "\(route.start(name)) \(route.end(name))"
    case .endsElsewhere(let old, let new):
      "\(old.start(name)) \(new.end(name)); before, it \(old.end(name))"
    case .detailChanged(let place, let detail, let old, let new):
      "\(place.words(name)): \(detail.words) "
        + Self.change(old, new, name)
    case .guardChanged(let route, let old, let new):
      Self.change(of: "guard", on: route, old, new, name)
    case .sendersChanged(let route, let old, let new):
      Self.change(of: "raised by", on: route, old, new, name)
    case .valuesChanged(let route, let old, let new):
      Self.change(of: route.means == .acts ? "actions" : "values", on: route, old, new, name)
    case .settingChanged(let setting, let old, let new),
      .startChanged(let setting, let old, let new):
      "\(setting) " + Self.change(old, new, name)
    case .stateRenamed(let screen, let old, let new):
      "\(RouteGraph.Place.state(screen: screen, path: old).words(name)) is now \(name(new))"
    case .nameChanged(let screen, let old, let new):
      "name \(name(old)) of screen \(name(screen)) is now \(name(new))"
    case .sharedNameChanged(let old, let new): "\(name(old)) is now \(name(new))"
    case .loaderRenamed(let old, let new): "loader \(name(old)) is now \(name(new))"
    case .handlerMoved(let place, let event, let new):
      "\(place.words(name)), \(name(event)): now handled by \(new.words(name))"
    }
  }

  private static func change(
    of part: String, on route: RouteGraph.Route, _ old: [String], _ new: [String],
    _ name: (String) -> String
  ) -> String {
    "\(route.start(name)) \(route.end(name)): \(part) "
      + change(joined(old), joined(new), name)
  }

  private static func joined(_ guards: [String]) -> String? {
    let told = guards.map { $0.isEmpty ? "TRUEPREDICATE" : $0 }
    return guards.isEmpty || guards == [""] ? nil : told.joined(separator: " | ")
  }

  private static func change(
    _ old: String?, _ new: String?, _ name: (String) -> String
  ) -> String {
    "\(old.map(name) ?? "none") is now \(new.map(name) ?? "none")"
  }

  fileprivate func json(at place: DefinitionPlace?) -> JSONNode {
    var members = JSONMembers()
    members.add("change", kind)
    place?.add(to: &members)
    members.add("words", words { $0 })
    members.add("regression", JSONNode(.bool(isRegression)))
    return members.node
  }

  /// The name of the case.
  private var kind: String {
    if case .detailChanged(_, let detail, _, _) = self { return detail.rawValue + "Changed" }
    return String("\(self)".prefix { $0 != "(" })
  }
}

extension RouteGraph.Place {
  fileprivate func words(_ name: (String) -> String) -> String {
    switch self {
    case .state(let screen, let path): "state \(name(path)) of \(name(screen))"
    case .back(let screen): "what was before \(name(screen))"
    case .coordinator, .deepLink, .screen: "\(kind) \(name(self.name))"
    }
  }
}

extension RouteGraph.Route {
  fileprivate func start(_ name: (String) -> String) -> String {
    from.words(name) + (cause.isEmpty ? "" : ", \(name(cause)):")
  }

  fileprivate func end(_ name: (String) -> String) -> String {
    if case .back = to { return means.rawValue }
    if means == .acts { return means.rawValue }
    let verb = means == .moves ? "moves to" : (means == .links ? "leads to" : means.rawValue)
    return "\(verb) \(to.words(name))"
  }
}

extension SavedRoutes.Detail {
  fileprivate var words: String {
    switch self {
    case .taker: "taken by"
    case .unusable: "fields that nobody can use:"
    case .marker, .title, .container, .start, .modal: rawValue
    }
  }
}
