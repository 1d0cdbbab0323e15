package import AccessibilityTree
package import AppCompiling
package import TextInput
package import VirtualTime

/// What an element of a snapshot stands for, so that a touch on it can be answered.
package enum ElementSource {
  /// Nothing of its own: a window, a bar, a container.
  case system
  /// An element of a screen's view, for one item of a repetition.
  case element(screen: Int, CompiledElement, ItemScope?)
  /// A part that a control makes of itself.
  case part(screen: Int, CompiledElement, ItemScope?, ControlPart)
  /// All around what floats over the screen.
  case dismissRegion
  /// The handle of a sheet.
  case grabber
  case backButton
  case tab(index: Int)
  /// The way to the list of the tabs that have no button of their own.
  case more
  case alertButton(index: Int)
  case shareButton(ShownShare.Button)
  case key(KeyboardKey)
  case menuItem(EditMenuItem)
}

/// The tree of the app at an instant, with what its elements stand for.
///
/// It is built once for a state of the app and shared until the app changes.
package final class ScreenSnapshot {
  /// The elements.
  package let tree: ElementSnapshot
  /// The elements by type and identifying text, filled as queries ask for it.
  package let indexed: IndexedSnapshot
  /// One entry an element, in the order of the tree.
  package let sources: [ElementSource]
  /// The process revision it shows.
  package let revision: Int
  /// The instant it shows, which matters while something moves.
  let instant: VirtualInstant
  /// From when on nothing in it moves.
  package let stillFrom: VirtualInstant

  init(
    tree: ElementSnapshot, sources: [ElementSource], revision: Int,
    instant: VirtualInstant = .start, stillFrom: VirtualInstant = .start
  ) {
    self.instant = instant
    self.stillFrom = stillFrom
    self.tree = tree
    self.sources = sources
    self.revision = revision
    indexed = IndexedSnapshot(tree)
  }

  /// Whether it shows what the app shows until the app changes.
  package var isStill: Bool { stillFrom <= instant }

  /// What an element stands for.
  package func source(of node: Int) -> ElementSource {
    sources.indices.contains(node) ? sources[node] : .system
  }
}
