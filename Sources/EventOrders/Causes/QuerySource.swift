import AccessibilityTree
import SimulatedApp

/// A query as a test writes it.
struct QuerySource {
  /// The element: `app.staticTexts["headline"]`.
  let text: String

  init(_ query: Query) {
    var text = "app"
    for step in query.steps { text += Self.text(of: step) }
    self.text = text
  }

  func line(waitingTo goal: EasingPlan.Goal, _ seconds: Int) -> String {
    switch goal {
    case .exists: "XCTAssertTrue(\(text).waitForExistence(timeout: \(seconds)))"
    case .isGone: "XCTAssertTrue(\(text).waitForNonExistence(timeout: \(seconds)))"
    case .isHittable:
      "XCTAssertTrue(\(text).wait(for: \\.isHittable, toEqual: true, timeout: \(seconds)))"
    case .says(let words):
      "XCTAssertTrue(\(text).wait("
        + "for: \\.label, toEqual: \(SwiftLiteral.string(words)), timeout: \(seconds)))"
    case .idle: "XCTAssertTrue(\(text).isHittable)"
    case .scrolled: "while !\(text).isHittable { app.swipeUp() }"
    }
  }

  private static func text(of step: QueryStep) -> String {
    switch step {
    case .descendants(let type): QueryProperty.call(for: type)
    case .children(let type): ".children(matching: .\(type.caseName))"
    case .matching(.anyIdentifying(let name), _): "[\(SwiftLiteral.string(name))]"
    case .matching(_, let text): ".matching(NSPredicate(format: \(SwiftLiteral.string(text))))"
    case .matchingType(let type, let name):
      ".matching(\(type == .any ? "" : ".\(type.caseName), ")"
        + "identifier: \(SwiftLiteral.string(name ?? "")))"
    case .containing(_, let text): ".containing(NSPredicate(format: \(SwiftLiteral.string(text))))"
    case .containingType(let type, let name):
      ".containing(.\(type.caseName), identifier: \(name.map(SwiftLiteral.string) ?? "nil"))"
    case .index(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .identity: ""
    }
  }
}
