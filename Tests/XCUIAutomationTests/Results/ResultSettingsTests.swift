import Foundation
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite struct ResultSettingsTests {
  @Test func `without a word of results nothing is recorded`() {
    #expect(CampaignSettings(VariableReading([:])).results == nil)
    #expect(CampaignSettings(VariableReading(["REHEARSAL_TODAY": "2026-01-01"])).results == nil)
  }

  @Test func `every part can be given`() throws {
    let settings = try #require(
      CampaignSettings(
        VariableReading([
          "REHEARSAL_RESULTS": "out", "REHEARSAL_RETRIES": "2", "REHEARSAL_FLAKY": "fail",
          "REHEARSAL_QUARANTINE": "q.json", "REHEARSAL_TODAY": "2026-11-22", "REHEARSAL_SEED": "7",
          "REHEARSAL_DEVICE": "iPhone 15", "REHEARSAL_APP": "Shop",
        ])
      ).results)
    #expect(settings.folder == "out")
    #expect(settings.retries == 2)
    #expect(settings.flakyFails)
    #expect(settings.quarantine == "q.json")
    #expect(settings.today == CalendarDay("2026-11-22"))
    #expect(settings.firstSeed == 7)
    #expect(settings.setting == RunSetting(device: "iPhone 15", variables: "REHEARSAL_APP=Shop "))
  }

  @Test func `a replay is of one run, with the seed of its token`() throws {
    let settings = try #require(
      CampaignSettings(
        VariableReading([
          "REHEARSAL_RESULTS": "out", "REHEARSAL_RETRIES": "2",
          "REHEARSAL_REPLAY": ReplayToken(seed: 41).description,
        ])
      ).results)
    #expect(settings.retries == 0)
    #expect(settings.firstSeed == 41)
  }

  @Test func `wrong words are named, all at once`() {
    let faults = CampaignSettings.faults(
      in: VariableReading([
        "REHEARSAL_RETRIES": "-1", "REHEARSAL_FLAKY": "maybe", "REHEARSAL_TODAY": "2026-02-30",
        "REHEARSAL_RESULTS": "out", "REHEARSAL_TRIALS": "20",
      ]))
    #expect(
      faults == [
        "REHEARSAL_RETRIES is \"-1\"; give a whole number from 0 to 100.",
        "REHEARSAL_FLAKY is \"maybe\"; give pass or fail.",
        "REHEARSAL_TODAY is \"2026-02-30\"; give a day such as 2026-12-31.",
        "REHEARSAL_RESULTS is for tests that run once; with REHEARSAL_TRIALS give "
          + "REHEARSAL_OUTPUT instead.",
      ])
  }

  // MARK: - Rules

  private func faults(_ test: String, besideOthers: Bool) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text =
      #"{"tests": [{"test": "\#(test)", "owner": "Ada", "reason": "-", "until": "2026-12-31"}]}"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let settings = try #require(
      CampaignSettings(
        VariableReading([
          "REHEARSAL_QUARANTINE": file, "REHEARSAL_TODAY": "2026-11-22",
        ])
      ).results)
    return settings.rules(among: ["M.C/testIt"], besideOthers: besideOthers).faults
  }

  @Test func `an entry of an unknown class is a fault where all tests are known`() throws {
    #expect(try faults("M.D/testIt", besideOthers: false).count == 1)
    #expect(try faults("M.D/testIt", besideOthers: true).isEmpty)
  }

  @Test func `an entry of an unknown test of a known class is always a fault`() throws {
    #expect(try faults("M.C/testThat", besideOthers: true).count == 1)
  }

  @Test func `a test with a first seed of its own counts on from there`() throws {
    let settings = try #require(
      CampaignSettings(VariableReading(["REHEARSAL_RETRIES": "2"])).results)
    #expect(settings.seed(ofAttempt: 3) == 3)
    #expect(settings.seed(ofAttempt: 2, from: 77) == 78)
  }
}
