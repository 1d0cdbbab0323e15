import SimulatedApp
import VirtualTime

/// An app in which chance decides a lot: two loaders that end at one instant, a law of latency, a
/// failure now and then, a timer drawn from a law.
enum ChancyApp {
  static let compiled = CompiledApp(
    AppDefinition(
      name: "Chancy", bundleIdentifier: "com.example.chancy", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [main],
      loaders: [
        LoaderDefinition(name: "left", latency: .fixed(.seconds(1)), result: "left"),
        LoaderDefinition(name: "right", latency: .fixed(.seconds(1)), result: "right"),
        LoaderDefinition(
          name: "slow", latency: .logNormal(median: .milliseconds(800), sigma: 0.6),
          failureRate: 0.25, result: "slow"),
      ]))

  private static let main = ScreenDefinition(
    name: "main", title: "Main", context: ["text": "", "last": "", "typed": ""],
    view: [
      ElementDefinition(.textField, identifier: "field", placeholder: "text", binding: "typed"),
      ElementDefinition(.staticText, identifier: "last", label: .bind("last")),
    ],
    initial: "idle",
    states: [
      StateDefinition(
        name: "idle", on: [EventDefinition("GO", [TransitionDefinition(to: "loading")])],
        view: [
          ElementDefinition(
            .button, identifier: "go", label: "Go",
            gestures: [GestureDefinition(.tap, raises: "GO")])
        ]),
      StateDefinition(
        name: "loading",
        after: [
          DelayedTransitionDefinition(
            .uniform(from: .seconds(1), through: .seconds(4)), [TransitionDefinition(to: "late")])
        ],
        invoke: [
          InvocationDefinition(source: "left", onDone: [keep]),
          InvocationDefinition(source: "right", onDone: [keep]),
          InvocationDefinition(
            source: "slow", onDone: [TransitionDefinition(to: "done")],
            onError: [TransitionDefinition(to: "failed")], retries: 1,
            retryDelay: .milliseconds(200), cancellation: .late),
        ],
        view: [ElementDefinition(.activityIndicator, identifier: "busy")]),
      outcome("done"), outcome("failed"), outcome("late"),
    ])

  private static let keep = TransitionDefinition(
    actions: [.assign(key: "last", expression: "event.data")])

  private static func outcome(_ name: String) -> StateDefinition {
    StateDefinition(
      name: name, view: [ElementDefinition(.staticText, identifier: .literal(name))])
  }
}
