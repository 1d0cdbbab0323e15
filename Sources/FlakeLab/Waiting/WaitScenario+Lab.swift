import SimulatedApp
public import VirtualTime
import XCUIAutomation

extension WaitScenario {
  private static let calm = LatencyDistribution.logNormal(median: .seconds(1.2), sigma: 0.4)
  private static let bad = LatencyDistribution.logNormal(median: .seconds(1.5), sigma: 0.8)
  private static let even = LatencyDistribution.uniform(
    from: .milliseconds(200), through: .seconds(3))
  private static let memoryless = LatencyDistribution.exponential(mean: .seconds(2))
  private static let cached = LatencyDistribution.mixture([
    WeightedLatency(weight: 3, .fixed(.milliseconds(50))),
    WeightedLatency(weight: 7, .logNormal(median: .seconds(2), sigma: 0.35)),
  ])
  private static let tunnel = LatencyDistribution.mixture([
    WeightedLatency(weight: 97, calm),
    WeightedLatency(weight: 3, .uniform(from: .seconds(5), through: .seconds(20))),
  ])
  private static let animated = LatencyDistribution.fixed(.milliseconds(600))
  private static let measured = LatencyDistribution.empirical([
    .milliseconds(300), .milliseconds(900), .seconds(1), .seconds(1.4), .seconds(4.5),
  ])

  /// Thirteen small scenarios: a tap, and texts that appear when loaders end.
  public static let lab: [WaitScenario] = [
    loading("a calm network", [calm]), loading("a bad network", [bad]), loading("even", [even]),
    loading("memoryless", [memoryless]), loading("a cache", [cached]),
    loading("a tunnel", [tunnel]),
    loading("an animation", [animated]), loading("measured", [measured]),
    loading("one after another", [calm, even]),
    loading("three in a row", [even, cached, animated]),
    loadingAtOnce("two at once", [calm, even]),
    loadingAtOnce("three at once", [bad, cached, memoryless]),
    loadingAtOnce("a race of equals", [memoryless, memoryless]),
  ]

  /// A tap that starts loaders in sequence: each begins when the previous one ends.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - laws: the latency of each loader.
  /// - Returns: a scenario that needs the last text; its naive wait looks for the first.
  public static func loading(_ name: String, _ laws: [LatencyDistribution]) -> WaitScenario {
    let loading = laws.indices.map { index in
      StateDefinition(
        name: "step\(index)",
        invoke: [
          InvocationDefinition(
            source: "load\(index)",
            onDone: [
              TransitionDefinition(to: index + 1 < laws.count ? "step\(index + 1)" : "shown")
            ])
        ],
        view: [Text("part \(index)").id(.literal("part\(index)")).element])
    }
    let first = StateDefinition(
      name: "ready", on: [EventDefinition("GO", [TransitionDefinition(to: "step0")])])
    let last = StateDefinition(name: "shown", view: [Text("done").id("done").element])
    let screen = ScreenDefinition(
      name: "main", view: [Button("go").id("go").onTap("GO").element], initial: "ready",
      states: [first] + loading + [last])
    return scenario(name, screen, laws) {
      XCUIApplication().staticTexts["done"].exists
    }
  }

  /// A tap that starts several loaders at once, each with a separate text.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - laws: the latency of each loader.
  /// - Returns: a scenario that needs all texts; its naive wait looks for the first.
  public static func loadingAtOnce(_ name: String, _ laws: [LatencyDistribution]) -> WaitScenario {
    let loading = StateDefinition(
      name: "loading",
      invoke: laws.indices.map { index in
        InvocationDefinition(
          source: "load\(index)",
          onDone: [TransitionDefinition(to: nil, actions: [.assign("v\(index)", "1")])])
      })
    let texts = laws.indices.map { index in
      Text("done").id(.literal(index == 0 ? "part0" : "other\(index)"))
        .hidden(if: "v\(index) == 0").element
    }
    let screen = ScreenDefinition(
      name: "main",
      context: Dictionary(uniqueKeysWithValues: laws.indices.map { ("v\($0)", .integer(0)) }),
      view: texts + [Button("go").id("go").onTap("GO").element], initial: "ready",
      states: [
        StateDefinition(
          name: "ready", on: [EventDefinition("GO", [TransitionDefinition(to: "loading")])]),
        loading,
      ])
    let names = laws.indices.map { $0 == 0 ? "part0" : "other\($0)" }
    return scenario(name, screen, laws) {
      names.allSatisfy { XCUIApplication().staticTexts[$0].exists }
    }
  }

  private static func scenario(
    _ name: String, _ screen: ScreenDefinition, _ laws: [LatencyDistribution],
    _ condition: @escaping @MainActor @Sendable () -> Bool
  ) -> WaitScenario {
    let app = AppDefinition(
      name: "Waits", bundleIdentifier: "com.example.waits", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main", container: .plain)],
      screens: [screen],
      loaders: laws.enumerated().map {
        LoaderDefinition(name: "load\($0.offset)", latency: $0.element)
      })
    return WaitScenario(
      name, app: app, setUp: { XCUIApplication().launch() },
      action: { XCUIApplication().buttons["go"].tap() },
      isThere: { XCUIApplication().staticTexts["part0"].exists },
      isHittable: { XCUIApplication().staticTexts["part0"].isHittable }, condition: condition,
      followUp: { try Flow.require(condition(), "too early") })
  }
}
