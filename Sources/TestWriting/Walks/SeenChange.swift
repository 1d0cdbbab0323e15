import AccessibilityTree
import SimulatedApp
import VirtualTime

/// The visible difference between two trees: something appeared, disappeared or changed its text.
struct SeenChange {
  private let before: ScreenSnapshot?
  private let after: ScreenSnapshot

  /// Compares two trees; without a first one everything is new.
  init(from before: ScreenSnapshot?, to after: ScreenSnapshot) {
    self.before = before
    self.after = after
  }

  /// A step that asserts the change, if one is visible.
  var steps: [TestStep] {
    if let path = came { return [.expect(path, exists: true)] }
    if let path = went { return [.expect(path, exists: false)] }
    return otherWords.map { [$0] } ?? []
  }

  /// A step that waits for the change; nil if nothing appears or disappears.
  func step(within duration: VirtualDuration) -> TestStep? {
    // A little more than needed, as a person would write it.
    let seconds = Int(duration.inSeconds.rounded(.up)) + 1
    if let path = came { return .waitFor(path, seconds: seconds) }
    return went.map { .waitForEnd($0, seconds: seconds) }
  }

  // MARK: - What came and went

  private var came: ElementPath? { Self.path(in: after, missingIn: before) }

  private var went: ElementPath? {
    before.flatMap { Self.path(in: $0, missingIn: after) }
  }

  /// The best path into one tree that finds nothing in the other.
  private static func path(
    in screen: ScreenSnapshot, missingIn other: ScreenSnapshot?
  ) -> ElementPath? {
    var best: (path: ElementPath, rank: Int)?
    for node in 1..<max(1, screen.tree.count) {
      guard let rank = rank(of: node, in: screen), rank < best?.rank ?? .max,
        let path = ElementPath(to: node, in: screen.indexed)
      else { continue }
      if let other, Resolver().exists(path.query, in: other.indexed) { continue }
      best = (path, rank)
      if rank == 0 { break }
    }
    return best?.path
  }

  /// How well an element identifies a place, 0 is best; nil if it does not.
  private static func rank(of node: Int, in screen: ScreenSnapshot) -> Int? {
    let tree = screen.tree
    guard !isOfSystem(node, in: tree) else { return nil }
    let type = tree.type(of: node)
    switch (screen.isOwn(node), type) {
    case (_, .alert), (_, .sheet): return 0
    case (true, _) where !tree.identifier(of: node).isEmpty: return 0
    case (false, .navigationBar): return 1
    case (true, .staticText) where !tree.label(of: node).isEmpty: return 1
    case (true, _) where !tree.label(of: node).isEmpty: return 2
    case (false, .button) where !tree.label(of: node).isEmpty: return 3
    default: return nil
    }
  }

  /// Whether it belongs to a keyboard, a system bar or the window.
  private static func isOfSystem(_ node: Int, in tree: ElementSnapshot) -> Bool {
    let types = ([node] + tree.ancestors(of: node)).map { tree.type(of: $0) }
    return types.contains { $0 == .keyboard || $0 == .statusBar }
      || [.window, .application, .key].contains(types[0])
  }

  // MARK: - Other words

  private var otherWords: TestStep? {
    guard let before else { return nil }
    let (new, old) = (after.tree, before.tree)
    for node in 1..<max(1, new.count) where !Self.isOfSystem(node, in: new) {
      guard let path = ElementPath(to: node, in: after.indexed),
        let same = Resolver().first(path.query, in: before.indexed)
      else { continue }
      if let value = new.value(of: node), value != old.value(of: same) ?? "" {
        return .expectValue(path, value)
      }
      if new.label(of: node) != old.label(of: same) {
        return .expectLabel(path, new.label(of: node))
      }
    }
    return nil
  }
}
