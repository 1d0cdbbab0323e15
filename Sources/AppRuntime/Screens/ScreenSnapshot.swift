package import AccessibilityTree
package import AppCompiling
package import TextInput
package import VirtualTime

/// What an element of a snapshot represents, so that a touch on it can be handled.
package enum ElementSource {
  /// An element that does not respond to touches: a window, a bar, a container.
  case system
  /// An element of a screen's view, for one item of a repetition.
  case element(screen: Int, CompiledElement, ItemScope?)
  /// A part of a control.
  case part(screen: Int, CompiledElement, ItemScope?, ControlPart)
  /// The area around what floats over the screen.
  case dismissRegion
  /// The handle of a sheet.
  case grabber
  case backButton
  case tab(index: Int)
  /// The button that leads to the list of the tabs without a button.
  case more
  case alertButton(index: Int)
  case shareButton(ShownShare.Button)
  case key(KeyboardKey)
  case menuItem(EditMenuItem)
}

/// The tree of the app at an instant, with what its elements represent.
///
/// It is built once for a state of the app and shared until the app changes.
package final class ScreenSnapshot {
  /// The elements.
  package let tree: ElementSnapshot
  /// The elements by type and identifying text, filled as queries ask for it.
  package let indexed: IndexedSnapshot
  /// What each element represents, in the order of the tree.
  package let sources: ElementSources
  /// The revision of the process that it shows.
  package let revision: Int
  /// The instant that it shows, which matters while something moves.
  let instant: VirtualInstant
  /// When everything in it has stopped moving.
  package let stillFrom: VirtualInstant

  init(
    tree: ElementSnapshot, sources: ElementSources, revision: Int,
    instant: VirtualInstant = .start, stillFrom: VirtualInstant = .start
  ) {
    self.instant = instant
    self.stillFrom = stillFrom
    self.tree = tree
    self.sources = sources
    self.revision = revision
    indexed = IndexedSnapshot(tree)
  }

  /// Whether nothing in it moves, so that it is valid until the app changes.
  package var isStill: Bool { stillFrom <= instant }

  /// What an element represents.
  package func source(of node: Int) -> ElementSource {
    sources.indices.contains(node) ? sources[node] : .system
  }
}
