import AccessibilityTree
import SimulatedApp

/// How much of an imported tree the model shows, row by row.
///
/// The model is launched at the tree's state, and its own tree is printed. A row is kept if that
/// tree has the same row, with all texts, states and the frame, inside an element with the
/// same row. Addresses and process numbers are not compared, since they differ with every launch.
/// What the tree does not contain is not compared either: which window is the main one in page
/// sources, and the ancestors of the matches of a query or of a window printed alone.
package struct KeptRows: Sendable {
  /// The name of the tree's origin.
  package let origin: String
  /// The number of rows of the imported tree.
  package let count: Int
  /// The rows that the model's tree does not have, in their order.
  package let lost: [String]

  /// Compares an imported tree with the model's.
  init(origin: String, imported: ElementSnapshot, model: ElementSnapshot) {
    let hasWindows = (0..<imported.count).contains { imported.type(of: $0) == .window }
    let tellsMain = imported.tellsMainWindow
    let isOfWindow = imported.count > 0 && imported.type(of: 0) == .window
    func rows(of tree: ElementSnapshot) -> [Row] {
      Self.rows(of: tree, tellsMain: tellsMain) { index in
        hasWindows && !(isOfWindow && tree.type(of: index) == .window)
      }
    }
    var unmatched: [Row: Int] = [:]
    for row in rows(of: model) { unmatched[row, default: 0] += 1 }
    self.origin = origin
    count = imported.count
    lost = rows(of: imported).compactMap { row in
      guard let left = unmatched[row], left > 0 else { return row.text }
      unmatched[row] = left - 1
      return nil
    }
  }

  /// The figure, and the first of the lost rows.
  package var lines: [String] {
    let figure = "the model keeps \(count - lost.count) of \(count) rows"
    guard !lost.isEmpty else { return [figure] }
    let rest = lost.count - Self.shownLimit
    return ["\(figure); it has not:"] + lost.prefix(Self.shownLimit).map { "  \($0)" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// The lost rows that ``lines`` shows at most.
  package static let shownLimit = 20

  private struct Row: Hashable {
    let text: String
    let parent: String?
  }

  private static func rows(
    of tree: ElementSnapshot, tellsMain: Bool, tellsParent: (Int) -> Bool
  ) -> [Row] {
    let text = TreeText(tree, addresses: .none)
    let rows = (0..<tree.count).map { index in
      let row = text.row(index)
      return switch tree.type(of: index) {
      case .application: "Application, label: '\(tree.applicationName(of: index))'"
      case .window where !tellsMain: row.replacing("Window (Main)", with: "Window")
      default: tree.processID(of: index).map { row.replacing(", pid: \($0)", with: "") } ?? row
      }
    }
    return rows.indices.map { index in
      Row(
        text: rows[index],
        parent: tellsParent(index) ? tree.parent(of: index).map { rows[$0] } : nil)
    }
  }
}

extension ImportedApp {
  /// How much of each tree the model shows, in the order of the app's coordinators.
  package func keptRows() -> [KeptRows] {
    let compiled = CompiledApp(definition)
    return zip(screens, definition.coordinators).map { screen, coordinator in
      let session = AppSession(
        app: compiled, configuration: SessionConfiguration(timing: .zero))
      _ = session.launch(
        arguments: ["-\(definition.coordinatorArgument)", coordinator.name], environment: [:])
      var empty = SnapshotBuilder()
      let model = session.device.snapshot?.tree ?? empty.finish()
      return KeptRows(origin: screen.origin, imported: screen.snapshot, model: model)
    }
  }
}
