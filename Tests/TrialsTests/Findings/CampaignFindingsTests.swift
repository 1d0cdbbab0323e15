import Testing
import VirtualTime

@testable import Trials

struct CampaignFindingsTests {
  /// Trials of three tests: one passes, one fails, one does so by chance.
  private func records(_ plan: CampaignPlan) -> [TrialRecord] {
    ["M.A/pass", "M.B/fail", "M.C/flaky"].flatMap { test in
      plan.shard.trials(of: plan.trials).map { trial in
        let seed = plan.seed(of: trial)
        let fails = test == "M.B/fail" || (test == "M.C/flaky" && seed.value % 97 == 13)
        let failure = TestFailure(
          message: "way \(["none", "one", "two"][Int(seed.value % 3)])\nmore", file: "/x/C.swift",
          line: 7)
        return TrialRecord(test: test, seed: seed, failures: fails ? [failure] : [])
      }
    }
  }

  private func shard(_ number: Int, of count: Int, _ plan: CampaignPlan) throws -> (
    String, TrialFile.Content
  ) {
    var plan = plan
    plan.shard = try #require(Shard(number, of: count))
    let lines = records(plan).flatMap { TrialFile.line(of: $0) }
    return ("shard \(number)", try TrialFile.read(TrialFile.head(of: plan) + lines + TrialFile.end))
  }

  @Test func `The first line of a failure ends before a list`() {
    let message = "No matches found for \"a\" from input {(\n    Button\n)}"
    let failure = TestFailure(message: message, file: "/x/C.swift", line: 7)
    #expect(failure.summary == "No matches found for \"a\"")
  }

  @Test(arguments: [1, 2, 3, 8, 400])
  func `Any split into shards, merged in any order, has the bytes of one run`(count: Int) throws {
    let plan = CampaignPlan(trials: 400)
    var one = plan
    one.stopping = nil
    for plan in [plan, one] {
      let whole = ResultFile.bytes(of: CampaignFindings(plan: plan, records: records(plan)))
      var generator = Xoshiro256(key: UInt64(count))
      let shards = try (1...count).map { try shard($0, of: count, plan) }
      let merged = try CampaignFindings(merging: shards.shuffled(using: &generator))
      #expect(ResultFile.bytes(of: merged) == whole, "seed \(count)")
    }
  }

