import Foundation
import SimulatedApp
import Synchronization
import Testing
import Trials
import VirtualTime
import XCTest

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite(.serialized) @MainActor struct HostedCampaignTests {
  private func campaign(
    _ trials: Int, _ environment: [String: String] = ["REHEARSAL_SPRT": "off"],
    renewal: ProcessRenewal? = nil
  ) throws -> HostedCampaign {
    let usual = ["REHEARSAL_TRIALS": String(trials), "REHEARSAL_LATENCIES": "as-written"]
    let settings = CampaignSettings(VariableReading(usual.merging(environment) { $1 }))
    return HostedCampaign(try #require(settings.plan), settings: settings, renewal: renewal)
  }

  @Test func `a test that waits too short fails as often as the load is slow`() throws {
    let findings = try campaign(200).trials(of: ChancyTests.test { $0.waitTooShort() })
    #expect(findings.rate.runs == 200)
    #expect((0.2...0.4).contains(findings.rate.rate))
    #expect(findings.verdict == .flaky)
    #expect(findings.failureGroups.map(\.summary) == ["it was late"])
  }

  private final class QuietTests: XCUIAutomation::XCTestCase {
    private final class QuietRun: XCUIAutomation::XCTestCaseRun {
      override func record(_ issue: XCTIssue) {}
    }

    override var testRunClass: AnyClass? { QuietRun.self }
  }

  @Test func `a class with runs of its own has those of trials`() throws {
    let test = QuietTests(name: "testIt") { test in
      let test = try #require(test as? QuietTests)
      test.record(XCTIssue(type: .assertionFailure, compactDescription: "it failed"))
    }
    #expect(try campaign(3).trials(of: test).rate.failures == 3)
  }

  @Test func `code that a failure leaves holds no app of its trial`() throws {
    var left: [XCUIAutomation::XCTestCase] = []
    let test = ChancyTests.test {
      left.append($0)
      $0.continueAfterFailure = false
      XCTFail("it failed")
    }
    weak var app: CompiledApp?
    do {
      let made = CompiledApp(ChancyApp.compiled.definition)
      app = made
      let setting = TrialSetting(app: made, seed: 1, replaySettings: "")
      #expect(test.runTrial(setting).record.failures.count == 1)
    }
    #expect(left.count == 1 && app == nil)
  }

  @Test func `after many left bodies a campaign that is saved asks for a new process`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/campaign-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/" + ResultFolder.trials
    let saved = Mutex<[Int]>([])
    let renewal = ProcessRenewal(after: AbandonableBody.leftCount + 6) {
      let content = try? TrialFile.read(atPath: file)
      saved.withLock { $0.append(content?.records.count ?? 0) }
    }
    let test = ChancyTests.test {
      $0.continueAfterFailure = false
      XCTFail("it failed")
    }
    let settings = ["REHEARSAL_SPRT": "off", "REHEARSAL_OUTPUT": folder]
    _ = try campaign(5, settings, renewal: renewal).trials(of: test)
    // The first failure is replayed three times.
    #expect(saved.withLock(\.self) == [3, 4, 5])
    _ = try campaign(5, renewal: renewal).trials(of: test)
    #expect(saved.withLock(\.count) == 3)
  }

  @Test func `a process leaves as many bodies as the limit says before another one`() {
    let count = Mutex(0)
    let limit = AbandonableBody.leftCount + ProcessRenewal.leftBodyLimit
    let renewal = ProcessRenewal(after: limit) { count.withLock { $0 += 1 } }
    for _ in 1..<ProcessRenewal.leftBodyLimit { AbandonableBody.run { AbandonableBody.abandon() } }
    renewal.endIfDue()
    #expect(count.withLock(\.self) == 0)
    AbandonableBody.run { AbandonableBody.abandon() }
    renewal.endIfDue()
    #expect(count.withLock(\.self) == 1)
  }

  @Test func `the same seeds give the same findings`() throws {
    let one = try campaign(50).trials(of: ChancyTests.test { $0.waitTooShort() })
    #expect(try campaign(50).trials(of: ChancyTests.test { $0.waitTooShort() }) == one)
  }

  @Test func `shards together find what one run finds`() throws {
    let whole = try campaign(60).trials(of: ChancyTests.test { $0.waitTooShort() })
    let shards = try (1...3).map { number in
      let shard = try campaign(60, ["REHEARSAL_SPRT": "off", "REHEARSAL_SHARD": "\(number)/3"])
      return shard.trials(of: ChancyTests.test { $0.waitTooShort() })
    }
    #expect(shards.map(\.rate.runs) == [20, 20, 20] && whole.rate.runs == 60)
    #expect(shards.map(\.rate.failures).reduce(0, +) == whole.rate.failures)
    #expect(
      shards.compactMap { $0.firstFailure?.seed.value }.min() == whole.firstFailure?.seed.value)
  }

  @Test func `trials that just passed are counted and not kept`() throws {
    let findings = try campaign(40).trials(of: ChancyTests.test { $0.waitTooShort() })
    #expect(findings.rate.runs == 40 && findings.records.count == findings.rate.failures)
  }

  @Test func `each trial is a fresh instance with set-up and tear-down of all forms`() throws {
    ChancyTests.events = []
    _ = try campaign(2).trials(
      of: ChancyTests.test { test in
        test.addTeardownBlock { test.note("block") }
        test.note("body")
      })
    let trial = [
      "0 async setUp", "1 setUp", "2 body", "3 block", "4 tearDown", "5 async tearDown",
    ]
    #expect(ChancyTests.events == trial + trial)
  }

  @Test func `an assertion of XCTest counts for its trial`() throws {
    let findings = try campaign(3).trials(of: ChancyTests.test { _ in XCTAssertEqual(1, 2) })
    #expect(findings.verdict == .steadyFail)
    #expect(findings.records.map(\.failures.count) == [1, 1, 1])
  }

  @Test func `an error and an expected failure are judged in each trial`() throws {
    struct Lost: Error {}
    let thrown = try campaign(2).trials(of: ChancyTests.test { _ in throw Lost() })
    #expect(thrown.verdict == .steadyFail)
    let expected = try campaign(2).trials(
      of: ChancyTests.test { _ in
        XCTExpectFailure("known")
        XCTFail("no")
      })
    #expect(expected.verdict == .steadyPass)
  }

  @Test func `the token of a trial gives the same random numbers again`() throws {
    let campaign = try campaign(60)
    let test = ChancyTests.test { _ in XCTAssertNotEqual(Int.random(in: 0..<12), 7) }
    let findings = campaign.trials(of: test)
    #expect(findings.verdict == .flaky && findings.rate.failures < 15)
    let failure = try #require(findings.firstFailure)
    #expect(failure.isRepeatable && campaign.repeats(failure, of: test))
  }

  @Test func `a failure that depends on a static variable is not repeated by its token`() throws {
    var trials = 0
    let campaign = try campaign(3)
    let test = ChancyTests.test { _ in
      trials += 1
      XCTAssertNotEqual(trials, 2)
    }
    let failure = try #require(campaign.trials(of: test).firstFailure)
    #expect(!failure.isRepeatable)
  }

  @Test func `a test that skips itself is run once`() throws {
    let findings = try campaign(20).trials(of: ChancyTests.test { _ in throw XCTSkip("no camera") })
    #expect(findings.isSkipped)
    #expect(findings.records.map(\.skipReason) == ["no camera"])
  }

  @Test func `a clear answer ends the trials`() throws {
    let findings = try campaign(1_000, [:]).trials(of: ChancyTests.test { _ in })
    #expect(findings.stop?.after == 327)
    #expect(findings.rate.runs == 327)
  }

  @Test func `a run that died goes on where it was, to the same bytes`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/campaign-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = ["REHEARSAL_SPRT": "off", "REHEARSAL_OUTPUT": folder]
    // The file is let go with the campaign.
    func whole() throws -> [UInt8] {
      let first = try campaign(30, settings)
      _ = first.trials(of: ChancyTests.test { $0.waitTooShort() })
      return ResultFile.bytes(of: first.findings)
    }
    let bytes = try whole()
    let file = URL(fileURLWithPath: folder + "/" + ResultFolder.trials)
    let all = try Data(contentsOf: file)
    for share in [0.2, 0.5, 0.93] {
      try all.prefix(Int(Double(all.count) * share)).write(to: file)
      let again = try campaign(30, settings)
      ChancyTests.events = []
      _ = again.trials(of: ChancyTests.test { $0.waitTooShort() })
      #expect(ResultFile.bytes(of: again.findings) == bytes)
      #expect(ChancyTests.events.count < 30 * 4)
      #expect(try Data(contentsOf: file) == all)
    }
  }

  @Test func `a crash of the test is a failed trial, and the next ones follow`() throws {
    var runs = 0
    let findings = try campaign(4).trials(
      of: ChancyTests.test { _ in
        runs += 1
        let texts = [String](repeating: "", count: runs % 2)
        _ = texts[0]
      })
    #expect(runs == 5, "one run replays the first failure")
    #expect(findings.rate.failures == 2)
    #expect(findings.records.map(\.outcome) == [.crashed, .crashed])
    #expect(findings.records.allSatisfy { !$0.endedItsProcess })
  }

  @Test func `after ten trials that ended their process, a test has no further ones`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/campaign-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try campaign(30, ["REHEARSAL_OUTPUT": folder]).trials(of: ChancyTests.test { _ in })
    let crash = TestFailure(
      message: "It ended.", file: "", line: 0, reason: FailureReason(.crash, message: ""))
    let crashed = CrashedTrials(folder: folder)
    let goesOn = (1...CrashedTrials.limit).map { _ in crashed.add(crash, in: "M.T/another") }
    #expect(goesOn == Array(repeating: true, count: 9) + [false])
  }

  @Test func `a trial that ended its process is recorded with its seed, not run again`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/campaign-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = ["REHEARSAL_SPRT": "off", "REHEARSAL_OUTPUT": folder]
    let test = ChancyTests.test { _ in }
    _ = try campaign(3, settings).trials(of: test)
    let crash = TestFailure(
      message: "The process ended.", file: "", line: 0,
      reason: FailureReason(.crash, message: ""))
    let crashed = CrashedTrials(folder: folder)
    #expect(!crashed.add(crash, in: test.campaignName), "All trials of the test are known.")
    #expect(crashed.add(crash, in: "M.T/another"))
    crashed.end()
    let content = try #require(try TrialFile.read(atPath: folder + "/" + ResultFolder.trials))
    #expect(content.isFinished)
    let last = try #require(content.records.last)
    #expect(last.test == "M.T/another" && last.seed == 1 && last.endedItsProcess)
  }

  @Test func `trials of another campaign are not mixed in`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/campaign-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plan = CampaignPlan(trials: 3)
    #expect(TrialStore(folder: folder, plan: plan).fault == nil)
    let fault = TrialStore(folder: folder, plan: CampaignPlan(trials: 4)).fault
    #expect(fault?.contains("the file contains trials of another campaign") == true)
  }
}
