package import TestFailures

/// Runs the processes of a queue, and records the results that they cannot.
package protocol TestProcessHost {
  /// Runs a process to its end.
  func run(_ process: TestProcess) throws -> ProcessReport
  /// All tests of a library.
  func all(of library: TestProcess.Library) throws -> [ListedTest]
  /// How many cases of a test have begun and not ended.
  func casesUnderWay(of test: String) -> Int
  /// Records that the process crashed in a test; returns whether the test can continue.
  func record(_ crash: TestFailure, in test: String) -> Bool
  /// Records that a test has not run.
  func recordUnfinished(_ test: String)
  /// Whether tests continue after a crash in the set-up of their class.
  var resumesSetUp: Bool { get }
}

/// How a process of tests ended.
package struct ProcessReport {
  /// The end of the process.
  package let end: ChildEnd
  /// What it said about its tests; nil if it ended after all of them.
  package let trace: ProcessTrace?
  /// The output since the last test started.
  package let lastOutput: String
  /// Whether it ended between two trials so that another process makes the further ones.
  package var asksForAnother = false
}

/// Test processes that run one after the other; after a crash, or when a process asks for it, the
/// tests that have not run continue in a new process.
package struct TestQueue {
  private var waiting: [TestProcess]
  private var ends: [ChildEnd] = []
  private var crashes = 0
  /// What went wrong outside of any test, a sentence each.
  package private(set) var faults: [String] = []

  /// The most processes that are started because one crashed.
  package static let crashLimit = 100

  /// Makes a queue of processes.
  package init(_ processes: [TestProcess]) { waiting = processes }

  /// The first end of a process that is not a success, not counting crashes in tests.
  package var end: ChildEnd { ends.first { $0 != .code(0) } ?? .code(0) }

  /// Whether each test has run, or has crashed and was recorded.
  package var hasRunAll: Bool {
    faults.isEmpty
      && ends.allSatisfy { end in
        if case .signal = end { false } else { true }
      }
  }

  /// Runs all tests.
  package mutating func run(on host: some TestProcessHost) throws {
    while !waiting.isEmpty {
      let process = waiting.removeFirst()
      let report = try host.run(process)
      guard let trace = report.trace else {
        ends.append(report.end)
        continue
      }
      // Failures of tests that record no results show only in the exit code, which is lost.
      if trace.hasFailures { ends.append(.code(1)) }
      try goOn(after: report, trace, of: process, on: host)
    }
  }

  private mutating func goOn(
    after report: ProcessReport, _ trace: ProcessTrace, of process: TestProcess,
    on host: some TestProcessHost
  ) throws {
    let tests = try process.tests.isEmpty ? host.all(of: process.library) : process.tests
    let split = CrashSplit(tests, trace, of: process.library)
    guard !report.asksForAnother else {
      return takeUp(
        split.suspects + split.rest, resuming: [], isSerial: process.isSerial, process.library)
    }
    let words = CrashWords(report.end, output: report.lastOutput)
    crashes += 1
    guard !trace.started.isEmpty || !split.suspects.isEmpty || split.isInSetUp else {
      faults.append("the process of the tests ended \(words.sentence), before any test started.")
      return leaveOut(split.rest, of: process.library, on: host)
    }
    guard crashes <= Self.crashLimit else {
      faults.append("the tests crashed \(crashes) times; no further process is started.")
      return leaveOut(split.suspects + split.rest, of: process.library, on: host)
    }
    let cases = split.suspects.map { max(1, host.casesUnderWay(of: $0.name)) }.reduce(0, +)
    if cases > 1, !process.isSerial, process.library == .swiftTesting {
      return runOneByOne(split, words)
    }
    let occasion = split.isInSetUp ? "in the set-up of its class" : "in this test"
    let resumed = split.suspects.map(\.name).filter { test in
      host.record(words.failure(occasion), in: test)
    }
    if split.suspects.isEmpty {
      faults.append("the process of the tests ended \(words.sentence), while no test ran.")
    }
    let again =
      split.isInSetUp && !host.resumesSetUp
      ? [] : split.suspects.filter { resumed.contains($0.name) }
    takeUp(again + split.rest, resuming: resumed, isSerial: process.isSerial, process.library)
  }

  /// Runs the tests that ran at the same time again, one after the other, since any of them may
  /// have crashed.
  private mutating func runOneByOne(_ split: CrashSplit, _ words: CrashWords) {
    let names = split.suspects.map(\.name)
    let list = names.joined(separator: ", ")
    faults.append(
      "the process of the tests ended \(words.sentence), while several tests ran: \(list). "
        + "They run again, one by one.")
    takeUp(split.rest, resuming: [], isSerial: false, .swiftTesting)
    takeUp(split.suspects, resuming: names, isSerial: true, .swiftTesting)
  }

  private mutating func takeUp(
    _ tests: [ListedTest], resuming resumed: [String], isSerial: Bool,
    _ library: TestProcess.Library
  ) {
    guard !tests.isEmpty else { return }
    let processes =
      switch library {
      case .xctest: TestProcess.xctest(running: tests, resuming: resumed)
      case .swiftTesting:
        TestProcess.swiftTesting(naming: tests, resuming: resumed, isSerial: isSerial)
      }
    waiting.insert(contentsOf: processes, at: 0)
  }

  /// Leaves out some tests and all further ones of their library.
  private mutating func leaveOut(
    _ tests: [ListedTest], of library: TestProcess.Library, on host: some TestProcessHost
  ) {
    let others = waiting.filter { $0.library == library }.flatMap(\.tests)
    waiting.removeAll { $0.library == library }
    for test in tests + others { host.recordUnfinished(test.name) }
  }
}

/// The tests of a process that crashed: those that may have crashed it, and those that have not
/// run.
private struct CrashSplit {
  private(set) var suspects: [ListedTest]
  private(set) var rest: [ListedTest]
  /// Whether the suspects have not started, because the set-up of their class crashed.
  private(set) var isInSetUp = false

  init(_ tests: [ListedTest], _ trace: ProcessTrace, of library: TestProcess.Library) {
    switch library {
    case .swiftTesting:
      let (started, open) = (Set(trace.started), Set(trace.underWay))
      suspects = tests.filter { open.contains($0.line) }
      rest = tests.filter { !started.contains($0.line) }
    case .xctest:
      // XCTest prints names without modules, but in the order of the list.
      var next = 0
      var last: Int?
      for name in trace.started {
        guard let found = tests[next...].firstIndex(where: { $0.printedName == name }) else {
          continue
        }
        (next, last) = (found, found)
      }
      suspects = trace.underWay.isEmpty ? [] : last.map { [tests[$0]] } ?? []
      rest = Array(tests[(last.map { $0 + 1 } ?? 0)...])
      guard let name = trace.classInSetUp, let first = rest.first(where: { $0.className == name })
      else { return }
      isInSetUp = true
      suspects = rest.filter { $0.owner == first.owner }
      rest.removeAll { $0.owner == first.owner }
    }
  }
}

extension ListedTest {
  /// The name as XCTest prints it, without the module: `CartTests.testAdd`.
  fileprivate var printedName: String { "\(className).\(name.split(separator: "/").last ?? "")" }

  /// The module and the class.
  fileprivate var owner: Substring { name.prefix { $0 != "/" } }

  fileprivate var className: String { String(owner.split(separator: ".").last ?? owner) }
}
