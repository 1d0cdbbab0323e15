import Testing
import VirtualTime

@testable import TestReports

@Suite("Allure's test plans")
struct AllureTestPlanTests {
  private func plan(_ text: String) throws(AllureTestPlan.Fault) -> AllureTestPlan {
    try AllureTestPlan(Array(text.utf8), file: "plan.json")
  }

  @Test func `name tests by their selectors`() throws {
    let plan = try plan(
      #"{"version":"1.0","tests":[{"id":10,"selector":"M.C/a"},{"id":"11"},{"selector":"M.C/b"}]}"#)
    #expect(plan.selectors == ["M.C/a", "M.C/b"])
    #expect(plan.identifiersOnly == ["11"])
  }

  @Test(arguments: [
    ("", "plan.json: expected a JSON object with the list \"tests\"."),
    ("[]", "plan.json: expected a JSON object with the list \"tests\"."),
    (#"{"tests":1}"#, "plan.json: expected a JSON object with the list \"tests\"."),
    (
      #"{"tests":[{"id":1},{"name":"x"}]}"#,
      "plan.json: test 2 has neither \"selector\" nor \"id\"."
    ),
  ])
  func `that are none are refused`(text: String, words: String) {
    #expect(throws: AllureTestPlan.Fault(description: words)) { try plan(text) }
  }

  @Test func `have a limit`() throws {
    let tests = { (count: Int) in
      "{\"tests\":[" + Array(repeating: "{\"id\":1}", count: count).joined(separator: ",") + "]}"
    }
    #expect(try plan(tests(AllureTestPlan.limit)).identifiersOnly.count == AllureTestPlan.limit)
    #expect(
      throws: AllureTestPlan.Fault(
        description: "plan.json: 100001 tests; the limit is 100000: split the plan.")
    ) { try plan(tests(AllureTestPlan.limit + 1)) }
  }

  @Test func `with random changes are read or refused, never more`() {
    let text = Array(#"{"tests":[{"id":10,"selector":"M.C/a"},{"id":"11"}]}"#.utf8)
    var chance = SeedSequence(seed: 16).source(named: "test")
    for _ in 0..<2_000 {
      var bytes = text
      for _ in 0...chance.integer(below: 3) {
        bytes[Int(chance.integer(below: UInt64(bytes.count)))] = UInt8(chance.integer(below: 256))
      }
      _ = try? AllureTestPlan(bytes, file: "plan.json")
    }
  }
}
