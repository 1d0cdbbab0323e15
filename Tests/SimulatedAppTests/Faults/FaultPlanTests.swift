import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@Suite("The text of fault plans")
struct FaultPlanTests {
  @Test("is printed as it is read, in the order of the kinds")
  func printing() throws {
    let text = "slow-network=8 tie-order swallowed-tap=0.01"
    #expect(try FaultPlan(parsing: text).description == text)
    #expect(
      try FaultPlan(parsing: "  tie-order\tslow-network=8 ").description
        == "slow-network=8 tie-order")
    #expect(try FaultPlan(parsing: "").isEmpty)
  }

  @Test("gives every kind back", arguments: FaultKind.allCases)
  func kinds(kind: FaultKind) throws {
    let plan = FaultPlan([Fault(kind, kind.strength == .probability ? 0.25 : 4)])
    #expect(try FaultPlan(parsing: plan.description) == plan)
  }

  @Test("knows the levels, of which single faults may be changed")
  func levels() throws {
    for level in FaultPlan.levels {
      #expect(try FaultPlan(parsing: level.name) == level.plan)
      #expect(try FaultPlan(parsing: level.plan.description) == level.plan)
    }
    let plan = try FaultPlan(parsing: "slow-network=3 commute")
    #expect(plan[.slowNetwork] == 3)
    #expect(plan[.loaderFailure] == 0.01)
    #expect(plan[.alert] == nil)
  }

  @Test("is refused with all that is wrong, its columns and the nearest names")
  func faults() {
    #expect {
      try FaultPlan(parsing: "slow-netwerk=8 alert=soon tie-order=2 swallowed-tap tie-order")
    } throws: { error in
      guard let error = error as? FaultPlanError else { return false }
      return error.faults.map { "\($0.column): \($0.words)" } == [
        #"1: unknown fault "slow-netwerk"; the nearest is "slow-network""#,
        #"22: alert takes a number of seconds from 0 to 3600, found "soon""#,
        "37: tie-order takes no number",
        "52: swallowed-tap takes a probability from 0 to 1, found none",
        "53: tie-order appears twice",
      ]
    }
  }

  @Test("is refused in whole sentences")
  func words() {
    #expect {
      try FaultPlan(parsing: "tunel")
    } throws: {
      "\($0)" == "Unable to read the fault plan \"tunel\": "
        + "unknown fault \"tunel\"; the nearest is \"tunnel\" at column 1."
    }
  }

  @Test("is refused whatever it is, or read", arguments: FuzzCount.times(200).map { $0 + 1 })
  func fuzz(seed: UInt64) {
    var chance = SeedSequence(seed: Seed(seed)).source(named: "text")
    let parts =
      FaultKind.allCases.map(\.rawValue) + ["=", "1", "0.5", "-1e9", "nan", " ", "é", "x"]
    let text = (0..<12).map { _ in parts[Int(chance.integer(below: UInt64(parts.count)))] }.joined()
    guard let plan = try? FaultPlan(parsing: text) else { return }
    #expect((try? FaultPlan(parsing: plan.description)) == plan, "seed \(seed): \(text)")
  }
}
