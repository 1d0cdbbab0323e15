import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

/// Small apps for tests of the runtime.
enum SampleApps {
  /// Two fields and a button; a tap loads for two seconds and then pushes a screen with the address.
  static let login = AppDefinition(
    name: "Sample", bundleIdentifier: "com.example.sample", defaultCoordinator: "Login",
    coordinators: [
      CoordinatorDefinition(name: "Login", root: "login", marker: "login.button"),
      CoordinatorDefinition(name: "Content", root: "content", marker: "content.email"),
    ],
    screens: [loginScreen, contentScreen],
    loaders: [LoaderDefinition(name: "signIn", latency: .fixed(.seconds(2)))])

  private static let loginScreen = ScreenDefinition(
    name: "login", title: "Login", context: ["email": .string(""), "password": .string("")],
    view: [
      ElementDefinition(
        .textField, identifier: "login.email", placeholder: "e-mail", binding: "email"),
      ElementDefinition(
        .secureTextField, identifier: "login.password", placeholder: "password",
        binding: "password"),
    ],
    initial: "idle",
    states: [
      StateDefinition(
        name: "idle",
        on: [EventDefinition("LOGIN", [TransitionDefinition(to: "loading")])],
        view: [
          ElementDefinition(
            .button, identifier: "login.button", label: "Login",
            isEnabled: .predicate("email != '' AND password != ''"),
            gestures: [GestureDefinition(.tap, raises: "LOGIN")])
        ]),
      StateDefinition(
        name: "loading",
        invoke: [
          InvocationDefinition(
            source: "signIn",
            onDone: [
              TransitionDefinition(
                to: "idle", actions: [.push(screen: "content", with: ["email": "email"])])
            ],
            onError: [TransitionDefinition(to: "idle")])
        ],
        view: [ElementDefinition(.activityIndicator, identifier: "login.loading")]),
    ])

  private static let contentScreen = ScreenDefinition(
    name: "content", title: "Content", context: ["email": .string("")],
    initial: "shown",
    states: [
      StateDefinition(
        name: "shown",
        view: [
          ElementDefinition(.staticText, identifier: "content.email", label: .bind("email"))
        ])
    ])
}

extension SampleApps {
  static let email = Query().descendants(.textField).identified(by: "login.email")
  static let password = Query().descendants(.secureTextField).identified(by: "login.password")
  static let button = Query().descendants(.button).identified(by: "login.button")
  static let label = Query().descendants(.staticText).identified(by: "content.email")

  /// Types an address and a password into the fields of the login screen.
  static func fillIn(_ session: AppSession, after step: () -> Void = {}) {
    for (field, text) in [(email, "hoge@example.com"), (password, "password")] {
      _ = session.perform(.tap, on: field, title: "Tap")
      step()
      _ = session.perform(.type(text, into: field), title: "Type")
      step()
    }
  }
}
