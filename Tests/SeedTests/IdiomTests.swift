import XCTest

// Ways of writing that are common in UI tests, each used once.

protocol Tappable { func tap() }
protocol Named { var identifier: String { get } }
extension XCUIElement: Tappable, Named {}

extension XCUIElement.ElementType: CustomStringConvertible {
  /// The type in words.
  public var description: String { self == .button ? "button" : "element \(rawValue)" }
}

extension XCUIElement {
  var text: String { (value as? String) ?? label }

  func clearAndType(_ text: String) {
    guard let old = value as? String else { return XCTFail("No text to clear") }
    tap()
    if old != placeholderValue {
      typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count))
    }
    typeText(text)
  }

  @discardableResult
  func wait(
    until expression: @escaping (XCUIElement) -> Bool, timeout: TimeInterval = 15,
    message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
  ) -> Self {
    if expression(self) { return self }
    let predicate = NSPredicate { object, _ in
      (object as? XCUIElement).map(expression) ?? false
    }
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: self)
    let result = XCTWaiter().wait(for: [expectation], timeout: timeout)
    if result != .completed { XCTFail(message(), file: file, line: line) }
    return self
  }

  func wait<Value: Equatable>(
    until keyPath: KeyPath<XCUIElement, Value>, matches match: Value, timeout: TimeInterval = 15
  ) -> Bool {
    wait(until: { $0[keyPath: keyPath] == match }, timeout: timeout)
    return self[keyPath: keyPath] == match
  }
}

final class SampleApp: XCUIApplication, @unchecked Sendable {
  private(set) var launches = 0

  override func launch() {
    launches += 1
    launchArguments += ["-coordinatorUnderUITest", "LoginCoordinator"]
    super.launch()
  }

  var email: XCUIElement { textFields["cloud.mokumoku.sample.login.email"] }
  lazy var password = secureTextFields["cloud.mokumoku.sample.login.password"]
}

class BaseCase: XCTestCase {
  var app: SampleApp!
  var events: [String] = []

  override class func setUp() { super.setUp() }
  override class func tearDown() { super.tearDown() }

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app = SampleApp()
    app.launch()
    events.append("setUpWithError")
    addTeardownBlock { [weak self] in self?.events.append("block") }
  }

  override func tearDownWithError() throws {
    XCTAssertEqual(events, ["setUpWithError", "block"])
    app = nil
    try super.tearDownWithError()
  }
}

final class IdiomTests: BaseCase {
  func testSubclassOfTheApp() {
    XCTAssertEqual(app.launches, 1)
    XCTAssertTrue(app.email.exists)
    XCTAssertTrue(app.password.waitForExistence(timeout: 1))
  }

  func testActionAsAValue() {
    let steps: [() -> Void] = [app.email.tap, { self.app.email.typeText("a") }]
    steps.forEach { $0() }
    [app.email, app.password].map { $0.tap }.forEach { $0() }
    let tapping = XCUIElement.tap
    tapping(app.email)()
    (app.email as Tappable).tap()
    XCTAssertEqual(app.email.text, "a")
  }

  func testClearAndType() {
    app.email.clearAndType("first")
    app.email.clearAndType("second")
    XCTAssertEqual(app.email.text, "second")
  }

  func testWaitsOfOwnMaking() {
    XCTAssertTrue(app.email.wait(until: \.exists, matches: true))
    app.email.wait(until: { $0.isHittable && $0.isEnabled })
    XCTAssertTrue(app.email.wait(for: \.placeholderValue, toEqual: "e-mail", timeout: 3))
    XCTAssertFalse(app.email.wait(for: \.isSelected, toEqual: true, timeout: 3))
  }

  func testUnwrapAndSkip() throws {
    let first = try XCTUnwrap(app.textFields.allElementsBoundByIndex.first)
    XCTAssertEqual(first.elementType, .textField)
    try XCTSkipIf(app.buttons.count == 0, "There is nothing to do")
    try XCTSkipUnless(app.buttons["Login"].exists)
  }

  func testPredicatesInAllForms() {
    let prefix = "cloud.mokumoku"
    let all = app.descendants(matching: .any)
    let type = XCUIElement.ElementType.textField
    let forms: [NSPredicate] = [
      NSPredicate(format: "identifier BEGINSWITH %@", prefix),
      NSPredicate(format: "%K BEGINSWITH[cd] %@", "identifier", prefix.uppercased()),
      NSPredicate(format: "identifier LIKE '*.email'"),
      NSPredicate(format: "identifier MATCHES %@", #"cloud\..*\.(email|password)"#),
      NSPredicate(format: "label CONTAINS[c] %@ OR placeholderValue == %@", "log", "e-mail"),
      NSPredicate(format: "elementType == %d", type.rawValue),
      NSPredicate(format: "elementType == %ld AND isEnabled == %@", type.rawValue, NSNumber(true)),
      NSPredicate(format: "identifier IN %@", [prefix + ".sample.login.email"]),
      NSPredicate(format: "enabled == true && NOT (label == '')"),
      NSPredicate(format: "label == %@", argumentArray: ["Login"]),
      NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "elementType == 9"), NSPredicate(value: true),
      ]),
      NSCompoundPredicate(type: .not, subpredicates: [NSPredicate(format: "label == ''")]),
      NSPredicate { object, _ in (object as? XCUIElementAttributes)?.label == "Login" },
      NSPredicate(format: "frame.size.width > %f", 10.0),
    ]
    for predicate in forms {
      XCTAssertGreaterThan(all.matching(predicate).count, 0, "\(predicate.predicateFormat)")
    }
  }

  func testForInAndIndexes() {
    var names: [String] = []
    for index in 0..<app.textFields.count {
      names.append(app.textFields.element(boundBy: index).identifier)
    }
    for field in app.secureTextFields.allElementsBoundByAccessibilityElement {
      names.append(field.identifier)
    }
    XCTAssertEqual(names.count, 2)
  }

  func testSnapshotsAndAttachments() throws {
    let snapshot = try app.snapshot()
    XCTAssertEqual(snapshot.elementType, .application)
    XCTAssertFalse(snapshot.dictionaryRepresentation.isEmpty)
  }

  func testKeyboard() {
    app.email.tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
    XCTAssertTrue(app.keyboards.buttons["Return"].exists)
    app.email.typeText("a\n")
  }

  func testChainOfTypes() {
    let window = app.windows.firstMatch
    XCTAssertGreaterThan(window.children(matching: .any).count, 0)
    XCTAssertEqual(
      window.descendants(matching: .button).matching(.button, identifier: "Login").count, 1)
    XCTAssertTrue(app.navigationBars.staticTexts["Login"].exists)
    XCTAssertEqual(app.navigationBars.element.identifier, "Login")
  }

  func testState() {
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    app.terminate()
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 5))
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
  }
}

@MainActor
final class MainActorIdiomTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testSynchronous() {
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  func testAsynchronous() async throws {
    app.cells.firstMatch.tap()
    try await Task.sleep(nanoseconds: 3_000_000_000)
    XCTAssertTrue(app.buttons["more"].exists)
  }
}
