import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import EventOrders

@Suite("Advice compiles") struct AdviceLineTests {
  /// The lines of `AdviceLines`, which are compiled with these tests.
  private static let compiled: Set<String> = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "AdviceLines.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }()

  @Test(arguments: ElementType.allCases)
  func `a query of each type is a property that exists`(type: ElementType) {
    let line = "_ = " + QuerySource(Query().descendants(type)).element
    #expect(Self.compiled.contains(line), "\(line)")
  }

  @Test(
    arguments: [
      .exists, .isGone, .isHittable, .isEnabled, .says("b"), .idle, .scrolled, .hasFocus,
    ] as [EasingPlan.Goal])
  func `a wait for each state is a call that exists`(goal: EasingPlan.Goal) {
    let query = Query().descendants(.button).identified(by: "a")
    let line = QuerySource(query).line(waitingTo: goal, 5)
    #expect(Self.compiled.contains(line), "\(line)")
  }

  @Test(
    arguments: [
      Query().descendants(.cell).index(2), Query().descendants(.table).children(.cell),
    ])
  func `a step of a query is a call that exists`(query: Query) {
    let line = "_ = " + QuerySource(query).element
    #expect(Self.compiled.contains(line), "\(line)")
  }
}
