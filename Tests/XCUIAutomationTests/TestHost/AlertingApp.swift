import SimulatedApp
import VirtualTime

/// An app with a counting button, over which alerts come one after the other.
enum AlertingApp {
  static let compiled = CompiledApp(
    AppDefinition(
      name: "Alerting", bundleIdentifier: "com.example.alerting", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [main]))

  private static let main = ScreenDefinition(
    name: "main", title: "Main", context: ["taps": 0],
    view: [
      ElementDefinition(
        .button, identifier: "count", label: .bind("taps"),
        gestures: [GestureDefinition(.tap, raises: "COUNT")]),
      ElementDefinition(
        .button, identifier: "ask", label: "Ask",
        gestures: [GestureDefinition(.tap, raises: "ASK")]),
    ],
    initial: "shown",
    states: [
      StateDefinition(
        name: "shown",
        on: [
          EventDefinition(
            "COUNT", [TransitionDefinition(actions: [.assign(key: "taps", expression: "taps + 1")])]
          ),
          EventDefinition("ASK", [TransitionDefinition(actions: [alert("First", then: "NEXT")])]),
          EventDefinition("NEXT", [TransitionDefinition(actions: [alert("Second")])]),
        ])
    ])

  private static func alert(_ title: String, then event: String? = nil) -> ActionDefinition {
    .alert(
      AlertDefinition(
        title: .literal(title),
        buttons: [
          AlertDefinition.Button(label: "OK"), AlertDefinition.Button(label: "More", event: event),
        ]))
  }
}
