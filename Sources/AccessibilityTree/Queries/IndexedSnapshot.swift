/// A snapshot together with the index one session keeps for it.
///
/// Make one for each snapshot and keep it as long as the snapshot is current; it must not be used
/// from two threads at once.
package struct IndexedSnapshot {
  /// The tree.
  package let snapshot: ElementSnapshot
  /// The index that lookups build for the tree.
  package let index: SnapshotIndex

  /// Combines a snapshot with an empty index.
  package init(_ snapshot: ElementSnapshot) {
    self.snapshot = snapshot
    self.index = SnapshotIndex()
  }
}
