/// How far the exploration of an app has come.
package struct ExplorationProgress: Sendable, Equatable, CustomStringConvertible {
  /// Receives the progress of a running exploration.
  package typealias Watcher = (ExplorationProgress) -> Void

  /// The number of moves that were tried.
  package let moves: Int
  /// The number of places that were found.
  package let places: Int

  /// How many moves are tried from one report of the progress to the next.
  static let interval = 200

  package var description: String { "exploring: \(moves) moves, \(places) places" }
}
