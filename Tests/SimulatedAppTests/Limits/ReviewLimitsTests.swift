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

  /// Whether a guard can hold on a screen.
  private func canHold(_ text: String, on screen: ScreenDefinition) throws -> Bool {
    let logic = GuardLogic(ranges: ContextRanges(.tiny([screen])), screen: screen)
    return logic.canHold(try FormatPredicate(text).root)
  }

  @Test func `a guard has so many branches, and one with more may always hold`() throws {
    let screen = ScreenDefinition(
      name: "s", context: ["made": .null], on: [On("GO", do: .assign("made", "event.data"))],
      initial: "only", states: [StateDefinition(name: "only")])
    let branches = { (count: Int) in
      Array(repeating: "(made == 1 AND made == 2)", count: count).joined(separator: " OR ")
    }
    let limit = GuardLogic.branchLimit
    #expect(try !canHold(branches(limit), on: screen))
    #expect(try canHold(branches(limit + 1), on: screen))
  }

  @Test func `so many values are tried for a guard, and it may hold if there are more`() throws {
    let screen = { (paths: Int) in
      // No state is a path, too.
      ScreenDefinition(
        name: "s", initial: "s1", states: (1..<paths).map { StateDefinition(name: "s\($0)") })
    }
    let limit = ContextRanges.choiceLimit
    #expect(try !canHold("state == 'gone'", on: screen(limit)))
    #expect(try canHold("state == 'gone'", on: screen(limit + 1)))
  }

  @Test func `values are followed through so many assignments, and may be any after more`() throws {
    // Each round takes the value one key further, and the last one finds that nothing changes.
    let screen = { (rounds: Int) in
      let last = rounds - 2
      let steps = (1...last).reversed().map {
        On("STEP\($0)", do: .assign("k\($0)", "k\($0 - 1)"))
      }
      return ScreenDefinition(
        name: "s",
        context: Dictionary(uniqueKeysWithValues: (0...last).map { ("k\($0)", 0) }),
        on: steps + [On("BEGIN", do: .assign("k0", "1"))], initial: "only",
        states: [StateDefinition(name: "only")])
    }
    let limit = ContextRanges.roundLimit
    #expect(try !canHold("k\(limit - 2) == 2", on: screen(limit)))
    #expect(try canHold("k\(limit - 2) == 1", on: screen(limit)))
    #expect(try canHold("k\(limit - 1) == 2", on: screen(limit + 1)))
  }
}
