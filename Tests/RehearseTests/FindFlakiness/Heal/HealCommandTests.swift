import Foundation
import Testing
import Trials
import VirtualTime

@testable import rehearse

@Suite("Healing of flaky tests") struct HealCommandTests {
  private static let source = """
    import XCTest
    final class CartTests: XCTestCase {
      func testAdd() {
        app.launch()
        XCTAssertTrue(app.staticTexts["total"].exists)
      }
    }

    """
  private static let wait =
    "XCTAssertTrue(\(SourceChange.app).staticTexts[\"total\"].waitForExistence(timeout: 5))"
  private static let name = "ShopTests.CartTests/testAdd"
  private static let file = "Tests/ShopTests/CartTests.swift"
  private static let healed = """
    ShopTests.CartTests/testAdd: healed
      Cause: resource rendering, test at fault
      Proven: no order fails (2 runs), and none of 3 trials.
    --- a/Tests/ShopTests/CartTests.swift
    +++ b/Tests/ShopTests/CartTests.swift
    @@ -2,6 +2,7 @@
     final class CartTests: XCTestCase {
       func testAdd() {
         app.launch()
    +    XCTAssertTrue(app.staticTexts["total"].waitForExistence(timeout: 5))
         XCTAssertTrue(app.staticTexts["total"].exists)
       }
     }

    """

  private func mending(
    isFlaky: Bool = true, isOfApp: Bool = false, trying lines: [String] = [wait]
  ) -> SearchRecord.Mending {
    let place = SourceChange.Place(file: "CartTests.swift", line: 5)
    return SearchRecord.Mending(
      isFlaky: isFlaky, isOfApp: isOfApp,
      changes: lines.map { SourceChange(.before, $0, at: [place]) })
  }

  private func failing(
    _ mending: SearchRecord.Mending, diagnosis: String = "Cause: resource rendering, test at fault"
  ) -> SearchRecord {
    SearchRecord(
      test: Self.name, strategy: "exhaustive", runs: 2, verdict: "FAILS",
      failure: .init(
        TestFailure(message: "no total", file: "CartTests.swift", line: 5), token: "rt2-x",
        diagnosis: [diagnosis], schedule: nil, mending: mending))
  }

  private static func passing(_ verdict: String = SearchRecord.certified) -> SearchRecord {
    SearchRecord(
      test: name, strategy: "exhaustive", runs: 2, verdict: verdict, failure: nil)
  }

