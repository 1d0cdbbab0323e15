import AppCompiling

extension Coverage {
  /// The graph of the app's routes, coloured by coverage; nil for a format without colours.
  package func drawing(as format: RouteGraphFormat) -> String? {
    var drawing = RouteDrawing(RouteGraph(app.definition))
    shade(&drawing)
    return switch format {
    case .dot: drawing.dot
    case .mermaid: drawing.mermaid
    case .svg: drawing.svg
    case .text, .json: nil
    }
  }

  private func shade(_ drawing: inout RouteDrawing) {
    for entry in parts.entries {
      switch entry.part {
      case .coordinator(let name):
        drawing.shades[.coordinator(name)] = covers(entry.part) ? .covered : .missed
      case .link(let pattern):
        drawing.shades[.deepLink(pattern)] = covers(entry.part) ? .covered : .missed
      default: continue
      }
    }
    for (screen, entries) in groups {
      guard let screen else { continue }
      let own = entries.filter { $0.part.kind != .pairs }
      let covered = own.count { covers($0.part) }
      drawing.shades[.screen(screen)] =
        covered == own.count ? .covered : (covers(.screen(screen)) ? .partly : .missed)
      drawing.notes[.screen(screen)] = shares(of: own).filter { $0.kind != .screens }.map {
        "\($0.share.covered)/\($0.share.all) \($0.kind.rawValue)"
      }.joined(separator: ", ")
    }
  }
}
