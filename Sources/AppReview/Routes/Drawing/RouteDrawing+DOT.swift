extension RouteDrawing {
  /// The drawing in the DOT language, which Graphviz lays out.
  var dot: String {
    let head = ["digraph \(Self.quoted(app)) {", "  rankdir=LR;"]
    return (head + nodes.map(node) + edges.map(edge) + ["}"]).joined(separator: "\n")
  }

  private func node(_ place: RouteGraph.Place) -> String {
    let fill = shades[place].map { ", style=filled, fillcolor=\"\($0.background.light)\"" } ?? ""
    let caption = lines(of: place).joined(separator: "\n")
    return "  \(id(place)) [label=\(Self.quoted(caption)), shape=\(place.shape)\(fill)];"
  }

  private func edge(_ edge: Edge) -> String {
    let style = edge.isBack ? ", style=dashed" : ""
    return "  \(id(nodes[edge.from])) -> \(id(nodes[edge.to])) "
      + "[label=\(Self.quoted(edge.words))\(style)];"
  }

  private func id(_ place: RouteGraph.Place) -> String {
    Self.quoted(place.kind + " " + place.name)
  }

  /// In labels a backslash starts an escape, so it is always doubled.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]
    return "\"\(text.escaped(escapes, backslash: "\\\\"))\""
  }
}

extension RouteGraph.Place {
  fileprivate var shape: String {
    switch self {
    case .coordinator: "house"
    case .deepLink: "cds"
    case .screen, .state: "box"
    case .back: "plaintext"
    }
  }
}
