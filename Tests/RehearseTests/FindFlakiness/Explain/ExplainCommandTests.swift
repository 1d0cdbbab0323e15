import Foundation
import Testing
import Trials
import VirtualTime

@Suite("Failures of recorded runs, explained")
struct ExplainCommandTests {
  private static let accepted =
    "Give a folder of 'rehearse campaign' or of 'rehearse test', or a journal (*.journal.jsonl)."
  private static let late = TestFailure(
    message: """
      the order did not come
          Pending: loader placeOrder (attempt 1)
          Virtual time: t = 5.2 s  Seed: 3
      """, file: "CartTests.swift", line: 12)

  /// A campaign of four trials; the third one fails.
  private func campaign() throws -> URL {
    let folder = try ToolRun.folder()
    let plan = CampaignPlan(trials: 4, stopping: nil)
    let records = (0..<4).map { trial in
      TrialRecord(
        test: "M.C/test", seed: plan.seed(of: trial), failures: trial == 2 ? [Self.late] : [])
    }
    let bytes =
      TrialFile.head(of: plan) + records.flatMap { TrialFile.line(of: $0) } + TrialFile.end
    try write(bytes, to: "out/trials.jsonl", in: folder)
    return folder
  }

  private func write(_ bytes: [UInt8], to name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func search(failingWith summary: String, diagnosis: [String]) -> SearchRecord {
    SearchRecord(
      test: "M.C/test", strategy: "exhaustive", runs: 2, verdict: "FAILS",
      failure: .init(
        TestFailure(message: summary, file: "CartTests.swift", line: 12), token: "rt1-fails",
        diagnosis: diagnosis,
        schedule: .init(
          orders: [], failing: [], passing: [], passingToken: "rt1-passes", replays: 8)))
  }

  private static let diagnosis = [
    "Cause: network resource loading, test at fault (the wait is too short)",
    "Race: look for Any  [CartTests.swift:12]",
  ]

  /// A program that lists one test, and keeps a search of it in the place of running it.
  private func tests(finding record: SearchRecord, in folder: URL) throws {
    try write(SearchFile.bytes(of: [record]), to: "found.jsonl", in: folder)
    let script = """
      #!/bin/sh
      case "$*" in
      *--list-tests*) echo M.C/test ;;
      *)
        echo "$3 seed $REHEARSAL_SEED $REHEARSAL_SEARCH $REHEARSAL_LATENCIES" > asked.txt
        cp found.jsonl "$REHEARSAL_OUTPUT/search.jsonl"
        exit 1 ;;
      esac
      """
    try write(Array(script.utf8), to: "tests.xctest", in: folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tests.xctest")
  }

  private static let known = """
    M.C/test: FLAKY, 1 of 4 runs failed, 25.0 % (0.63 to 80.6 %)
      1 x the order did not come (first with seed 3, CartTests.swift:12)
        Pending: loader placeOrder (attempt 1)
        Replay: \(command(replay(3)))
      Passes with seed 2: \(command(replay(2)))

    """
  private static let found = """
        the order did not come
        Cause: network resource loading, test at fault (the wait is too short)
        Race: look for Any  [CartTests.swift:12]
        Fails: \(command("rt1-fails"))
        Nearest passing run: \(command("rt1-passes"))

    """
  private static let keptIn =
    "  A search (exhaustive, 2 runs) found this, kept in out/search.jsonl:\n"

  private static func command(_ token: String) -> String {
    "REHEARSAL_LATENCIES=everyday REHEARSAL_REPLAY=\(token) swift test --filter 'M.C/test'"
  }

  private static func replay(_ seed: UInt64) -> String { ReplayToken(seed: Seed(seed)).description }

  // MARK: - Campaigns

  @Test func `without built tests the command that searches is named`() throws {
    let run = try ToolRun(["explain", "out"], in: campaign())
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.output == Self.known
        + "  The cause is not known: there are no built tests to search. To search for it: "
        + "rehearse campaign search exhaustive --filter 'M.C/test' --seed 3 --latencies everyday "
        + "--output out\n")
  }

  @Test func `a cause that a search has kept is printed`() throws {
    let folder = try campaign()
    let record = search(failingWith: "the order did not come", diagnosis: Self.diagnosis)
    try write(SearchFile.bytes(of: [record]), to: "out/search.jsonl", in: folder)
    let run = try ToolRun(["explain", "out"], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == Self.known + Self.keptIn + Self.found)
  }

  @Test
  func `the built tests are searched from the failing seed`() throws {
    let folder = try campaign()
    let record = search(failingWith: "the order did not come", diagnosis: Self.diagnosis)
    try tests(finding: record, in: folder)
    let run = try ToolRun(["explain", "out", "--bundle", "tests.xctest"], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == Self.known + Self.keptIn + Self.found)
    let asked = try String(contentsOf: folder.appendingPathComponent("asked.txt"), encoding: .utf8)
    #expect(asked == "M.C/test seed 3 exhaustive everyday\n")
    let again = try ToolRun(["explain", "out", "--search", "never"], in: folder)
    #expect(again.output == run.output)
  }

  @Test func `all faults of the app are told in place of a cause`() throws {
    let folder = try campaign()
    let record = search(failingWith: "the order did not come", diagnosis: [])
    try tests(finding: record, in: folder)
    try write(
      Array("The app Shop has faults:\nfirst fault\nsecond fault".utf8), to: "faults.txt",
      in: folder)
    let script = try String(
      contentsOf: folder.appendingPathComponent("tests.xctest"), encoding: .utf8)
    let faulty = script.replacing("found.jsonl", with: "faults.txt")
      .replacing("search.jsonl", with: "search.txt")
    try write(Array(faulty.utf8), to: "tests.xctest", in: folder)
    let run = try ToolRun(["explain", "out", "--bundle", "tests.xctest"], in: folder)
    #expect(run.code != 0)
    #expect(run.errors.contains("The app Shop has faults:\nfirst fault\nsecond fault\n"))
  }

  @Test func `the cause of another failure is not given`() throws {
    let folder = try campaign()
    let record = search(failingWith: "the cart is empty", diagnosis: [])
    try write(SearchFile.bytes(of: [record]), to: "out/search.jsonl", in: folder)
    let run = try ToolRun(["explain", "out"], in: folder)
    #expect(
      run.output.hasPrefix(
        Self.known + Self.keptIn + """
              the cart is empty
              None of the recorded runs has this failure.
              It names no cause.

          """))
  }

