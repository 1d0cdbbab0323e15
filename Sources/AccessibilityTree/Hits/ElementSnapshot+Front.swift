extension ElementSnapshot {
  /// The elements that are not behind something presented over the screen, such as a sheet: all
  /// elements if nothing is presented.
  ///
  /// Elements behind it are in the tree, but neither a finger nor VoiceOver reaches them.
  package var front: Range<Int> {
    let covers = nodes.withUnsafeBufferPointer { nodes in
      nodes.lastIndex { $0.flags.contains(.coversScreen) }
    }
    return (covers ?? 0)..<count
  }
}
