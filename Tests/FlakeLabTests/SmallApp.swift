import AccessibilityTree
import SimulatedApp
import VirtualTime

/// One screen that shows a text once a loader has ended; its latency is the whole test bed.
enum SmallApp {
  /// The app, loading by a law.
  static func loading(_ latency: LatencyDistribution) -> AppDefinition {
    AppDefinition(
      name: "Small", bundleIdentifier: "com.example.small", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [
        ScreenDefinition(
          name: "main", initial: "loading",
          states: [
            StateDefinition(
              name: "loading",
              invoke: [
                InvocationDefinition(source: "load", onDone: [TransitionDefinition(to: "loaded")])
              ]),
            StateDefinition(
              name: "loaded", view: [ElementDefinition(.staticText, identifier: "done")]),
          ])
      ],
      loaders: [LoaderDefinition(name: "load", latency: latency)])
  }

  /// Three in ten loads take 5 s, the others none.
  static let slowThreeTimesInTen = loading(
    .mixture([
      WeightedLatency(weight: 3, .fixed(.seconds(5))),
      WeightedLatency(weight: 7, .fixed(.milliseconds(1))),
    ]))
}
