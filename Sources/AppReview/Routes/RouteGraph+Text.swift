extension RouteGraph {
  /// The graph as text: each place, and below it the routes that start there.
  var text: String {
    let routes = Dictionary(grouping: routes, by: \.from)
    var lines = ["app \(Self.plain(app))"]
    for place in places where !place.isBack {
      let indent = place.isState ? "  " : ""
      lines.append(indent + Self.title(of: place))
      for route in routes[place] ?? [] { lines.append("\(indent)  \(Self.line(route))") }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ route: Route) -> String {
    let cause = route.cause.isEmpty ? "" : plain(route.cause) + ": "
    return cause + route.means.words + (route.to.isBack ? "" : " " + title(of: route.to))
  }

  private static func title(of place: Place) -> String { place.kind + " " + plain(place.name) }

  /// The name, in quotes if a line of text could not show it as it is.
  private static func plain(_ name: String) -> String {
    let shown = name.escaped(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"])
    let isPlain = shown == name && !name.isEmpty && name.first != " " && name.last != " "
    return isPlain ? name : "\"\(shown)\""
  }
}

extension RouteGraph.Place {
  fileprivate var isState: Bool { if case .state = self { true } else { false } }
  fileprivate var isBack: Bool { if case .back = self { true } else { false } }
}

extension RouteGraph.Means {
  /// The words to print before the name of a place.
  var words: String {
    switch self {
    case .moves: "moves to"
    case .links: "leads to"
    default: rawValue
    }
  }
}
