import Foundation
import Testing
import VirtualTime

@testable import Trials

struct TrialFileTests {
  private let plan = CampaignPlan(trials: 10, firstSeed: 5)
  private let passed = TrialRecord(test: "M.C/testA", seed: 5, nanoseconds: 12)
  private let failed = TrialRecord(
    test: "M.C/testA", seed: 6,
    failures: [TestFailure(message: "no \"row\"\n  more", file: "C.swift", line: 3)])
  private let skipped = TrialRecord(test: "M.C/testB", seed: 5, skipReason: "not today")

  private var bytes: [UInt8] {
    TrialFile.head(of: plan) + [passed, failed, skipped].flatMap { TrialFile.line(of: $0) }
  }

  @Test func `What is written is read again`() throws {
    let content = try TrialFile.read(bytes + TrialFile.end)
    #expect(content.plan == plan)
    #expect(content.records == [passed, failed, skipped])
    #expect(content.isFinished)
  }

  @Test func `The variables that a replay needs are kept`() throws {
    var named = plan
    named.variables = "REHEARSAL_APP=Shop "
    let read = try TrialFile.read(TrialFile.head(of: named) + TrialFile.end).plan
    #expect(read == named)
    #expect(read?.replaySettings == "REHEARSAL_APP=Shop REHEARSAL_LATENCIES=everyday ")
  }

  @Test func `That a token does not repeat a trial is kept`() throws {
    let other = TrialRecord(test: failed.test, seed: 7, failures: failed.failures)
    let lines = [failed.unrepeatable, other].flatMap { TrialFile.line(of: $0) }
    let read = try TrialFile.read(TrialFile.head(of: plan) + lines).records
    #expect(read.map(\.isRepeatable) == [false, true])
  }

  @Test func `A line torn off at any byte is left out`() throws {
    let end = bytes.count
    let start = end - TrialFile.line(of: skipped).count
    for cut in start..<end {
      let content = try TrialFile.read(bytes[..<cut])
      #expect(content.records == [passed, failed])
      #expect(content.wholeBytes == start)
      #expect(!content.isFinished)
    }
  }

  @Test func `A line is as long as the limit and no longer`() throws {
    var limits = TrialFile.Limits()
    limits.line = try #require(bytes.split(separator: UInt8(ascii: "\n")).map(\.count).max())
    #expect(try TrialFile.read(bytes, limits: limits).records.count == 3)
    limits.line -= 1
    #expect(
      throws: TrialFile.Fault(line: 3, reason: "it has more than \(limits.line) bytes, the limit.")
    ) { try TrialFile.read(bytes, limits: limits) }
  }

  @Test func `Reading stops at the limit of an endless line`() {
    var limits = TrialFile.Limits()
    limits.line = 1000
    let endless = CountedBytes()
    #expect(throws: TrialFile.Fault(line: 1, reason: "it has more than 1000 bytes, the limit.")) {
      try TrialFile.read(endless, limits: limits)
    }
    #expect(endless.count == 1001)
  }

  @Test func `A file is as large as the limit and no larger`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    var limits = TrialFile.Limits()
    limits.file = bytes.count
    #expect(try TrialFile.read(atPath: file.path, limits: limits)?.records.count == 3)
    limits.file -= 1
    let reason = "the file has \(bytes.count) bytes; the limit is \(limits.file)."
    #expect(throws: TrialFile.Fault(line: nil, reason: reason)) {
      try TrialFile.read(atPath: file.path, limits: limits)
    }
    #expect(try TrialFile.read(atPath: file.path + ".none") == nil)
  }

  /// A line that never ends, which counts the bytes it gave.
  private final class CountedBytes: Sequence, IteratorProtocol {
    private(set) var count = 0

    func next() -> UInt8? {
      count += 1
      return UInt8(ascii: "a")
    }
  }

  @Test func `A whole line that is no trial is a fault with its number`() {
    let broken = bytes + Array("{\"tset\":1}\n".utf8)
    #expect(throws: TrialFile.Fault.self) { try TrialFile.read(broken) }
    do {
      _ = try TrialFile.read(broken)
    } catch {
      #expect(error.description == "line 5: this is not a trial.")
    }
  }

  @Test func `A trial whose outcome contradicts its failures is a fault`() {
    let trial = #"{"test":"M.A/a","seed":9,"outcome":"failed","nanoseconds":1}"#
    let error = #expect(throws: TrialFile.Fault.self) {
      try TrialFile.read(bytes + Array("\(trial)\n".utf8))
    }
    #expect(error?.description == "line 5: its outcome contradicts its failures.")
  }

  @Test func `A trial that contradicts an earlier one is a fault with the lines of both`() {
    let other = TrialRecord(test: passed.test, seed: passed.seed, failures: failed.failures)
    let fault = #expect(throws: TrialFile.Fault.self) {
      try TrialFile.read(bytes + TrialFile.line(of: other))
    }
    #expect(
      fault?.description == "line 5: it contradicts line 2: M.C/testA with seed 5 is passed in one "
        + "and failed in the other.")
    let longer = TrialRecord(test: passed.test, seed: passed.seed, nanoseconds: 13)
    #expect(
      throws: TrialFile.Fault(
        line: 5,
        reason: "it contradicts line 2: M.C/testA with seed 5 "
          + "is passed in a different way in each.")
    ) {
      try TrialFile.read(bytes + TrialFile.line(of: longer))
    }
  }

  @Test func `A trial twice counts once`() throws {
    let content = try TrialFile.read(bytes + TrialFile.line(of: failed) + TrialFile.end)
    #expect(content.records == [passed, failed, skipped])
    #expect(content.places["M.C/testA"]?.count == 1 && content.isFinished)
  }

  @Test func `A trial with a seed that the plan has not is a fault`() {
    let strange = TrialRecord(test: "M.C/testA", seed: 15)
    #expect(
      throws: TrialFile.Fault(line: 5, reason: "M.C/testA has seed 15, which the plan has not.")
    ) {
      try TrialFile.read(bytes + TrialFile.line(of: strange))
    }
  }

  @Test func `A file of another version is not read`() {
    let line =
      "{\"firstSeed\":1,\"format\":\"rehearsal-trials\",\"latencies\":\"everyday\","
      + "\"shard\":\"1/1\",\"stopping\":\"off\",\"trials\":1,\"version\":2}\n"
    do {
      _ = try TrialFile.read(line.utf8)
      Issue.record("it was read")
    } catch {
      #expect(error.description == "line 1: the version is 2, and this tool reads 1.")
    }
  }

  @Test func `Folders of the machine are not written`() {
    let failure = TestFailure(message: "m", file: "/folder/C.swift", line: 1)
    let line = TrialFile.line(of: TrialRecord(test: "t", seed: 1, failures: [failure]))
    #expect(!String(decoding: line, as: UTF8.self).contains("folder"))
  }
}
