/// A form in which the graph of an app's routes is printed.
package enum RouteGraphFormat: String, Sendable, CaseIterable {
  /// Lines for people, which can be compared.
  case text
  /// A drawing for Graphviz.
  case dot
  /// A drawing for pages of Markdown.
  case mermaid
  /// A picture, laid out here.
  case svg
  /// All places and routes for other tools.
  case json

  /// A graph in this form, without a line end after its last line; the same graph gives the same
  /// text.
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
