import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

/// The apps that are measured.
enum BenchApps {
  /// Two fields, a button, a load of two seconds, and a label with the typed text.
  static func login(
    loading latency: LatencyDistribution = .fixed(.seconds(2)), failing rate: Double = 0
  ) -> CompiledApp {
    let login = ScreenDefinition(
      name: "login", title: "Login", context: ["email": "", "password": ""],
      view: [
        ElementDefinition(.textField, identifier: "email", placeholder: "e-mail", binding: "email"),
        ElementDefinition(
          .secureTextField, identifier: "password", placeholder: "password", binding: "password"),
      ],
      initial: "idle",
      states: [
        StateDefinition(
          name: "idle", on: [EventDefinition("LOGIN", [TransitionDefinition(to: "loading")])],
          view: [
            ElementDefinition(
              .button, identifier: "login", label: "Login",
              gestures: [GestureDefinition(.tap, raises: "LOGIN")])
          ]),
        StateDefinition(
          name: "loading", invoke: [signIn],
          view: [ElementDefinition(.activityIndicator, identifier: "loading")]),
      ])
    let content = ScreenDefinition(
      name: "content", title: "Content", context: ["email": ""], initial: "shown",
      states: [
        StateDefinition(
          name: "shown",
          view: [ElementDefinition(.staticText, identifier: "shown.email", label: .bind("email"))])
      ])
    return CompiledApp(
      AppDefinition(
        name: "Bench", bundleIdentifier: "com.example.bench", defaultCoordinator: "Login",
        coordinators: [CoordinatorDefinition(name: "Login", root: "login")],
        screens: [login, content],
        loaders: [LoaderDefinition(name: "signIn", latency: latency, failureRate: rate)]))
  }

  /// A table with a number of rows, each a cell with a text in a container.
  static func rows(_ count: Int) -> CompiledApp {
    let items = (0..<count).map { row -> FormatValue in
      .record(["id": .string("row.\(row)"), "title": .string("Row number \(row)")])
    }
    let cell = ElementDefinition(
      .cell, identifier: .bind("item.id"), forEach: "rows", itemName: "item",
      gestures: [GestureDefinition(.tap, raises: "OPEN")],
      children: [
        ElementDefinition(
          .other, children: [ElementDefinition(.staticText, label: .bind("item.title"))])
      ])
    let screen = ScreenDefinition(
      name: "rows", title: "Rows", root: ElementDefinition(.table, identifier: "table"),
      context: ["rows": .list(items)], initial: "shown",
      states: [StateDefinition(name: "shown", view: [cell])])
    return CompiledApp(
      AppDefinition(
        name: "Bench", bundleIdentifier: "com.example.bench", defaultCoordinator: "Rows",
        coordinators: [CoordinatorDefinition(name: "Rows", root: "rows")], screens: [screen]))
  }

  private static let signIn = InvocationDefinition(
    source: "signIn",
    onDone: [
      TransitionDefinition(
        to: "idle", actions: [.push(screen: "content", with: ["email": "email"])])
    ],
    onError: [TransitionDefinition(to: "idle")])
}
