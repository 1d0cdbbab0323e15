import AccessibilityTree
import Foundation
import SimulatedApp

/// What the model shows of imported screens.
enum ShownScreens {
  /// Writes an app to a folder, reads it again, and gives the tree that a coordinator shows.
  static func tree(of app: AppDefinition, coordinator: String? = nil) throws -> ElementSnapshot? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("imported-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AppFolder(folder).write(app)
    let session = AppSession(
      app: CompiledApp(try AppFolder(folder).load()),
      configuration: SessionConfiguration(timing: .zero))
    let arguments = coordinator.map { ["-\(app.coordinatorArgument)", $0] } ?? []
    _ = session.launch(arguments: arguments, environment: [:])
    return session.device.snapshot?.tree
  }

  /// Elements of a tree as rows: level below a given one, type, texts and frame.
  static func rows(_ elements: some Sequence<Int>, of tree: ElementSnapshot) -> [String] {
    var base: Int?
    return elements.map { index in
      let depth = tree.depth(of: index)
      let level = depth - (base ?? depth)
      base = base ?? depth
      let type = tree.type(of: index) == .any ? ElementType.other : tree.type(of: index)
      let frame = tree.frame(of: index).isFinite ? tree.frame(of: index).text : "nowhere"
      return "\(level) \(type.name) \(tree.identifier(of: index)) \(tree.label(of: index)) \(frame)"
    }
  }
}
