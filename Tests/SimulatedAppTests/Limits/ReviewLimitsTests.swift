import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

/// How much a review of an app keeps: at a limit all of it, above it less, but never a wrong answer.
@Suite("Limits of reviews") struct ReviewLimitsTests {
  @Test func `separate values are kept up to a limit, and above it their bounds`() {
    let range = { (count: Int) in
      ValueRange.values([.integer(1)]).joined(
        with: .values((2...count).map { .integer(Int64($0)) }))
    }
    let limit = ValueRange.valueLimit
    #expect(range(limit) == .values((1...limit).map { .integer(Int64($0)) }))
    #expect(range(limit + 1) == .numbers(1...Double(limit + 1)))
  }

  @Test func `findings are reported up to a limit`() {
    let findings = { (count: Int) in
      var app = SmallApp.definition()
      app.screens += (0..<count).map { ScreenDefinition("unreached\($0)") }
      return RouteFindings(app).all.count
    }
    let limit = RouteFindings.limit
    #expect(findings(limit) == limit)
    #expect(findings(limit + 1) == limit)
  }
}
