import SimulatedApp
import VirtualTime
import XCUIAutomation

/// Tests of an app of which three loads in ten are slow, run by other tests alone: SwiftPM lists no
/// function of theirs.
final class ChancyTests: XCUIAutomation::XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { app }

  static let app = AppDefinition(
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
    loaders: [
      LoaderDefinition(
        name: "load",
        latency: .mixture([
          WeightedLatency(weight: 3, .fixed(.seconds(5))),
          WeightedLatency(weight: 7, .fixed(.milliseconds(1))),
        ]))
    ])

  /// What the parts of a trial did, in order.
  nonisolated(unsafe) static var events: [String] = []
  /// Counts the parts that an instance has run.
  private var steps = 0

  override func setUpWithError() throws { note("setUp") }
  override func setUp() async throws { note("async setUp") }
  override func tearDown() { note("tearDown") }
  override func tearDown() async throws { note("async tearDown") }

  /// Notes a part with its place in the life of the instance.
  func note(_ part: String) {
    Self.events.append("\(steps) \(part)")
    steps += 1
  }

  /// Launches and waits for less than a slow load takes.
  func waitTooShort() {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launch()
    if !app.staticTexts["done"].waitForExistence(timeout: 2) { record(XCTIssue(.late)) }
  }

  /// A test of a name with a body.
  static func test(
    _ name: String = "testIt", _ body: @escaping (ChancyTests) throws -> Void
  ) -> ChancyTests {
    ChancyTests(name: name) { test in
      if let test = test as? ChancyTests { try body(test) }
    }
  }
}

extension XCTIssue {
  fileprivate enum Kind { case late }

  fileprivate init(_ kind: Kind) {
    self.init(type: .assertionFailure, compactDescription: "it was late")
  }
}
