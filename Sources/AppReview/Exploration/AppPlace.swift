package import AccessibilityTree
package import AppCompiling
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

  /// Makes every move of an app in every place, within the limits of exploration.
  ///
  /// - Returns: The places in the order in which they were found, and whether these are all.
  package static func all(of app: CompiledApp) -> (places: [AppPlace], isComplete: Bool) {
    var explorer = RouteExplorer(app)
    var places: [AppPlace] = []
    explorer.onPlace = { walk in
      guard let snapshot = walk.session.device.snapshot else { return }
      places.append(
        AppPlace(
          coordinator: walk.coordinator, screen: walk.frontScreen ?? "", state: walk.frontState,
          tree: snapshot.tree))
    }
    explorer.explore()
    return (places, explorer.isComplete)
  }
}
