/// The format in which the graph of an app's routes is printed.
package enum RouteGraphFormat: String, Sendable, CaseIterable {
  /// Text for people; two texts can be compared.
  case text
  /// A graph for Graphviz.
  case dot
  /// A Mermaid graph for Markdown pages.
  case mermaid
  /// A picture with a finished layout.
  case svg
  /// All places and routes for other tools.
  case json

  /// A graph in this format, without a final line break; the same graph gives the same text.
  package func text(of graph: RouteGraph) -> String {
    switch self {
    case .text: graph.text
    case .dot: RouteDrawing(graph).dot
    case .mermaid: RouteDrawing(graph).mermaid
    case .svg: RouteDrawing(graph).svg
    case .json: graph.json
    }
  }
}
