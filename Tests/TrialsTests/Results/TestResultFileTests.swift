import Testing
import VirtualTime

@testable import Trials

struct TestResultFileTests {
  private let content = TestResultFile.Content(
    setting: RunSetting(latencies: "everyday", faults: "tie-order"),
    result: SampleRun.result("M.C/testIt", .failed, .skipped, .passed))

  @Test func `What is written is read again`() throws {
    #expect(try TestResultFile.read(TestResultFile.bytes(of: content)) == content)
  }

  @Test func `The variables that a replay needs are kept`() throws {
    var setting = content.setting
    setting.variables = "REHEARSAL_APP=Shop "
    let named = TestResultFile.Content(setting: setting, result: content.result)
    let read = try TestResultFile.read(TestResultFile.bytes(of: named))
    #expect(
      read.setting.replaySettings
        == "REHEARSAL_LATENCIES=everyday REHEARSAL_FAULTS=tie-order REHEARSAL_APP=Shop ")
  }

  @Test func `A test has so many attempts and no more`() throws {
    let limit = TestResultFile.attemptLimit
    let bytes = { (count: Int) in
      let attempt = #"{"attempt":1,"nanoseconds":0,"outcome":"passed","seed":1}"# + "\n"
      let begun = TestResultFile.Content(
        setting: RunSetting(), result: TestResult(test: "M.C/testIt", attempts: []))
      return TestResultFile.bytes(of: begun)
        + Array(repeatElement(Array(attempt.utf8), count: count).joined())
    }
    #expect(try TestResultFile.read(bytes(limit)).result.attempts.count == limit)
    #expect(
      throws: TrialFile.Fault(
        line: limit + 2, reason: "it has more than \(limit) attempts, the limit.")
    ) { try TestResultFile.read(bytes(limit + 1)) }
  }

  @Test func `An attempt takes ten years of virtual time and no more`() throws {
    let read = { (nanoseconds: Int64) in
      let line = #"{"attempt":1,"nanoseconds":\#(nanoseconds),"outcome":"passed","seed":1}"# + "\n"
      let begun = TestResultFile.Content(
        setting: RunSetting(), result: TestResult(test: "M.C/testIt", attempts: []))
      return try TestResultFile.read(TestResultFile.bytes(of: begun) + Array(line.utf8))
    }
    let longest = TestResultFile.durationLimit
    #expect(try read(longest).result.attempts.map(\.record.nanoseconds) == [longest])
    #expect(throws: TrialFile.Fault(line: 2, reason: "this is not an attempt of a test.")) {
      try read(longest + 1)
    }
  }

  @Test func `A test that has only begun has no attempts`() throws {
    let begun = TestResultFile.Content(
      setting: RunSetting(), result: TestResult(test: "M.C/testIt", attempts: []))
    let read = try TestResultFile.read(TestResultFile.bytes(of: begun))
    #expect(read.result.status == .unfinished)
  }

  @Test func `An attempt that has begun is read with its seed`() throws {
    let begun = TestResultFile.Content(
      setting: RunSetting(), result: SampleRun.result("M.C/testIt", .failed), running: 2)
    #expect(try TestResultFile.read(TestResultFile.bytes(of: begun)) == begun)
  }

  @Test func `A line torn off at any byte is left out`() throws {
    let bytes = TestResultFile.bytes(of: content)
    let head = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for cut in head..<bytes.count {
      let read = try TestResultFile.read(bytes[..<cut])
      #expect(
        read.result.attempts == Array(content.result.attempts.prefix(read.result.attempts.count)))
      #expect(read.result.attempts.count < 3)
    }
  }

  @Test(arguments: [
    (#"{"attempt":1}"#, "line 2: this is not an attempt of a test."),
    (
      #"{"attempt":1,"journal":"../x","nanoseconds":0,"outcome":"passed","seed":1}"#,
      "line 2: this is not an attempt of a test."
    ),
    (
      #"{"attempt":1,"nanoseconds":0,"outcome":"failed","seed":1}"#,
      "line 2: this is not an attempt of a test."
    ),
    (
      #"{"attempt":1,"nanoseconds":-1,"outcome":"passed","seed":1}"#,
      "line 2: this is not an attempt of a test."
    ),
  ])
  func `A line that is no attempt is a fault with its number`(line: String, words: String) {
    let head = TestResultFile.bytes(
      of: .init(setting: RunSetting(), result: TestResult(test: "t", attempts: [])))
    do {
      _ = try TestResultFile.read(head + Array((line + "\n").utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == words)
    }
  }
}
