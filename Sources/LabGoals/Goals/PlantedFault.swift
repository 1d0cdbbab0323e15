import FlakeLab
import SimulatedApp
import VirtualTime
import XCUIAutomation

/// A test that fails only if the results of several loaders come at planted places between its
/// looks: each planted loader has to end after one look and before the next.
struct PlantedFault: Sendable {
  /// The app: each loader makes one text appear.
  let app: AppDefinition
  /// The test.
  let flow: Flow

  /// Plants a fault.
  ///
  /// - Parameters:
  ///   - depth: the number of orders on which it depends; two of them share a loader.
  ///   - bystanders: the number of loaders that the test looks at and that do not affect its
  ///     result.
  init(depth: Int, bystanders: Int = 1) {
    let planted = (depth + 1) / 2
    let names = (0..<planted + bystanders).map { "load\($0)" }
    app = AppDefinition(
      name: "Planted", bundleIdentifier: "com.example.planted", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main", container: .plain)],
      screens: [Self.screen(names)],
      loaders: names.map {
        LoaderDefinition(
          name: $0, latency: .uniform(from: .milliseconds(500), through: .seconds(12)))
      })
    flow = Flow("planted \(depth)", expecting: .mayFlake) { try Self.play(depth, names) }
  }

  private static func screen(_ names: [String]) -> ScreenDefinition {
    let texts = names.map {
      Text("there").id(.literal($0)).hidden(if: "\($0) == 0").position(x: 10, y: 100).element
    }
    return ScreenDefinition(
      name: "main", context: Dictionary(uniqueKeysWithValues: names.map { ($0, .integer(0)) }),
      view: texts, initial: "all",
      states: [
        StateDefinition(
          name: "all",
          invoke: names.map { name in
            InvocationDefinition(
              source: name,
              onDone: [TransitionDefinition(to: nil, actions: [.assign(name, "1")])])
          })
      ])
  }

  /// Looks for each planted loader's text twice, with pauses, and for all others once.
  @MainActor
  private static func play(_ depth: Int, _ names: [String]) throws {
    let app = XCUIApplication()
    app.launch()
    var isHit = true
    for loader in 0..<(depth + 1) / 2 {
      let text = app.staticTexts[names[loader]]
      sleep(1)
      let before = text.exists
      sleep(1)
      let after = text.exists
      let isLast = loader == depth / 2
      isHit = isHit && (isLast ? !before : !before && after)
    }
    for name in names.dropFirst((depth + 1) / 2) { _ = app.staticTexts[name].exists }
    try Flow.require(!isHit, "the planted fault")
  }
}