  /// A package whose compiler and linker are scripts: the first takes every text without
  /// `nonsense`, the second makes a program that writes the results of the patched test.
  private func package(
    _ found: SearchRecord, patched: SearchRecord = passing(), half: SearchRecord? = nil,
    failedTrials: Int = 0, underFaults faulty: (old: Int, new: Int) = (8, 8),
    faultyTrials: Int = 8
  ) throws -> URL {
    let folder = try ToolRun.folder()
    func write(_ bytes: [UInt8], _ path: String) throws {
      try ToolRun.write(String(decoding: bytes, as: UTF8.self), to: path, in: folder)
    }
    func program(_ text: String, _ path: String) throws {
      try ToolRun.write("#!/bin/sh\n" + text, to: path, in: folder)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + path)
    }
    try ToolRun.write(Self.source, to: Self.file, in: folder)
    try write(SearchFile.bytes(of: [found]), "found.jsonl")
    try write(SearchFile.bytes(of: [patched]), "patched.jsonl")
    try write(Self.trials(3, failed: failedTrials), "trials.jsonl")
    try write(Self.trials(faultyTrials, failed: faulty.old), "old-faults.jsonl")
    try write(Self.trials(faultyTrials, failed: faulty.new), "new-faults.jsonl")
    let build = folder.path + "/.build/x86/debug"
    try program(Self.bundle(in: folder, "found", "old-faults"), "old.sh")
    try program(Self.bundle(in: folder, "patched", "new-faults"), "new.sh")
    if let half {
      try write(SearchFile.bytes(of: [half]), "half.jsonl")
      try program(Self.bundle(in: folder, "half", "new-faults"), "half.sh")
      try program(Self.bundle(in: folder, "patched", "new-faults"), "both.sh")
      try program(
        """
        if grep -q 'timeout: 9' .rehearsal/campaign/healing/build/patched.swift; then
        '\(folder.path)/both.sh'; else '\(folder.path)/half.sh'; fi
        """, "new.sh")
    }
    try program(
      """
      if grep -q nonsense .rehearsal/campaign/healing/build/patched.swift; then
      echo "a.swift:1:1: error: that is no Swift"; exit 1; fi
      case "$*" in *-serialize-diagnostics*) touch ShopTests.dia ;; esac
      """, "compile.sh")
    try program("cp '\(folder.path)/new.sh' \"$2\"\n", "link.sh")
    try ToolRun.write(
      """
      commands:
        "C.ShopTests-debug.module":
          inputs: ["\(folder.path)/\(Self.file)"]
          outputs: ["\(build)/CartTests.o"]
          args: ["\(folder.path)/compile.sh","-module-name","ShopTests","-serialize-diagnostics","-output-file-map","\(build)/map.json"]
        "C.ShopPackageTests-debug.test":
          inputs: ["\(build)/CartTests.o"]
          outputs: ["\(build)/ShopPackageTests.xctest"]
          args: ["\(folder.path)/link.sh","-o","\(build)/ShopPackageTests.xctest"]

      """, to: ".build/debug.yaml", in: folder)
    try ToolRun.write(
      "{ \"\(folder.path)/\(Self.file)\": { \"object\": \"\(build)/CartTests.o\" } }",
      to: ".build/x86/debug/map.json", in: folder)
    try program(
      """
      case "$*" in
      *--list-tests*) echo \(Self.name) ;;
      *) '\(folder.path)/old.sh' ;;
      esac
      """, ".build/x86/debug/ShopPackageTests.xctest")
    return folder
  }

  /// A file of trials.
  private static func trials(_ count: Int, failed: Int) -> [UInt8] {
    let plan = CampaignPlan(trials: count, stopping: nil)
    let records = (0..<count).map { trial in
      TrialRecord(
        test: name, seed: plan.seed(of: trial),
        failures: trial < failed ? [TestFailure(message: "no", file: "", line: 0)] : [])
    }
    return TrialFile.head(of: plan) + records.flatMap { TrialFile.line(of: $0) } + TrialFile.end
  }

  /// A program that writes the results of a search, of trials, or of trials with a fault.
  private static func bundle(in folder: URL, _ search: String, _ faulty: String) -> String {
    """
    if [ -n "$REHEARSAL_SEARCH" ]; then cp '\(folder.path)/\(search).jsonl' \
    "$REHEARSAL_OUTPUT/search.jsonl"
    elif [ -n "$REHEARSAL_FAULTS" ]; then cp '\(folder.path)/\(faulty).jsonl' \
    "$REHEARSAL_OUTPUT/trials.jsonl"
    else cp '\(folder.path)/trials.jsonl' "$REHEARSAL_OUTPUT/trials.jsonl"; fi
    """
  }

  private func heal(_ folder: URL, _ more: String...) throws -> ToolRun {
    try ToolRun(["heal", "--runs", "3"] + more, in: folder)
  }

  private func text(in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(Self.file), encoding: .utf8)
  }

  @Test func `a proven patch is printed and the sources are left alone`() throws {
    let folder = try package(failing(mending()))
    let run = try heal(folder)
    #expect(run.output == Self.healed, "\(run.errors)")
    #expect(run.code == 0)
    #expect(try text(in: folder) == Self.source)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ShopTests.dia"))
  }

  /// The failure that a first patch leaves, with a patch of its own.
  private func left(_ message: String, line: Int) -> SearchRecord {
    let place = SourceChange.Place(file: "CartTests.swift", line: line)
    let wait = Self.wait.replacing("timeout: 5", with: "timeout: 9")
    return SearchRecord(
      test: Self.name, strategy: "exhaustive", runs: 2, verdict: "FAILS",
      failure: .init(
        TestFailure(message: message, file: "CartTests.swift", line: line), token: "rt2-y",
        diagnosis: [], schedule: nil,
        mending: .init(
          isFlaky: true, isOfApp: false, changes: [SourceChange(.after, wait, at: [place])])))
  }

  @Test func `two faults of a test are healed by one patch`() throws {
    let folder = try package(failing(mending()), half: left("no name", line: 4))
    let run = try heal(folder)
    #expect(run.output.contains("healed"), "\(run.output)\(run.errors)")
    let added = run.output.split(separator: "\n").filter { $0.hasPrefix("+  ") }
    #expect(added.map { $0.suffix(13) } == ["(timeout: 9))", "(timeout: 5))"])
    #expect(run.code == 0)
  }

  @Test func `a patch that leaves the same failure one line below is no patch`() throws {
    let folder = try package(failing(mending()), half: left("no total", line: 6))
    let run = try heal(folder)
    #expect(run.output.contains("a patch was tried, and the test still fails"), "\(run.output)")
    #expect(run.code == 1)
  }

  @Test func `all faults of the app are told in place of a patch`() throws {
    let folder = try package(failing(mending()))
    let faults = "The app Shop has faults:\nfirst fault\nsecond fault"
    try ToolRun.write(
      "#!/bin/sh\nprintf '\(faults)' > \"$REHEARSAL_OUTPUT/search.txt\"; exit 1\n", to: "old.sh",
      in: folder)
    let run = try heal(folder)
    #expect(run.code != 0)
    #expect(run.errors.contains(faults + "\n"), "\(run.errors)")
    #expect(try text(in: folder) == Self.source)
  }

  @Test func `check says that a test can be healed and prints no patch`() throws {
    let folder = try package(failing(mending()))
    let run = try heal(folder, "--check")
    let said = Self.healed.split(separator: "\n").prefix(3).joined(separator: "\n")
    #expect(run.output == said + "\n")
    #expect(run.code == 0)
  }

  @Test func `write changes the file that the diff names and no other`() throws {
    let folder = try package(failing(mending()))
    let run = try heal(folder, "--write")
    #expect(run.output.hasSuffix("  Written: \(folder.path)/\(Self.file)\n"), "\(run.errors)")
    let changed = try text(in: folder)
    #expect(changed.contains("\n    XCTAssertTrue(app.staticTexts[\"total\"].waitForExistence"))
    let tests = folder.path + "/Tests/ShopTests"
    let names = try FileManager.default.contentsOfDirectory(atPath: tests)
    #expect(names == ["CartTests.swift"])
  }

  @Test func `a file that is newer than the tests is left alone`() throws {
    let folder = try package(failing(mending()))
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(60)],
      ofItemAtPath: folder.path + "/" + Self.file)
    let run = try heal(folder, "--write")
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "Because \(folder.path)/\(Self.file) is newer than the built tests. "
          + "Build them, and heal again.\n"), "\(run.output)")
    #expect(try text(in: folder) == Self.source)
  }

  @Test(arguments: [TestHealing.attemptLimit - 1, TestHealing.attemptLimit])
  func `so many patches are tried, and no more`(wrong: Int) throws {
    let nonsense = (0..<wrong).map { "nonsense(\($0))" }
    let run = try heal(try package(failing(mending(trying: nonsense + [Self.wait]))))
    let isHealed = run.output.contains(": healed\n")
    #expect(isHealed == (wrong < TestHealing.attemptLimit), "\(run.output)")
  }

  @Test func `a patch that fails in an order is not given`() throws {
    let run = try heal(try package(failing(mending()), patched: failing(mending())), "--write")
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("Because a patch was tried, and the test still fails: no total\n"))
  }

  @Test func `a patch that no order fails and a trial does is not given`() throws {
    let run = try heal(try package(failing(mending()), failedTrials: 1), "--write")
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("Because a patch was tried, and 1 of 3 trials fail.\n"))
  }

  @Test func `a patch that passes where no tap arrives is not given`() throws {
    let run = try heal(try package(failing(mending()), underFaults: (old: 8, new: 7)), "--write")
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "Because a patch was tried, and it hides a fault of the app: under "
          + "\(TestHealing.appFaults[0]) each run of the test fails, and some of the patched one "
          + "pass.\n"), "\(run.output)")
  }

  @Test func `a patch may pass where the test passes too`() throws {
    let run = try heal(try package(failing(mending()), underFaults: (old: 7, new: 0)))
    #expect(run.output == Self.healed, "\(run.errors)")
  }

  @Test func `a patch may pass under a fault that changes no run`() throws {
    let run = try heal(
      try package(failing(mending()), underFaults: (old: 3, new: 0), faultyTrials: 3))
    #expect(run.output == Self.healed, "\(run.errors)")
  }

  @Test func `a patch whose search did not end is shown and not written`() throws {
    let folder = try package(failing(mending()), patched: Self.passing("none failed"))
    let run = try heal(folder, "--write")
    #expect(run.code == 1)
    #expect(run.output.contains(": not proven\n"))
    #expect(run.output.contains("  no run fails, but the search of 2 runs is not exhaustive.\n"))
    #expect(try text(in: folder) == Self.source)
  }

  @Test func `a fault of the app is not hidden`() throws {
    let cause = "Cause: incorrect resource load order, app at fault"
    let run = try heal(try package(failing(mending(isOfApp: true), diagnosis: cause)))
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix(
        "Because the app is at fault, and a patch of the test would hide it. \(cause)\n"))
  }

  @Test func `a test that fails in every order gets no patch`() throws {
    let run = try heal(
      try package(
        failing(
          mending(isFlaky: false), diagnosis: "No seed and no order passes: a true regression.")))
    #expect(run.code == 1)
    #expect(run.output.contains("Because it fails in every order: no total\n"))
  }

  @Test func `a test of which no order fails needs no patch`() throws {
    let run = try heal(try package(Self.passing()))
    #expect(run.code == 0)
    #expect(run.output == "\(Self.name): no order fails.\n")
  }
}
