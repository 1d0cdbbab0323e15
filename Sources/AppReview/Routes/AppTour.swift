package import AccessibilityTree
package import AppCompiling
package import AppModel
package import AppRuntime
import AppSession

/// The places of an app that look different, in the order in which exploration came to them, and
/// the way to each.
///
/// ```swift
/// let tour = AppTour(of: app)
/// for stop in tour.stops { let view = tour.view(of: stop, device: nil, language: "de") }
/// ```
package struct AppTour: Sendable {
  /// One place.
  package struct Stop: Sendable {
    /// The coordinator it is reached from.
    package let coordinator: String
    /// The screen in front; empty where none is.
    package let screen: String
    /// The dotted path of its state.
    package let state: String
    /// Which of the places of that screen and state it is, from 1.
    package let number: Int
    let moves: [RouteMove]

    /// What is done after the launch to come there, in words.
    package var way: [String] { moves.map(\.description) }
  }

  /// What a place shows on a device.
  package struct View {
    /// The tree.
    package let seen: ScreenSnapshot
    /// The prompts and the banner of the system over it.
    package let covers: [ElementView]
    /// The device.
    package let profile: DeviceProfile

    /// All of it as text, a row an element.
    package var text: String {
      ([TreeText(seen.tree, addresses: .none).subtree()]
        + covers.map { TreeText($0.snapshot, addresses: .none).subtree(of: $0.index) }).joined()
    }
  }

  /// The places, in order.
  package let stops: [Stop]
  /// Whether these are all: no limit cut the exploration short.
  package let isComplete: Bool
  private let app: CompiledApp

  /// Places of one screen and state that are kept.
  package static let sameStateLimit = 12

  /// Explores an app; of places that look alike in a state of a screen the first is kept.
  package init(of app: CompiledApp) {
    self.app = app
    var explorer = RouteExplorer(app)
    var stops: [Stop] = []
    var looks: [String: Set<String>] = [:]
    explorer.onPlace = { walk in
      guard let view = View(walk.session.device) else { return }
      let front = walk.session.device.process?.frontScreen
      let (screen, state) = (front?.name ?? "", front?.statePath ?? "")
      let known = looks["\(screen)/\(state)"]?.count ?? 0
      guard known < Self.sameStateLimit,
        looks["\(screen)/\(state)", default: []].insert(view.text).inserted
      else { return }
      stops.append(
        Stop(
          coordinator: walk.start, screen: screen, state: state, number: known + 1,
          moves: walk.made))
    }
    explorer.explore()
    self.stops = stops
    isComplete = explorer.isComplete
  }

  /// Goes to a place on a device and in a language, the app's own where none is given; nil where
  /// the way does not lead there, since the app does something else on it.
  package func view(
    of stop: Stop, device: DeviceProfile?, language: String?, isDark: Bool = false
  ) -> View? {
    let walk = RouteWalk(app, coordinator: stop.coordinator, device: device, language: language)
    for move in stop.moves { walk.make(move) }
    guard walk.frontScreen ?? "" == stop.screen, walk.frontState == stop.state else { return nil }
    let device = walk.session.device
    if isDark { device.show(.dark) }
    return View(device)
  }
}

extension AppTour.View {
  /// What a device shows; nil where it shows nothing.
  fileprivate init?(_ device: SimulatedDevice) {
    guard let seen = device.seen else { return nil }
    self.init(seen: seen, covers: device.systemCovers, profile: device.profile)
  }
}
