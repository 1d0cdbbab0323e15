package import SimulatedApp

/// A walk as the steps of a test; each step was verified.
package struct WalkScript: Sendable, Equatable {
  /// One move of the walk.
  package struct Move: Sendable, Equatable {
    /// The move in words.
    package let words: String
    /// The steps that do it and assert the result.
    package let steps: [TestStep]
    /// The screen in front afterwards.
    package let screen: String
    /// The path of its state.
    package let state: String
  }

  /// The coordinator that is launched.
  package let coordinator: String
  /// The steps that assert what is visible after the launch.
  package let opening: [TestStep]
  /// The screen in front after the launch.
  package let firstScreen: String
  /// The moves.
  package let moves: [Move]
  /// The numbers of the passages taken.
  package let taken: [Int]
  /// Why the walk ends early; nil if it does not.
  package let cut: String?
}

extension WalkScript {
  /// Performs a walk in a new session and records it; a step that cannot be done ends it.
  package init(_ walk: Walk, on map: WalkMap, of app: CompiledApp) {
    var writer = WalkWriter(walk, map, app, waits: nil)
    writer.write()
    let exact = writer.exactWaits
    var waits = exact.merging(writer.seenWaits) { $1 }
    // A wait looks once a second, which may be too late; then exactly the needed time passes.
    for _ in 0...exact.count {
      writer = WalkWriter(walk, map, app, waits: waits)
      writer.write()
      guard let late = writer.brokenWait, waits[late] != exact[late] else { break }
      waits[late] = exact[late]
    }
    self = writer.script
  }
}
