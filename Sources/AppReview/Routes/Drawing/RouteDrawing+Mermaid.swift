extension RouteDrawing {
  /// The drawing as a Mermaid flowchart, which Markdown pages can show.
  var mermaid: String {
    (["flowchart LR"] + nodes.indices.map(node) + edges.map(edge) + shadings)
      .joined(separator: "\n")
  }

  private func node(_ number: Int) -> String {
    let (left, right) = nodes[number].brackets
    let caption = lines(of: nodes[number]).joined(separator: "\n")
    return "  n\(number)\(left)\(Self.quoted(caption))\(right)"
  }

  private var shadings: [String] {
    nodes.indices.compactMap { number in
      shades[nodes[number]].map { "  style n\(number) fill:\($0.background.light),color:#1c1c1e" }
    }
  }

  private func edge(_ edge: Edge) -> String {
    let line = edge.isBack ? "-.->" : "-->"
    return "  n\(edge.from) \(line)|\(Self.quoted(edge.words))| n\(edge.to)"
  }

  /// Labels are HTML, but Mermaid writes character references as `#34;`.
  private static func quoted(_ text: String) -> String {
    var escapes: [Unicode.Scalar: String] = ["\n": "<br>"]
    for scalar in "\"#&<>`".unicodeScalars { escapes[scalar] = "#\(scalar.value);" }
    return "\"\(text.escaped(escapes))\""
  }
}

extension RouteGraph.Place {
  fileprivate var brackets: (left: String, right: String) {
    switch self {
    case .coordinator: ("([", "])")
    case .deepLink: ("{{", "}}")
    case .screen, .state: ("[", "]")
    case .back: ("((", "))")
    }
  }
}
