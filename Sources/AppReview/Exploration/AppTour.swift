package import AccessibilityTree
package import AppCompiling
package import AppModel
package import AppRuntime
import AppSession

/// The places of an app that look different, in the order of the exploration.
///
/// Each has the moves that lead to it.
///
/// ```swift
/// let tour = AppTour(of: app)
/// for stop in tour.stops { let view = tour.view(of: stop, device: nil, language: "de") }
/// ```
package struct AppTour: Sendable {
  /// One place of the tour.
  package struct Stop: Sendable {
    let start: RouteStart
    /// The screen in front; empty if there is none.
    package let screen: String
    /// The dotted path of the screen's state.
    package let state: String
    /// The number of the place among those of the same screen and state, from 1.
    package let number: Int
    let moves: [RouteMove]

    /// The launch that the moves start from, by its coordinator.
    package var launch: String { start.name }

    /// The moves from the launch to the place, in words.
    package var way: [String] { moves.map(\.description) }
  }

  /// What a place shows on a device.
  package struct View {
    /// The element tree.
    package let seen: ScreenSnapshot
    /// The prompts and the banner of the system on top.
    package let covers: [ElementView]
    /// The profile of the device.
    package let profile: DeviceProfile

    /// The whole view as text, with one row per element.
    package var text: String {
      ([TreeText(seen.tree, addresses: .none).subtree()]
        + covers.map { TreeText($0.snapshot, addresses: .none).subtree(of: $0.index) }).joined()
    }
  }

  /// The places, in order.
  package let stops: [Stop]
  /// Whether these are all places; false if a limit ended the exploration.
  package let isComplete: Bool
  /// How many more places with a different look were left out, in states with too many of them.
  package let leftOut: Int
  private let app: CompiledApp

  /// The most places that are kept for one screen and state.
  package static let sameStateLimit = 12

  /// Explores an app; keeps only the first of the places that look alike in a state of a screen.
  package init(of app: CompiledApp, progress: ExplorationProgress.Watcher? = nil) {
    self.app = app
    var explorer = RouteExplorer(app)
    explorer.onProgress = progress
    var stops: [Stop] = []
    var looks: [String: Set<String>] = [:]
    var leftOut = 0
    explorer.onPlace = { walk in
      guard let view = View(walk.session.device) else { return }
      let (screen, state) = (walk.frontScreen ?? "", walk.frontState)
      guard looks["\(screen)/\(state)", default: []].insert(view.text).inserted else { return }
      let number = looks["\(screen)/\(state)"]?.count ?? 1
      guard number <= Self.sameStateLimit else { return leftOut += 1 }
      stops.append(
        Stop(
          start: walk.start, screen: screen, state: state, number: number, moves: walk.made))
    }
    explorer.explore()
    self.stops = stops
    self.leftOut = leftOut
    isComplete = explorer.isComplete
  }

  /// Goes to a place on a device and in a language; without a language it is the app's own.
  ///
  /// It is nil if the moves do not lead to the place, because the app behaves differently.
  package func view(
    of stop: Stop, device: DeviceProfile?, language: String?, isDark: Bool = false
  ) -> View? {
    let walk = RouteWalk(app, start: stop.start, device: device, language: language)
    for move in stop.moves { walk.make(move) }
    guard walk.frontScreen ?? "" == stop.screen, walk.frontState == stop.state else { return nil }
    let device = walk.session.device
    if isDark { device.show(.dark) }
    return View(device)
  }
}

extension AppTour.View {
  /// What a device shows; nil if it shows nothing.
  fileprivate init?(_ device: SimulatedDevice) {
    guard let seen = device.seen else { return nil }
    self.init(seen: seen, covers: device.systemCovers, profile: device.profile)
  }
}
