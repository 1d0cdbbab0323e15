/// A graph of routes for drawing: it has no states, so their routes start at their screens.
struct RouteDrawing {
  /// A line between two nodes.
  struct Edge {
    /// The index of the node where it starts.
    let from: Int
    /// The index of the node where it ends.
    let to: Int
    /// The kind of transition, its event and its state.
    let words: String
    /// Whether it leads back.
    let isBack: Bool
  }

  /// The app's name.
  let app: String
  /// The places drawn as boxes, in the order of the graph.
  let nodes: [RouteGraph.Place]
  /// The lines, in the order of the graph.
  let edges: [Edge]
  /// The coverage of places, if known.
  var shades: [RouteGraph.Place: RouteShade] = [:]
  /// A second line in the box of a place, such as how many of its states are covered.
  var notes: [RouteGraph.Place: String] = [:]

  /// Draws a graph.
  init(_ graph: RouteGraph) {
    let nodes = graph.places.filter { $0.shown == $0 }
    var numbers: [RouteGraph.Place: Int] = [:]
    for (number, node) in nodes.enumerated() where numbers[node] == nil { numbers[node] = number }
    app = graph.app
    self.nodes = nodes
    edges = graph.routes.compactMap { route in
      guard let from = numbers[route.from.shown], let to = numbers[route.to] else { return nil }
      return Edge(from: from, to: to, words: route.words, isBack: route.means.isBack)
    }
  }
}

extension RouteDrawing {
  /// The lines in the box of a place.
  func lines(of place: RouteGraph.Place) -> [String] {
    [place.caption] + (notes[place].map { [$0] } ?? [])
  }
}

extension RouteGraph.Place {
  /// The place whose box represents this one.
  fileprivate var shown: Self {
    if case .state(let screen, _) = self { .screen(screen) } else { self }
  }

  /// The name in the box.
  var caption: String { if case .back = self { "back" } else { name } }
}

extension RouteGraph.Route {
  /// `pushes: OPEN (idle)`.
  fileprivate var words: String {
    let words = cause.isEmpty ? means.rawValue : "\(means.rawValue): \(cause)"
    if case .state(_, let path) = from { return "\(words) (\(path))" }
    return words
  }
}
