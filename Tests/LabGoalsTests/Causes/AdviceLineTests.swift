import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import EventOrders

@Suite("Advice compiles") struct AdviceLineTests {
  /// The code of `AdviceLines`, which is compiled with these tests, without spaces.
  private static let compiled: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "AdviceLines.swift")
    return withoutSpaces((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  private static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func isCompiled(_ line: String) -> Bool { compiled.contains(withoutSpaces(line)) }

  @Test(arguments: ElementType.allCases)
  func `a query of each type is a property that exists`(type: ElementType) {
    let line = "_ = " + QuerySource(Query().descendants(type)).element
    #expect(Self.isCompiled(line), "\(line)")
  }

  @Test(
    arguments: [
      .exists, .isGone, .isHittable, .isEnabled(true), .isSelected(false), .says("b"),
      .hasValue("b"),
      .idle, .scrolled, .hasFocus,
    ] as [EasingPlan.Goal])
  func `a wait for each state is a call that exists`(goal: EasingPlan.Goal) {
    let query = Query().descendants(.button).identified(by: "a")
    let line = QuerySource(query).line(waitingTo: goal, 5)
    #expect(Self.isCompiled(line), "\(line)")
  }

  @Test(
    arguments: [
      Query().descendants(.cell).index(2), Query().descendants(.table).children(.cell),
    ])
  func `a step of a query is a call that exists`(query: Query) {
    let line = "_ = " + QuerySource(query).element
    #expect(Self.isCompiled(line), "\(line)")
  }
}
