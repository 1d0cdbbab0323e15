package import AccessibilityTree

/// A query as a test writes it.
package struct QuerySource {
  /// The query: `app.staticTexts["headline"]`, or `app.cells`, which may have several matches.
  package let text: String
  /// The element, with which a test can wait and act: `app.cells.firstMatch`.
  package let element: String
  private let app: String

  /// The expression for the system in a test.
  package static let system = "XCUIApplication(bundleIdentifier: \"com.apple.springboard\")"

  /// The query as a test writes it whose application has a name.
  package init(_ query: Query, of app: String = "app") {
    self.app = app
    text = query.steps.reduce(app) { $0 + Self.text(of: $1) }
    element = text + (query.steps.last.map(Self.isOfElement) ?? true ? "" : ".firstMatch")
  }

  /// A line that waits for the element to reach a goal, for some seconds.
  package func line(waitingTo goal: EasingPlan.Goal, _ seconds: Int) -> String {
    switch goal {
    case .exists: "XCTAssertTrue(\(element).waitForExistence(timeout: \(seconds)))"
    case .mayCome: "_ = \(element).waitForExistence(timeout: \(seconds))"
    case .isGone: "XCTAssertTrue(\(element).waitForNonExistence(timeout: \(seconds)))"
    case .isHittable: waiting(for: "isHittable", "true", seconds)
    case .isEnabled(let flag): waiting(for: "isEnabled", String(flag), seconds)
    case .isSelected(let flag): waiting(for: "isSelected", String(flag), seconds)
    case .hasValue(let text):
      waiting(forPredicate: "value == \(SwiftLiteral.string(text))", seconds)
    case .says(let words): waiting(for: "label", SwiftLiteral.string(words), seconds)
    case .hasFocus: waiting(forPredicate: "hasKeyboardFocus == true", seconds)
    case .idle: "XCTAssertTrue(\(element).isHittable)"
    case .scrolled:
      "for _ in 0..<8 where !\(element).exists || !\(app).frame.contains(\(element).frame) "
        + "{ \(app).swipeUp() }"
    }
  }

  private func waiting(for property: String, _ value: String, _ seconds: Int) -> String {
    "XCTAssertTrue(\(element).wait(for: \\.\(property), toEqual: \(value), timeout: \(seconds)))"
  }

  private func waiting(forPredicate text: String, _ seconds: Int) -> String {
    "XCTAssertEqual(XCTWaiter().wait(for: [XCTNSPredicateExpectation(predicate: "
      + "NSPredicate(format: \(SwiftLiteral.string(text))), object: \(element))], "
      + "timeout: \(seconds)), .completed)"
  }

  private static func isOfElement(_ step: QueryStep) -> Bool {
    switch step {
    case .matching(.anyIdentifying, _), .index, .first, .identity: true
    default: false
    }
  }

  private static func text(of step: QueryStep) -> String {
    switch step {
    case .descendants(let type): QueryProperty.call(for: type)
    case .children(let type): ".children(matching: .\(type.caseName))"
    case .matching(.anyIdentifying(let name), _): "[\(SwiftLiteral.string(name))]"
    case .matching(_, let text): ".matching(NSPredicate(format: \(SwiftLiteral.string(text))))"
    case .matchingType(let type, let name):
      ".matching(\(type == .any && name != nil ? "" : ".\(type.caseName), ")"
        + "identifier: \(name.map(SwiftLiteral.string) ?? "nil"))"
    case .containing(_, let text): ".containing(NSPredicate(format: \(SwiftLiteral.string(text))))"
    case .containingType(let type, let name):
      ".containing(.\(type.caseName), identifier: \(name.map(SwiftLiteral.string) ?? "nil"))"
    case .index(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .identity: ""
    }
  }
}
