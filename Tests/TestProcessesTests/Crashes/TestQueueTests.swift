import Foundation
import Testing
import Trials

@testable import TestProcesses

/// A host whose processes end as a script says.
private final class ScriptedHost: TestProcessHost {
  typealias Step = @Sendable (TestProcess) -> ProcessReport
  private var script: [Step]
  private(set) var processes: [TestProcess] = []
  private(set) var crashed: [String] = []
  private(set) var unfinished: [String] = []
  /// The tests that record no results.
  var plainTests: Set<String> = []
  var resumesSetUp = true

  init(_ script: [Step]) { self.script = script }

  convenience init(_ script: Step...) { self.init(script) }

  func run(_ process: TestProcess) -> ProcessReport {
    processes.append(process)
    guard script.count > 1 else { return script[0](process) }
    return script.removeFirst()(process)
  }

  func all(of library: TestProcess.Library) -> [ListedTest] {
    ["A", "B", "C"].map { ListedTest(ofXCTest: "M.T/test\($0)") }
  }

  func casesUnderWay(of test: String) -> Int { 1 }

  func record(_ crash: TestFailure, in test: String) -> Bool {
    crashed.append(test)
    return !plainTests.contains(test)
  }

  func recordUnfinished(_ test: String) { unfinished.append(test) }

  /// A process that passes.
  static let passes: Step = { _ in ProcessReport(end: .code(0), trace: nil, lastOutput: "") }

  /// A process that is ended by a signal after it has printed some lines.
  static func crashes(printing lines: String...) -> Step {
    { _ in
      ProcessReport(
        end: .signal(11), trace: ProcessTrace(ofXCTest: lines.joined(separator: "\n")),
        lastOutput: "out of luck")
    }
  }

  /// A process of Swift Testing that is ended by a signal while all its tests run.
  static let crashesInAll: Step = { process in
    let events = process.tests.flatMap { test in
      [
        #"{"payload":{"kind":"function","id":"\#(test.line)/T.swift:1:2"}}"#,
        #"{"payload":{"kind":"testStarted","testID":"\#(test.line)/T.swift:1:2"}}"#,
      ]
    }
    let stream = events.joined(separator: "\n") + "\n"
    return ProcessReport(
      end: .signal(11), trace: ProcessTrace(ofEvents: .init(stream.utf8)), lastOutput: "")
  }
}

@Suite("The queue of processes")
struct TestQueueTests {
  private static let start = "Test Case 'T.testA' started at now"

  private func names(_ processes: [TestProcess]) -> [[String]] {
    processes.map { $0.tests.map(\.name) }
  }

  @Test func `takes up the tests after the one that crashed, and that one to try it again`() throws
  {
    let host = ScriptedHost(ScriptedHost.crashes(printing: Self.start), ScriptedHost.passes)
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(host.crashed == ["M.T/testA"])
    #expect(names(host.processes) == [[], ["M.T/testA", "M.T/testB", "M.T/testC"]])
    #expect(host.processes.last?.resumed == ["M.T/testA"])
    #expect(queue.end == .code(0))
  }

  @Test func `goes on in a new process when one asks for it, however often, which is no crash`()
    throws
  {
    let asks: ScriptedHost.Step = { _ in
      ProcessReport(
        end: .code(4), trace: ProcessTrace(ofXCTest: Self.start), lastOutput: "",
        asksForAnother: true)
    }
    let host = ScriptedHost(Array(repeating: asks, count: 200) + [ScriptedHost.passes])
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(host.processes.count == 201)
    #expect(names(host.processes).last == ["M.T/testA", "M.T/testB", "M.T/testC"])
    #expect(host.processes.allSatisfy { $0.resumed.isEmpty })
    #expect(host.crashed.isEmpty && queue.faults.isEmpty && queue.end == .code(0))
  }

  @Test func `leaves out a test that crashed and records no results`() throws {
    let host = ScriptedHost(ScriptedHost.crashes(printing: Self.start), ScriptedHost.passes)
    host.plainTests = ["M.T/testA"]
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(names(host.processes).last == ["M.T/testB", "M.T/testC"])
  }

  @Test func `ends where a process crashes before any test starts`() throws {
    let host = ScriptedHost(ScriptedHost.crashes(printing: "Test Suite 'All tests' started at now"))
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(host.processes.count == 1)
    #expect(
      queue.faults == [
        "the process of the tests ended by signal 11 (bad memory access): out of luck, before any "
          + "test started."
      ])
    #expect(host.unfinished == ["M.T/testA", "M.T/testB", "M.T/testC"])
  }

  @Test(arguments: [true, false])
  func `goes on with a class whose set-up crashed if its host wants that`(resumes: Bool) throws {
    let host = ScriptedHost(
      ScriptedHost.crashes(printing: "Test Suite 'T' started at now"), ScriptedHost.passes)
    host.resumesSetUp = resumes
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(host.crashed == ["M.T/testA", "M.T/testB", "M.T/testC"])
    #expect(host.processes.count == (resumes ? 2 : 1))
    #expect(queue.hasRunAll)
  }

  @Test func `has not run all tests after a process that was killed between them`() throws {
    let host = ScriptedHost({ _ in
      ProcessReport(end: .signal(9), trace: nil, lastOutput: "")
    })
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(!queue.hasRunAll)
  }

  @Test func `ends after too many crashes`() throws {
    let host = ScriptedHost(ScriptedHost.crashes(printing: Self.start))
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(host.processes.count == TestQueue.crashLimit + 1)
    #expect(
      queue.faults == ["the tests crashed 101 times; no further process is started."])
  }

  @Test func `goes on after a crash between two tests, which fails the run`() throws {
    let host = ScriptedHost(
      ScriptedHost.crashes(printing: Self.start, "Test Case 'T.testA' passed (0.1 seconds)"),
      ScriptedHost.passes)
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(names(host.processes).last == ["M.T/testB", "M.T/testC"])
    #expect(queue.faults.count == 1)
  }

  @Test func `keeps in mind that a test failed before the crash`() throws {
    let host = ScriptedHost(
      ScriptedHost.crashes(
        printing: Self.start, "Test Case 'T.testA' failed (0.1 seconds)",
        "Test Case 'T.testB' started at now"), ScriptedHost.passes)
    var queue = TestQueue(TestProcess.xctest(naming: []))
    try queue.run(on: host)
    #expect(queue.end == .code(1))
  }

  @Test func `runs tests of Swift Testing one by one if several may have crashed`() throws {
    let tests = ["M.a()", "M.b()"].compactMap { ListedTest($0) }
    let host = ScriptedHost(ScriptedHost.crashesInAll, ScriptedHost.passes)
    var queue = TestQueue(TestProcess.swiftTesting(naming: tests))
    try queue.run(on: host)
    #expect(host.crashed.isEmpty)
    #expect(host.processes.map(\.isSerial) == [false, true])
    #expect(names(host.processes).last == ["M/a", "M/b"])
  }
}
