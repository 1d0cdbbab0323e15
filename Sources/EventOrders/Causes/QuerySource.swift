import AccessibilityTree
import SimulatedApp

/// A query as a line of a test has it.
struct QuerySource {
  /// The element: `app.staticTexts["headline"]`.
  let text: String

  /// Writes a query; a step that has no short form is told by its words.
  init(_ query: Query) {
    var text = "app"
    for step in query.steps { text += Self.text(of: step) }
    self.text = text
  }

  /// The line that waits for it.
  func line(waitingTo goal: EasingPlan.Goal, _ seconds: Int) -> String {
    switch goal {
    case .exists: "XCTAssertTrue(\(text).waitForExistence(timeout: \(seconds)))"
    case .isGone: "XCTAssertTrue(\(text).waitForNonExistence(timeout: \(seconds)))"
    case .isHittable:
      "XCTAssertTrue(\(text).wait(for: \\.isHittable, toEqual: true, timeout: \(seconds)))"
    case .says(let words):
      "XCTAssertTrue(\(text).wait(for: \\.label, toEqual: \(words.quoted), timeout: \(seconds)))"
    case .idle: "XCTAssertTrue(\(text).isHittable)"
    case .scrolled: "while !\(text).isHittable { app.swipeUp() }"
    }
  }

  private static func text(of step: QueryStep) -> String {
    switch step {
    case .descendants(let type): "." + type.queryName
    case .children(let type): ".children(matching: .\(type.memberName))"
    case .matching(.anyIdentifying(let name), _): "[\(name.quoted)]"
    case .matching(_, let text): ".matching(NSPredicate(format: \(text.quoted)))"
    case .matchingType(let type, let name):
      ".matching(\(type == .any ? "" : ".\(type.memberName), ")identifier: \((name ?? "").quoted))"
    case .containing(_, let text): ".containing(NSPredicate(format: \(text.quoted)))"
    case .containingType(let type, let name):
      ".containing(.\(type.memberName), identifier: \(name.map(\.quoted) ?? "nil"))"
    case .index(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .identity: ""
    }
  }
}

extension ElementType {
  fileprivate var memberName: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// The property that gives its elements.
  fileprivate var queryName: String {
    switch self {
    case .any: "descendants(matching: .any)"
    case .other: "otherElements"
    case .switch: "switches"
    default: memberName + "s"
    }
  }
}

extension String {
  /// The text as a string of Swift.
  var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
