import SimulatedApp
import VirtualTime

/// An app with a button that shows an answer two seconds after it is tapped, and stores a default.
enum CounterApp {
  static let definition = AppDefinition(
    name: "Counter", bundleIdentifier: "com.example.counter", defaultCoordinator: "Main",
    coordinators: [
      CoordinatorDefinition(name: "Main", root: "main"),
      CoordinatorDefinition(name: "Other", root: "other"),
    ],
    screens: [main, other],
    loaders: [
      LoaderDefinition(
        name: "answer", latency: .uniform(from: .seconds(1), through: .seconds(4)),
        result: "answer")
    ])

  static let compiled = CompiledApp(definition)

  private static let main = ScreenDefinition(
    name: "main", title: "Main", view: [],
    initial: "idle",
    states: [
      StateDefinition(
        name: "idle",
        on: [
          EventDefinition(
            "GO",
            [
              TransitionDefinition(
                to: "loading", actions: [.store(key: "tapped", expression: "true")])
            ])
        ],
        view: [
          ElementDefinition(
            .button, identifier: "go", label: "Go",
            gestures: [GestureDefinition(.tap, raises: "GO")])
        ]),
      StateDefinition(
        name: "loading",
        invoke: [
          InvocationDefinition(source: "answer", onDone: [TransitionDefinition(to: "done")])
        ]),
      StateDefinition(
        name: "done", view: [ElementDefinition(.staticText, identifier: "answer", label: "42")]),
    ])

  private static let other = ScreenDefinition(
    name: "other", title: "Other",
    view: [ElementDefinition(.staticText, identifier: "other", label: "Other")],
    initial: "shown", states: [StateDefinition(name: "shown")])
}
