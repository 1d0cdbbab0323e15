import EnvironmentVariables
import Testing
import Trials

@testable import TestHost

@Suite struct VariableReadingTests {
  @Test func `an empty text counts as not set`() {
    #expect(VariableReading(["REHEARSAL_APP": ""]).text(.app) == nil)
    #expect(VariableReading(["REHEARSAL_APP": "Shop"]).text(.app) == "Shop")
  }

  @Test(arguments: [("0", 0), ("100", 100), ("101", nil), ("-1", nil), ("two", nil)])
  func `a number counts within its range`(text: String, number: UInt64?) {
    let variables = VariableReading(["REHEARSAL_RETRIES": text])
    #expect(variables.number(.retries) == number)
    #expect((variables.fault(in: .retries) == nil) == (number != nil))
  }

  @Test func `the ranges are those of results and campaigns`() {
    #expect(EnvironmentVariable.retries.kind == .number(0...UInt64(TestResult.retryLimit)))
    #expect(EnvironmentVariable.trials.kind == .number(1...UInt64(CampaignPlan.trialLimit)))
  }

  @Test func `a wrong name is reported with what is accepted and the nearest`() {
    let variables = VariableReading(["REHEARSAL_LATENCIES": "evryday"])
    let fault = variables.fault(in: .latencies, among: ["as-written", "everyday"]) { _ in
      nil as Int?
    }
    #expect(
      fault == "REHEARSAL_LATENCIES is \"evryday\"; give one of as-written, everyday; "
        + "the nearest is everyday.")
  }

  @Test func `an unknown variable is reported with the nearest name`() {
    let variables = VariableReading([
      "REHEARSAL_SEDE": "7", "REHEARSAL_ZZZZZZ": "", "REHEARSAL_FUZZ": "3", "PATH": "/bin",
    ])
    #expect(
      variables.unknown == [
        "There is no variable REHEARSAL_SEDE; the nearest is REHEARSAL_SEED.",
        "There is no variable REHEARSAL_ZZZZZZ.",
      ])
  }
}
