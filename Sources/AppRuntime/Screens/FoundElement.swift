package import AccessibilityTree

/// The element a query found, in the tree it was found in.
package struct FoundElement {
  /// The tree that the element is in.
  package let snapshot: ScreenSnapshot
  /// The index of the element in the tree.
  package let index: Int

  /// Names an element by its number in a tree.
  package init(snapshot: ScreenSnapshot, index: Int) {
    self.snapshot = snapshot
    self.index = index
  }

  /// The element's attributes.
  package var view: ElementView { snapshot.tree[index] }
}
