import SimulatedApp
import Testing

@Suite struct ActivityLogTextTests {
  /// What the log prints for facts, each a number of milliseconds after the start of the run.
  private static func log(_ facts: [(Int64, JournalFact)], showsFailures: Bool = true) -> [String] {
    var log = ActivityLogText(
      wallClockStart: SessionConfiguration.usualWallClockStart, showsFailures: showsFailures)
    for (milliseconds, fact) in facts { log.take(fact, at: milliseconds * 1_000_000) }
    return String(decoding: log.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let start: (Int64, JournalFact) = (
    500, .testStarted(name: "Class.test", module: "Module")
  )

  @Test func `time counts from the start of the test, which shows the calendar`() {
    #expect(
      Self.log([Self.start, (1_740, .step(level: 0, title: "Step"))]) == [
        "    t =     0.00s Start Test at 2026-01-01 09:41:00.500",
        "    t =     1.24s Step",
      ])
  }

  @Test func `hundredths are rounded, and columns grow with the number`() {
    let steps: [(Int64, JournalFact)] = [500 + 4, 500 + 5, 500 + 99_995, 500 + 123_456_780].map {
      ($0, .step(level: 0, title: "x"))
    }
    #expect(
      Self.log([Self.start] + steps).dropFirst() == [
        "    t =     0.00s x", "    t =     0.01s x", "    t =   100.00s x",
        "    t = 123456.78s x",
      ])
  }

  @Test func `outside of a test there is no time`() {
    let step = (Int64(9), JournalFact.step(level: 0, title: "Step"))
    #expect(
      Self.log([step, Self.start, (600, .testFinished), (700, step.1)]) == [
        "    t =      nans Step", "    t =     0.00s Start Test at 2026-01-01 09:41:00.500",
        "    t =      nans Step",
      ])
  }

  @Test func `a call stands below the step or the activity that it is made in`() {
    let facts: [JournalFact] = [
      .activityBegan(title: "A"), .callBegan("C"), .step(level: 1, title: "s"),
      .step(level: 2, title: "t"), .callBegan("inner"), .step(level: 1, title: "u"),
      .callEnded(outcome: "ok"), .step(level: 1, title: "v"), .callEnded(outcome: "ok"),
      .step(level: 1, title: "leaf"), .callBegan("D"), .callEnded(outcome: "ok"), .activityEnded,
      .step(level: 0, title: "root"),
    ]
    #expect(
      Self.log(facts.map { (0, $0) }).map { $0.dropFirst("    t =      nans ".count) } == [
        "A", "    C", "        s", "            t", "                inner",
        "                    u", "        v", "    leaf", "    D",
        "root",
      ])
  }

  @Test func `a failure is a line of its own in Xcode's form`() {
    let failure = (
      Int64(0), JournalFact.failed(TestFailure(message: "No", file: "F.swift", line: 7))
    )
    #expect(
      Self.log([Self.start, failure]).last
        == "F.swift:7: error: -[Module.Class test] : No")
    #expect(Self.log([Self.start, failure], showsFailures: false).count == 1)
  }

  @Test func `a failure without a place says so`() {
    let facts: [(Int64, JournalFact)] = [
      (0, .testStarted(name: "odd")), (0, .failed(TestFailure(message: "No", file: "", line: 0))),
    ]
    #expect(Self.log(facts).last == "<unknown>:0: error: -[odd] : No")
  }

  @Test func `what is open when a test starts or ends is forgotten`() {
    let lines = Self.log([
      (0, .activityBegan(title: "left")), Self.start, (500, .callBegan("call")),
      (600, .testFinished), (600, .callBegan("next")),
    ])
    #expect(lines.suffix(2) == ["    t =     0.00s call", "    t =      nans next"])
  }

  @Test func `levels have a limit`() {
    let line = Self.log([(0, .step(level: .max / 2, title: "deep"))]).first ?? ""
    let blanks = line.dropFirst("    t =      nans ".count).prefix { $0 == " " }
    #expect(blanks.count == 4 * ActivityLogText.levelLimit)
  }
}
