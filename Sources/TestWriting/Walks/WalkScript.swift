package import SimulatedApp

/// A walk as the steps of a test, every one of which has been seen to hold.
package struct WalkScript: Sendable, Equatable {
  /// One move of the walk.
  package struct Move: Sendable, Equatable {
    /// What is done, in words.
    package let words: String
    /// The steps that do it and see that it was done.
    package let steps: [TestStep]
    /// The screen in front afterwards.
    package let screen: String
    /// The path of its state.
    package let state: String
  }

  /// The coordinator that is launched.
  package let coordinator: String
  /// What is seen after the launch.
  package let opening: [TestStep]
  /// The screen in front after the launch.
  package let firstScreen: String
  /// The moves.
  package let moves: [Move]
  /// The passages that were taken, by number.
  package let taken: [Int]
  /// Why the walk ends before its plan does; nil where it does not.
  package let cut: String?
}

extension WalkScript {
  /// Goes a walk on a session of its own and notes what it does; what cannot be done as planned
  /// ends it there.
  package init(_ walk: Walk, on map: WalkMap, of app: CompiledApp) {
    var writer = WalkWriter(walk, map, app, waits: nil)
    writer.write()
    let exact = writer.exactWaits
    var waits = exact.merging(writer.seenWaits) { $1 }
    // A wait looks once a second, which is too late for what is due soon after: then exactly the
    // time passes that is needed.
    for _ in 0...exact.count {
      writer = WalkWriter(walk, map, app, waits: waits)
      writer.write()
      guard let late = writer.brokenWait, waits[late] != exact[late] else { break }
      waits[late] = exact[late]
    }
    self = writer.script
  }
}
