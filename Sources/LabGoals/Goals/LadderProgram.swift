import FlakeLab
import SimulatedApp
import VirtualTime
import XCUIAutomation

/// An app whose loaders each start at a tap and show a text, and a test that looks once at each.
struct LadderProgram: Sendable {
  let app: AppDefinition
  /// A flow that taps for each loader and then looks at each text.
  let hasty: Flow

  init(loaders: Int) {
    let names = (0..<loaders).map { "load\($0)" }
    app = AppDefinition(
      name: "Ladder", bundleIdentifier: "com.example.ladder", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main", container: .plain)],
      screens: [Self.screen(names)],
      loaders: names.map {
        LoaderDefinition(
          name: $0, latency: .uniform(from: .milliseconds(200), through: .seconds(9)))
      })
    hasty = Flow("hasty", expecting: .mayFlake) { Self.playHastily(names) }
  }

  /// Each tap enters a state that starts a loader; the loaders of previous states keep running.
  private static func screen(_ names: [String]) -> ScreenDefinition {
    let texts = names.map {
      Text("there").id(.literal($0)).hidden(if: "\($0) == 0").position(x: 10, y: 100).element
    }
    let buttons = names.enumerated().map { index, name in
      Button("Start").id(.literal("start.\(name)")).onTap("START\(index)")
        .position(x: 10, y: Double(200 + index * 50)).element
    }
    let states = names.enumerated().map { index, name in
      StateDefinition(
        name: "on\(index)",
        invoke: [
          InvocationDefinition(
            source: name,
            onDone: [TransitionDefinition(to: nil, actions: [.assign(name, "1")])],
            cancellation: InvocationDefinition.Cancellation.none)
        ])
    }
    let events = names.indices.map {
      EventDefinition("START\($0)", [TransitionDefinition(to: "on\($0)")])
    }
    return ScreenDefinition(
      name: "main", context: Dictionary(uniqueKeysWithValues: names.map { ($0, .integer(0)) }),
      view: texts + buttons, on: events, initial: "off",
      states: [StateDefinition(name: "off")] + states)
  }

  @MainActor
  private static func playHastily(_ names: [String]) {
    let app = XCUIApplication()
    app.launch()
    for name in names { app.buttons["start.\(name)"].tap() }
    for name in names { _ = app.staticTexts[name].exists }
  }
}
