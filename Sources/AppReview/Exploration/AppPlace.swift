package import AccessibilityTree
package import AppCompiling
package import AppModel
import AppRuntime
import AppSession

/// A place that the exploration of an app has reached, with what it shows.
package struct AppPlace: Sendable {
  /// The coordinator that the exploration started from.
  package let coordinator: String
  /// The screen in front; empty if there is none.
  package let screen: String
  /// The dotted path of its state.
  package let state: String
  /// What the app shows there.
  package let tree: ElementSnapshot

  /// The place in words: `login, state failed`.
  package var name: String { state.isEmpty ? screen : "\(screen), state \(state)" }
}

/// The places of an app, and what leads from one to another.
package struct AppMap: Sendable {
  /// The result of a move.
  package struct Way: Sendable {
    /// The gesture; nil if nothing is touched, such as while time passes.
    package let gesture: ElementGesture?
    /// The number of the touched element in the tree of the place before; nil if there is none.
    package let element: Int?
    /// The number of the place before.
    package let from: Int
    /// The number of the place after.
    package let to: Int
  }

  /// The places, in the order in which they were found.
  package let places: [AppPlace]
  /// The moves that had an effect.
  package let ways: [Way]
  /// Whether every move was made in every place.
  package let isComplete: Bool

  /// Makes every move of an app in every place, within the limits of exploration; calls `progress`
  /// from time to time.
  package init(of app: CompiledApp, progress: ExplorationProgress.Watcher? = nil) {
    var explorer = RouteExplorer(app)
    explorer.onProgress = progress
    var places: [AppPlace] = []
    var touched: [[RouteMove: Int]] = []
    var empty = SnapshotBuilder()
    let nothing = empty.finish()
    explorer.onPlace = { walk in
      places.append(
        AppPlace(
          coordinator: walk.coordinator, screen: walk.frontScreen ?? "", state: walk.frontState,
          tree: walk.session.device.snapshot?.tree ?? nothing))
      touched.append(
        walk.moves.reduce(into: [:]) { $0[$1] = walk.element(touchedBy: $1) })
    }
    explorer.explore()
    self.places = places
    ways = explorer.passages.map { passage in
      let element = touched[passage.from][passage.move]
      let gesture: ElementGesture? =
        if case .gesture(let made, _, _) = passage.move { made } else { element.map { _ in .tap } }
      return Way(gesture: gesture, element: element, from: passage.from, to: passage.to)
    }
    isComplete = explorer.isComplete
  }
}
