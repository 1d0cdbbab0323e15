import SimulatedApp

@testable import TestHost
@testable import XCUIAutomation

/// A screen with one element of each kind that has something of its own to read.
enum FormApp {
  static let compiled = CompiledApp(
    AppDefinition(
      name: "Form", bundleIdentifier: "com.example.form", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [main]))

  private static let main = ScreenDefinition(
    name: "main", title: "Form", context: ["name": "", "isOn": true, "tapped": ""],
    view: [
      ElementDefinition(.textField, identifier: "name", placeholder: "Your name", binding: "name"),
      ElementDefinition(.switch, identifier: "news", label: "News", binding: "isOn"),
      ElementDefinition(.button, identifier: "off", label: "Off", isEnabled: false),
      ElementDefinition(.button, identifier: "chosen", label: "Chosen", isSelected: true),
      ElementDefinition(
        .image, identifier: "picture", label: "Cat", title: "Tom",
        placement: .init(width: 100, height: 50), gestures: [GestureDefinition(.tap, raises: "T")]),
      ElementDefinition(.staticText, identifier: "tapped", label: .bind("tapped")),
    ],
    on: [
      EventDefinition(
        "T", [TransitionDefinition(actions: [.assign(key: "tapped", expression: "'yes'")])])
    ],
    initial: "shown", states: [StateDefinition(name: "shown")])

  /// Runs a body against the launched app, and gives the failures it met.
  @discardableResult
  static func run(
    faults: FaultPlan = FaultPlan(), _ body: (XCUIApplication) -> Void
  ) -> [String] {
    var configuration = SessionConfiguration()
    configuration.faults = faults
    let session = AppSession(app: compiled, configuration: configuration)
    SessionContext.$current.withValue(session) {
      SessionContext.$continuesAfterFailure.withValue(true) {
        let app = XCUIApplication()
        app.launch()
        body(app)
      }
    }
    return session.failures.map(\.message)
  }
}
