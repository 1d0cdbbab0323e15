import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite struct CampaignSettingsTests {
  @Test func `without a number of trials each test runs once, as written`() {
    let settings = CampaignSettings(VariableReading([:]))
    #expect(settings.plan == nil)
    #expect(settings.latencies == .asWritten)
  }

  @Test func `a number of trials alone gives the everyday campaign`() {
    let settings = CampaignSettings(VariableReading(["REHEARSAL_TRIALS": "1000"]))
    #expect(settings.plan == CampaignPlan(trials: 1_000))
    #expect(settings.latencies == .everyday)
    #expect(settings.plan?.stopping == .standard)
  }

  @Test func `every part of the plan can be given`() {
    let settings = CampaignSettings(
      VariableReading([
        "REHEARSAL_TRIALS": "20", "REHEARSAL_SEED": "7", "REHEARSAL_LATENCIES": "as-written",
        "REHEARSAL_SPRT": "0.01,0.05", "REHEARSAL_SHARD": "2/4", "REHEARSAL_OUTPUT": "out",
        "REHEARSAL_APP": "Shop", "REHEARSAL_DEVICE": "iPhone 15",
      ]))
    #expect(settings.plan?.firstSeed == 7)
    #expect(settings.plan?.latencies == "as-written")
    #expect(settings.plan?.variables == "REHEARSAL_APP=Shop REHEARSAL_DEVICE='iPhone 15' ")
    #expect(settings.plan?.stopping == SequentialTest("0.01,0.05"))
    #expect(settings.plan?.shard == Shard("2/4"))
    #expect(settings.output == "out")
    #expect(
      CampaignSettings(VariableReading(["REHEARSAL_TRIALS": "2", "REHEARSAL_SPRT": "off"])).plan?
        .stopping == nil)
  }

  @Test func `a replay is of one run`() {
    let settings = CampaignSettings(
      VariableReading([
        "REHEARSAL_TRIALS": "20", "REHEARSAL_REPLAY": "x", "REHEARSAL_LATENCIES": "everyday",
      ]))
    #expect(settings.plan == nil)
    #expect(settings.latencies == .everyday)
  }

  @Test func `wrong words are named, all at once`() {
    let faults = CampaignSettings.faults(
      in: VariableReading([
        "REHEARSAL_TRIALS": "0", "REHEARSAL_LATENCIES": "slowday", "REHEARSAL_SPRT": "1",
        "REHEARSAL_SHARD": "5/4",
      ]))
    #expect(
      faults == [
        "REHEARSAL_TRIALS is \"0\"; give a whole number from 1 to 1000000.",
        "REHEARSAL_LATENCIES is \"slowday\"; give one of as-written, everyday, warm-cache, "
          + "slow-day; the nearest is slow-day.",
        "REHEARSAL_SPRT is \"1\"; give off, or two rising rates such as 0.001,0.01.",
        "REHEARSAL_SHARD is \"5/4\"; give a number and a count, such as 2/4.",
      ])
    #expect(CampaignSettings(VariableReading(["REHEARSAL_TRIALS": "0"])).plan == nil)
  }
}
