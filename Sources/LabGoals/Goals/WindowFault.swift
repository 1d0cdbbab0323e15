import FlakeLab
import SimulatedApp
import VirtualTime
import XCUIAutomation

/// A test that fails only if a loader ends between two specific consecutive looks.
struct WindowFault: Sendable {
  /// The app: one loader makes a text appear.
  let app: AppDefinition
  /// The test.
  let flow: Flow

  /// Plants a fault.
  ///
  /// - Parameters:
  ///   - window: the number of the last look before the text appears, counted from 1.
  ///   - steps: the number of looks.
  ///   - longest: the longest duration of the loader, in seconds.
  init(window: Int, steps: Int, longest: Double) {
    app = AppDefinition(
      name: "Window", bundleIdentifier: "com.example.window", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main", container: .plain)],
      screens: [Self.screen],
      loaders: [
        LoaderDefinition(
          name: "load", latency: .uniform(from: .milliseconds(10), through: .seconds(longest)))
      ])
    flow = Flow("window \(window) of \(steps)", expecting: .mayFlake) {
      let app = XCUIApplication()
      app.launch()
      let seen = (0..<steps).map { _ in app.staticTexts["text"].exists }
      try Flow.require(seen[window - 1] || !seen[window], "the planted fault")
    }
  }

  private static let screen = ScreenDefinition(
    name: "main", context: ["text": .integer(0)],
    view: [Text("there").id(.literal("text")).hidden(if: "text == 0").element], initial: "all",
    states: [
      StateDefinition(
        name: "all",
        invoke: [
          InvocationDefinition(
            source: "load",
            onDone: [TransitionDefinition(to: nil, actions: [.assign("text", "1")])])
        ])
    ])
}
