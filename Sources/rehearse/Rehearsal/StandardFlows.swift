import FlakeLab
import SimulatedApp
import XCUIAutomation

/// The flows of the standard campaign: two screens that load data, each with every kind of wait.
enum StandardFlows {
  /// All flows, in the order of the table.
  static let all: [StandardFlow] =
    StandardWait.allCases.map { login($0) } + StandardWait.allCases.map { list($0) }

  static var names: [String] { all.map(\.flow.name) }

  /// The parts that the flows need but an app lacks, in words; empty if they can run.
  static func missing(in app: AppDefinition) -> [String] {
    let known = Set(app.screens.flatMap(\.literalIdentifiers))
    let names = Set(app.coordinators.map(\.name))
    return coordinators.filter { !names.contains($0) }.map { "coordinator \($0)" }
      + identifiers.filter { !known.contains($0) }.map { "element \"\($0)\"" }
      + (app.coordinatorArgument == argument ? [] : ["launch argument \(argument)"])
  }

  private static let argument = "coordinatorUnderUITest"
  private static let coordinators = ["SlowLoginCoordinator", "ListCoordinator"]
  private static let identifiers = [
    "slow.login.email", "slow.login.password", "slow.login.button",
    "cloud.mokumoku.sample.content.email", "ListView", "SuccessView",
  ]

  /// Signs in, and looks for the address on the next screen.
  private static func login(_ wait: StandardWait) -> StandardFlow {
    flow("login", wait) {
      let app = launched("SlowLoginCoordinator")
      enter("hoge@example.com", into: app.textFields["slow.login.email"])
      enter("secret", into: app.secureTextFields["slow.login.password"])
      app.buttons["slow.login.button"].tap()
      let address = app.staticTexts["cloud.mokumoku.sample.content.email"]
      try Flow.require(wait.wait(for: address), "the address is not shown")
    }
  }

  /// Opens the first row of the list, and looks for the content that it loads.
  private static func list(_ wait: StandardWait) -> StandardFlow {
    flow("list", wait) {
      let app = launched("ListCoordinator")
      app.tables["ListView"].cells.firstMatch.tap()
      let details = app.otherElements["SuccessView"]
      try Flow.require(wait.wait(for: details), "the details are not shown")
    }
  }

  private static func flow(
    _ place: String, _ wait: StandardWait, _ body: @escaping @MainActor @Sendable () throws -> Void
  ) -> StandardFlow {
    StandardFlow(
      flow: Flow("\(place), \(wait.name)", expecting: wait.expectation, body),
      lesson: wait.lesson)
  }

  @MainActor
  private static func launched(_ coordinator: String) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-" + argument, coordinator]
    app.launch()
    return app
  }

  @MainActor
  private static func enter(_ text: String, into field: XCUIElement) {
    field.tap()
    field.typeText(text)
  }
}

extension ScreenDefinition {
  /// The identifiers in the screen's elements that are constant.
  fileprivate var literalIdentifiers: [String] {
    ([root] + everywhere).flatMap(\.literalIdentifiers)
      + states.flatMap(\.literalIdentifiers)
  }
}

extension StateDefinition {
  fileprivate var literalIdentifiers: [String] {
    view.flatMap(\.literalIdentifiers) + states.flatMap(\.literalIdentifiers)
  }
}

extension ElementDefinition {
  fileprivate var literalIdentifiers: [String] {
    let inner = children.flatMap(\.literalIdentifiers)
    guard case .literal(let own) = identifier else { return inner }
    return [own] + inner
  }
}
