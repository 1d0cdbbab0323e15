import Foundation
import SimulatedApp
import XCTest

/// A basket as a Swift type, between two screens of files.
private struct BasketScreen: SwiftScreen {
  struct State: Equatable, Sendable {
    var count = 0
    var note = ""
    var isLoading = false
    var error: String?
  }

  enum Event: Sendable { case add, load, loaded(Int), failed, askEmpty, empty, pay, home }

  var title: ElementText? { "Basket" }
  var initial: State { State() }

  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
    switch event {
    case .add: state.count += 1
    case .load:
      state.isLoading = true
      return [.load("stock", done: { .loaded($0) }, failed: { _ in .failed })]
    case .loaded(let count): state = State(count: count, note: state.note)
    case .failed: state = State(count: state.count, note: state.note, error: "No connection")
    case .askEmpty:
      let buttons = [ScreenAlertButton<Event>("Empty", .empty), ScreenAlertButton("Keep")]
      return [.alert("Empty the basket?", buttons: buttons)]
    case .empty: state.count = 0
    case .pay:
      return [
        .push(
          "receipt", with: ["total": .integer(Int64(state.count)), "note": .string(state.note)])
      ]
    case .home: return [.pop]
    }
    return []
  }

  func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Text("\(state.count)", id: "count")
    if state.isLoading { ActivityIndicator("In progress", id: "busy") }
    if let error = state.error { Text("\(error)", id: "error") }
    TextField("note", binds: send.binding("note", \.note))
    Button("Add", id: "add").onTap(send(.add))
    Button("Load", id: "load").onTap(send(.load))
    Button("Empty", id: "empty").onTap(send(.askEmpty))
    Button("Pay", id: "pay").onTap(send(.pay))
  }

  func barItems(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Button("Home", id: "home").onTap(send(.home))
  }
}

/// The files around the basket, in a folder of this run.
private enum MixedFiles {
  static let texts = [
    "app.json": """
    {
      "name": "Mixed", "bundleIdentifier": "com.example.mixed",
      "coordinator": { "default": "Main" }, "coordinators": { "Main": { "root": "start" } },
      "loaders": { "stock": { "latency": "2s", "result": 5 } }
    }
    """,
    "start.json": """
    {
      "title": "Start",
      "view": [
        { "type": "button", "identifier": "open", "label": "Basket", "on": { "tap": "OPEN" } }
      ],
      "on": { "OPEN": { "actions": { "push": "basket" } } }
    }
    """,
    "receipt.json": """
    {
      "title": "Receipt", "context": { "total": 0, "note": "" },
      "view": [
        { "type": "staticText", "identifier": "total", "label": { "bind": "total" } },
        { "type": "staticText", "identifier": "written", "label": { "bind": "note" } }
      ]
    }
    """,
  ]

  static func folder() throws -> AppFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mixed-screens-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return AppFolder(folder.path)
  }
}

/// What a person would write against an app of files and of Swift.
final class MixedScreensTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    do {
      return try MixedFiles.folder().load { BasketScreen() }
    } catch {
      return nil
    }
  }

  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.buttons["open"].tap()
  }

  func testAFileLeadsToASwiftScreenAndThatToAFile() {
    XCTAssertTrue(app.navigationBars["Basket"].exists)
    app.buttons["add"].tap()
    app.buttons["add"].tap()
    app.buttons["pay"].tap()
    XCTAssertEqual(app.staticTexts["total"].label, "2")
    app.navigationBars.buttons["Basket"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "2")
  }

  func testTheReducerLoads() {
    app.buttons["load"].tap()
    XCTAssertTrue(app.activityIndicators["busy"].exists)
    XCTAssertTrue(app.activityIndicators["busy"].waitForNonExistence(timeout: 5))
    XCTAssertEqual(app.staticTexts["count"].label, "5")
  }

  func testTheAlertAsksBeforeItEmpties() {
    app.buttons["add"].tap()
    app.buttons["empty"].tap()
    app.alerts["Empty the basket?"].buttons["Keep"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "1")
    app.buttons["empty"].tap()
    app.alerts["Empty the basket?"].buttons["Empty"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "0")
  }

  func testWhatIsTypedIsInTheState() {
    app.textFields["note"].tap()
    app.textFields["note"].typeText("no bag")
    XCTAssertEqual(app.textFields["note"].value as? String, "no bag")
    app.buttons["pay"].tap()
    XCTAssertEqual(app.staticTexts["written"].label, "no bag")
  }

  func testTheBarItemLeadsBack() {
    app.navigationBars.buttons["home"].tap()
    XCTAssertTrue(app.buttons["open"].waitForExistence(timeout: 2))
  }
}