  @Test func `a search that met no failure leaves the cause open`() throws {
    let folder = try campaign()
    let record = SearchRecord(
      test: "M.C/test", strategy: "exhaustive", runs: 1, verdict: "no order fails", failure: nil)
    try write(SearchFile.bytes(of: [record]), to: "out/search.jsonl", in: folder)
    let run = try ToolRun(["explain", "out"], in: folder)
    #expect(
      run.output == Self.known
        + "  The cause is not known: a search (exhaustive, 1 run) ended with \"no order fails\", "
        + "as out/search.jsonl says.\n")
  }

  @Test func `tests that do not match are left out`() throws {
    let run = try ToolRun(["explain", "out", "--filter", "Other"], in: campaign())
    #expect(run.output == "No test failed in out.\n")
    #expect(run.code == 0)
  }

  // MARK: - Results and journals

  @Test func `a retry that passed is compared with the failure`() throws {
    let folder = try ToolRun.folder()
    let attempts = [[Self.late], []].enumerated().map { index, failures in
      TestAttempt(
        number: index + 1,
        record: TrialRecord(test: "M.C/test", seed: Seed(UInt64(index + 1)), failures: failures),
        journal: "t-\(index + 1).journal.jsonl")
    }
    let content = TestResultFile.Content(
      setting: RunSetting(), result: TestResult(test: "M.C/test", attempts: attempts))
    try write(TestResultFile.bytes(of: content), to: "out/t.result.jsonl", in: folder)
    let run = try ToolRun(["explain", "out", "--search", "never"], in: folder)
    #expect(run.output.hasPrefix("M.C/test: FLAKY, 1 of 2 runs failed, 50.0 % (1.3 to 98.7 %)\n"))
    #expect(
      run.output.contains(
        "\n  Compare: rehearse trace out/journals/t-1.journal.jsonl "
          + "--against out/journals/t-2.journal.jsonl\n"))
    #expect(
      run.output.contains("\n  The cause is not known: no search has run. To search for it: "))
  }

  @Test func `a journal is explained by its failure`() throws {
    let folder = try ToolRun.folder()
    let journal = #"""
      {"journal":1,"app":"Shop","bundle":"com.example.shop","seed":"7","device":"iPhone 15"}
      {"t":0,"is":"testStarted","name":"CartTests.testAdd","module":"ShopTests"}
      {"t":5,"is":"failed","message":MESSAGE,"file":"CartTests.swift","line":4}
      """#
    let message =
      #""no order\n  Pending: nothing\n  Replay: REHEARSAL_REPLAY=rt1-s7 swift test --filter A""#
    let text = journal.replacing("MESSAGE", with: message) + "\n"
    try write(Array(text.utf8), to: "a.journal.jsonl", in: folder)
    let run = try ToolRun(["explain", "a.journal.jsonl"], in: folder)
    #expect(run.errors == "")
    #expect(
      run.output == """
        ShopTests.CartTests/testAdd: the only recorded run failed
          1 x no order (first with seed 7, CartTests.swift:4)
            Pending: nothing
            Replay: REHEARSAL_REPLAY=rt1-s7 swift test --filter A
          The cause is not known: there are no built tests to search. To search for it: rehearse \
        campaign search exhaustive --filter 'ShopTests.CartTests/testAdd' --seed 7 --latencies \
        as-written --output .

        """)
  }

  @Test func `a flow of the standard campaign is searched on its app`() throws {
    let folder = try ToolRun.folder()
    let rehearsal = try ToolRun(
      ["--app", ToolRun.screens, "--flow", "list, sleep(2)", "--runs", "20", "--output", "out"],
      in: folder)
    #expect(rehearsal.output.contains("\nExplain:  rehearse explain out/journals\n"))
    let run = try ToolRun(["explain", "out/journals", "--app", ToolRun.screens], in: folder)
    #expect(run.errors == "")
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first == "list, sleep(2): the only recorded run failed")
    #expect(
      run.output.contains(
        "    Replay: swift run rehearse --flow 'list, sleep(2)' --seed 17 --runs 1\n"))
    #expect(run.output.contains("\n    Cause: network resource loading, test at fault ("))
    #expect(!run.output.contains("swift test"))
    let kept = folder.appendingPathComponent("out/journals/search.jsonl").path
    #expect(FileManager.default.fileExists(atPath: kept))
    _ = try ToolRun(
      ["--app", ToolRun.screens, "--flow", "list, sleep(2)", "--runs", "1", "--output", "out"],
      in: folder)
    #expect(!FileManager.default.fileExists(atPath: kept), "a cause of an earlier run")
  }

  // MARK: - Wrong paths

  @Test func `an empty folder is told what is accepted`() throws {
    let folder = try ToolRun.folder()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    let run = try ToolRun(["explain", "out"], in: folder)
    #expect(run.code == 1)
    #expect(run.errors == "Error: out contains no runs of tests. \(Self.accepted)\n")
  }

  @Test func `a path that leads nowhere names the nearest`() throws {
    let run = try ToolRun(["explain", "ou"], in: campaign())
    #expect(run.code == 1)
    #expect(
      run.errors == "Error: there is no file or folder ou. Did you mean out? \(Self.accepted)\n")
  }

  @Test func `a journal above the largest size is not read`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try ToolRun.write("{}", to: "a.journal.jsonl", in: folder)
    // The file takes no room on the disk; only its size is large.
    #expect(truncate(folder.path + "/a.journal.jsonl", (256 << 20) + 1) == 0)
    let run = try ToolRun(["explain", "a.journal.jsonl", "--search", "never"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors
        == "Error: a.journal.jsonl is larger than 256 MB, which is the limit.\n")
  }

  @Test func `a file that is no journal is refused`() throws {
    let folder = try ToolRun.folder()
    try write(Array("hello\n".utf8), to: "notes.txt", in: folder)
    let run = try ToolRun(["explain", "notes.txt"], in: folder)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Error: notes.txt is not a journal: "))
    #expect(run.errors.hasSuffix(" \(Self.accepted)\n"))
  }

  @Test func `a folder of several kinds of runs names them`() throws {
    let folder = try campaign()
    try write([], to: "journals/a.journal.jsonl", in: folder)
    let run = try ToolRun(["explain", "."], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors
        == "Error: . contains several kinds of runs. Give one of: ./journals, ./out.\n")
  }

  @Test func `a folder of a search may hold trials in other orders of sets`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = search(failingWith: "the order did not come", diagnosis: Self.diagnosis)
    try write(SearchFile.bytes(of: [record]), to: "search.jsonl", in: folder)
    for seed in 2...3 {
      var plan = CampaignPlan(trials: 1, stopping: nil)
      plan.variables = "REHEARSAL_HASHING=\(seed) "
      try write(
        TrialFile.head(of: plan) + TrialFile.end, to: "hashing-\(seed)/trials.jsonl", in: folder)
    }
    let run = try ToolRun(["explain", ".", "--search", "never"], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("the order did not come"))
  }
}
