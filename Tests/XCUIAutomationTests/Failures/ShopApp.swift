import SimulatedApp
import VirtualTime

@testable import TestHost
@testable import XCUIAutomation

/// A shop in which every failure of an element can be had.
enum ShopApp {
  static let definition = AppDefinition(
    name: "Shop", bundleIdentifier: "com.example.shop", defaultCoordinator: "Main",
    coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [main])

  private static let main = Screen("main", title: "Shop") {
    Context("name", "")
    Context("rows", ["pear", "apple", "fig"])
    On("FALL", do: .crash(message: "Index out of range"))
    On("WAIT", do: .raise(event: "FALL", after: .milliseconds(1_700)))
    On("DROP", do: .assign("rows", "{'apple', 'fig'}"))
    On("EMPTY", do: .assign("rows", "{'fig'}"))
    Button("Buy", id: "buy")
    Button("Twin", id: "left")
    Button("Twin", id: "right")
    TextField("name", binds: "name")
    Button("Fall", id: "fall").onTap("FALL")
    Button("Wait", id: "wait").onTap("WAIT")
    Button("Drop", id: "drop").onTap("DROP")
    Button("Empty", id: "empty").onTap("EMPTY")
    Button("Low", id: "low").position(y: 600)
    Button("Far", id: "far").position(x: 417, y: 40)
    Element(.image, id: "").position(x: -50, y: 40).size(width: 20, height: 20)
    State("only") { Text(.bind("item")).forEach("rows") }
  }

  /// Runs a body against the launched app, and gives the messages of its failures.
  @discardableResult
  static func run(
    _ wording: FailureWording = .xcode26, of definition: AppDefinition = definition,
    launches: Bool = true, _ body: (XCUIApplication) -> Void
  ) -> [String] {
    var timing = AutomationTiming.xcode26
    timing.wording = wording
    let session = AppSession(
      app: CompiledApp(definition), configuration: SessionConfiguration(timing: timing))
    SessionContext.$current.withValue(session) {
      SessionContext.$continuesAfterFailure.withValue(true) {
        let app = XCUIApplication()
        if launches { app.launch() }
        body(app)
      }
    }
    return session.failures.map(\.message)
  }

  /// The part of each failure that is Xcode's: all before the help of our own.
  static func words(
    _ wording: FailureWording = .xcode26, of definition: AppDefinition = definition,
    launches: Bool = true, _ body: (XCUIApplication) -> Void
  ) -> [String] {
    run(wording, of: definition, launches: launches, body).map(xcodeWords)
  }

  /// A message up to the help below it, addresses apart, which are made from the query.
  static func xcodeWords(_ message: String) -> String {
    let headings = ["Sought:", "Nearest:", "Matches:", "Reason:", "Crash:", "Pending:"]
    let ends = headings.compactMap { message.firstRange(of: "\n    " + $0)?.lowerBound }
    let words = ends.min().map { String(message[..<$0]) } ?? message
    return words.replacing(#/Query: 0x6000[0-9a-f]{8}>/#, with: "Query: 0x…>")
  }
}