  @Test func `A test that passes is stopped when the answer is clear`() {
    let plan = CampaignPlan(trials: 1_000)
    let findings = CampaignFindings(plan: plan, records: records(plan))
    #expect(findings.tests[0].rate.runs == 327)
    #expect(
      findings.tests[0].stopWords == "stopped after 327: at most 1.0 %")
  }

  @Test func `A test that fails goes on until its rate says something`() {
    let plan = CampaignPlan(trials: 1_000)
    let failing = CampaignFindings(plan: plan, records: records(plan)).tests[1]
    #expect(failing.rate.runs == TrialWalk.fewestRuns)
    #expect(failing.stopWords == "stopped after 50: at least 0.10 %")
  }

  @Test func `A test that fails is complete where trials end after the answer`() {
    let plan = CampaignPlan(trials: 1_000)
    let few = records(plan).filter { $0.seed.value < plan.seed(of: 3).value }
    let failing = CampaignFindings(plan: plan, records: few).tests[1]
    #expect(failing.missing == [])
    #expect(failing.stopWords == "stopped after 3: at least 0.10 %")
  }

  @Test func `A missing shard is named`() throws {
    let plan = CampaignPlan(trials: 10)
    let shards = [try shard(1, of: 3, plan), try shard(3, of: 3, plan)]
    #expect(throws: CampaignFindings.Fault(description: "Shards are missing: 2/3.")) {
      try CampaignFindings(merging: shards)
    }
  }

  @Test func `Shards of different campaigns are not merged`() throws {
    let shards = [
      try shard(1, of: 2, CampaignPlan(trials: 10)), try shard(2, of: 2, CampaignPlan(trials: 12)),
    ]
    let words =
      "shard 2 and shard 1 are from different campaigns: they differ in trials (12 and 10)."
    #expect(throws: CampaignFindings.Fault(description: words)) {
      try CampaignFindings(merging: shards)
    }
  }

  @Test func `Shards of different apps, tests or versions are not merged`() throws {
    let plans = [
      CampaignPlan(trials: 4, origin: RunOrigin(version: "1", bundle: "b1", app: "a1")),
      CampaignPlan(trials: 4, origin: RunOrigin(version: "2", bundle: "b2", app: "a2")),
    ]
    let shards = [try shard(1, of: 2, plans[0]), try shard(2, of: 2, plans[1])]
    let words =
      "shard 2 and shard 1 are from different campaigns: they differ in the version (2 and "
      + "1), the app (a2 and a1), the tests (b2 and b1)."
    #expect(throws: CampaignFindings.Fault(description: words)) {
      try CampaignFindings(merging: shards)
    }
  }

  @Test func `Shards with other variables are not merged`() throws {
    var plans = [CampaignPlan(trials: 4), CampaignPlan(trials: 4)]
    plans[0].variables = "REHEARSAL_APP=/one/Screens REHEARSAL_DEVICE='iPad Pro' "
    let shards = [try shard(1, of: 2, plans[0]), try shard(2, of: 2, plans[1])]
    let words =
      "shard 2 and shard 1 are from different campaigns: they differ in variables (none and "
      + "REHEARSAL_DEVICE='iPad Pro')."
    #expect(throws: CampaignFindings.Fault(description: words)) {
      try CampaignFindings(merging: shards)
    }
  }

  @Test func `The same app may be in another folder on each machine`() throws {
    var plans = [CampaignPlan(trials: 4), CampaignPlan(trials: 4)]
    plans[0].variables = #"REHEARSAL_APP='/on a'\''s/Screens' REHEARSAL_LANGUAGE=de "#
    plans[1].variables = "REHEARSAL_APP=/two/Screens REHEARSAL_LANGUAGE=de "
    let shards = [try shard(1, of: 2, plans[0]), try shard(2, of: 2, plans[1])]
    #expect(try CampaignFindings(merging: shards).plan.trials == 4)
    let fault = plans[0].words(unlike: plans[1])
    #expect(fault?.contains("the folder of the app (REHEARSAL_APP='/on a'") == true)
  }

  @Test func `Shards that contradict each other are named with test and seed`() throws {
    let plan = CampaignPlan(trials: 4)
    let one = try shard(1, of: 1, plan)
    var other = one
    other.0 = "a copy"
    #expect(throws: Never.self) { try CampaignFindings(merging: [one, other]) }
    let record = other.1.records[2]
    let failure = TestFailure(message: "late", file: "A.swift", line: 1)
    other.1.records[2] = TrialRecord(test: record.test, seed: record.seed, failures: [failure])
    let words =
      "shard 1 and a copy contradict each other: M.A/pass with seed 3 is passed in one and "
      + "failed in the other."
    #expect(throws: CampaignFindings.Fault(description: words)) {
      try CampaignFindings(merging: [one, other])
    }
  }

  @Test func `A file is read when those before it are taken`() throws {
    let plan = CampaignPlan(trials: 4)
    let other = CampaignPlan(trials: 5)
    var read: [String] = []
    _ = try? CampaignFindings(merging: ["1", "2", "3"]) { name in
      read.append(name)
      return try shard(1, of: 1, name == "2" ? other : plan).1
    }
    #expect(read == ["1", "2"])
  }

  @Test func `A run that did not end is to be resumed first`() throws {
    var (name, content) = try shard(1, of: 1, CampaignPlan(trials: 10))
    content.isFinished = false
    let words = "shard 1 is from a run that did not end: run it again with --resume."
    name = "shard 1"
    #expect(throws: CampaignFindings.Fault(description: words)) {
      try CampaignFindings(merging: [(name, content)])
    }
  }

  @Test func `A test whose first trial is skipped is skipped`() {
    let plan = CampaignPlan(trials: 10)
    let record = TrialRecord(test: "M.C/t", seed: 1, skipReason: "no camera")
    let findings = CampaignFindings(plan: plan, records: [record])
    #expect(findings.tests[0].isSkipped)
    #expect(findings.tests[0].missing == [])
    #expect(findings.holds)
  }

  @Test func `A trial that is missing is counted`() {
    let plan = CampaignPlan(trials: 5, stopping: nil)
    let some = records(plan).filter { $0.seed != 3 }
    let findings = CampaignFindings(plan: plan, records: some)
    #expect(findings.tests[0].missing == [3])
    #expect(!findings.holds)
  }

  @Test func `The failure of a test tells the rate, the ways and the replay`() throws {
    let plan = CampaignPlan(trials: 400, stopping: nil)
    let findings = CampaignFindings(plan: plan, records: records(plan))
    let text = try #require(findings.tests[2].failureText(settings: findings.plan.replaySettings))
    #expect(
      text == """
        Flaky: 4 of 400 trials failed, 1.0 % (0.27 to 2.5 %). Some seeds pass: the test does not \
        wait for what it needs, or the app does not handle every order of its answers.
              2 x way one (first with seed 13)
              1 x way two (first with seed 110)
              1 x way none (first with seed 207)
            The failure with seed 13, line 7:
              way one
              more
            Replay: REHEARSAL_LATENCIES=everyday REHEARSAL_REPLAY=\
        \(ReplayToken(seed: 13)) swift test --filter 'M.C/flaky'
        """)
    #expect(findings.tests[0].failureText(settings: findings.plan.replaySettings) == nil)
  }

  @Test func `A token that was found not to repeat a failure is not given`() {
    let failure = TestFailure(message: "no", file: "C.swift", line: 7)
    let record = TrialRecord(test: "M.C/a", seed: 1, failures: [failure]).unrepeatable
    let findings = CampaignFindings(
      plan: CampaignPlan(trials: 1, stopping: nil), records: [record])
    let texts = [
      findings.tests[0].failureText(settings: "") ?? "", FindingsTable(findings).text,
      String(decoding: ResultFile.bytes(of: findings), as: UTF8.self),
    ]
    #expect(texts.allSatisfy { !$0.contains(record.replayToken) })
    #expect(texts.prefix(2).allSatisfy { $0.contains("No token repeats this") })
  }

  @Test func `The failure of a test lists so many ways, and counts the others`() {
    let lines = { (ways: Int) in
      let records = (0..<ways).map { way in
        TrialRecord(
          test: "M.C/a", seed: Seed(UInt64(way)),
          failures: [
            TestFailure(
              message: "way \(String(repeating: "x", count: way))", file: "C.swift", line: 7)
          ])
      }
      let plan = CampaignPlan(trials: ways, firstSeed: 0, stopping: nil)
      let findings = CampaignFindings(plan: plan, records: records)
      let text = findings.tests[0].failureText(settings: "") ?? ""
      return text.split(separator: "\n").filter { $0.contains("1 x way") || $0.contains(" other ") }
    }
    let limit = TestFindings.groupLimit
    #expect(lines(limit).count == limit)
    #expect(lines(limit + 2).count == limit + 1)
    #expect(lines(limit + 2).last?.hasSuffix("and 2 other ways") == true)
  }
}

extension CampaignFindings {
  /// The findings of shards that are read already.
  fileprivate init(merging shards: [(name: String, content: TrialFile.Content)]) throws {
    let contents = Dictionary(uniqueKeysWithValues: shards.map { ($0.name, $0.content) })
    try self.init(merging: shards.map(\.name)) { contents[$0] ?? TrialFile.Content() }
  }
}
