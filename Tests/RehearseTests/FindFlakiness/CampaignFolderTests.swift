import Foundation
import OutputFiles
import Testing
import Trials

/// Campaigns with tests of this very bundle, in folders that hold something already.
@Suite("The folder of a campaign")
final class CampaignFolderTests {
  private let folder: URL

  init() throws {
    folder = try ToolRun.folder()
    let screens = folder.appendingPathComponent("Screens")
    try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: ToolRun.screens + "/Lessons", toPath: screens.path + "/Lessons")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // Tests of a small app: each order of sets is a process that reads it.
  private static let filter = "LessonTests.Lesson01Finding/test(ALabelFinds|AnIdentifierFinds)"

  private static func arguments(
    _ more: [String], to output: String, runs: Int
  ) throws -> [String] {
    [
      "campaign", "--bundle", try ToolRun.bundle(), "--filter", filter, "--runs", String(runs),
      "--sprt",
      "off", "--output", output,
    ] + more
  }

  private func campaign(
    _ more: String..., to output: String = "out", runs: Int = 12
  ) throws -> ToolRun {
    try ToolRun(try Self.arguments(more, to: output, runs: runs), in: folder)
  }

  /// A campaign that has ended, which several tests go on from.
  private static let ended = Result {
    let tests = try CampaignFolderTests()
    let run = try tests.campaign()
    #expect(run.code == 0, "\(run.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: tests.folder.path + "/out")
    return (
      run: run,
      files: names.compactMap { name in
        (try? tests.bytes("out/" + name)).map { (name: name, bytes: $0) }
      }
    )
  }

  /// Puts the campaign that has ended into the folder of this test, and returns how it ran.
  @discardableResult private func putEndedCampaign() throws -> ToolRun {
    let ended = try Self.ended.get()
    for file in ended.files {
      let path = folder.path + "/out/" + file.name
      try OutputFolder.make((path as NSString).deletingLastPathComponent)
      try OutputFile.write([UInt8](file.bytes), to: path)
    }
    return ended.run
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// The content and the time of the last change of every file in a folder.
  private func files(in name: String) throws -> [String: [String]] {
    let path = folder.appendingPathComponent(name).path
    var files: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let found = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let content = FileManager.default.contents(atPath: path + "/" + name)
      files[name] = ["\(content.hashValue)", "\(found[.modificationDate] ?? "")"]
    }
    return files
  }

  @Test func `keeps every byte when a finished campaign is resumed`() throws {
    let first = try putEndedCampaign()
    let before = try files(in: "out")
    let again = try campaign("--resume")
    #expect(again.code == 0, "\(again.errors)")
    #expect(again.output == first.output)
    #expect(try files(in: "out") == before)
  }

  @Test func `is refused without --resume once it holds trials, and emptied with --force`() throws {
    try putEndedCampaign()
    let trials = try bytes("out/trials.jsonl")
    let refused = try campaign()
    #expect(refused.code == 3)
    #expect(
      refused.errors == "Error: out already contains a campaign. --resume continues it, "
        + "--force starts over, and --output names another folder.\n")
    try OutputFile.write([], to: folder.path + "/out/journals/Old-seed-1.journal.jsonl")
    try OutputFile.write([], to: folder.path + "/out/journals/notes.txt")
    #expect(try campaign("--force").code == 0)
    #expect(try bytes("out/trials.jsonl") == trials)
    #expect(!exists("out/journals/Old-seed-1.journal.jsonl"))
    #expect(exists("out/journals/notes.txt"))
  }

  @Test func `with a file of trials beyond the limit is refused before it is read`() throws {
    try OutputFolder.make(folder.path + "/out")
    let path = folder.path + "/out/trials.jsonl"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    // A hole: it takes no room on the disk.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: UInt64(1 << 30) + 1)
    try file.close()
    let merge = try ToolRun(["campaign", "merge", "out"], in: folder)
    #expect(merge.code == 3)
    #expect(
      merge.errors == "Error: out/trials.jsonl, the file has 1073741825 bytes; the limit is "
        + "1073741824.\n")
  }

  @Test func `holds the same trials from two processes as from one`() throws {
    try putEndedCampaign()
    let run = try campaign("--jobs", "2", to: "two")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try bytes("two/trials.jsonl") == bytes("out/trials.jsonl"))
    #expect(try bytes("two/results.jsonl") == bytes("out/results.jsonl"))
    #expect(!exists("two/job-1/trials.jsonl"))
  }

  @Test func `is refused by name while another run is using it`() throws {
    let path = folder.appendingPathComponent("out").path
    try OutputFolder.make(path)
    let lock = try FolderLock(path)
    let run = try withExtendedLifetime(lock) { try campaign() }
    #expect(run.code == 3)
    #expect(run.errors == "Error: out cannot be used: another run is using it\n")
  }

  @Test func `is not resumed after the app has changed`() throws {
    try putEndedCampaign()
    let app = folder.appendingPathComponent("Screens/Lessons/app.json")
    try Data(contentsOf: app).replacing([0x20, 0x20], with: [0x20]).write(to: app)
    for jobs in ["1", "2"] {
      let run = try campaign("--resume", "--jobs", jobs)
      #expect(run.code == 3)
      let words = "the file contains trials of another campaign: the app ("
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func `holds nothing of tests that find no app`() throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Screens"))
    let run = try campaign()
    #expect(run.code == 3)
    #expect(run.errors.contains("before all trials were run"), "\(run.errors)")
    let content = try TrialFile.read(bytes("out/trials.jsonl"))
    #expect(content.records == [])
    #expect(!content.isFinished)
  }

  @Test func `may be of a shard without trials`() throws {
    let run = try campaign("--shard", "20/20")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("Shard 20/20 has none of the 12 trials."), "\(run.output)")
  }

  // MARK: - Signals

  /// So many that a campaign is not over when a signal comes.
  private static let manyRuns = 200

  /// Starts a campaign and waits until it has saved some trials.
  private func begun(to output: String) throws -> Process {
    let process = Process()
    process.executableURL = try ToolRun.tool()
    process.arguments = try Self.arguments([], to: output, runs: Self.manyRuns)
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Programs in the background are started with signals ignored, and hand that on.
    let handlers = [SIGINT, SIGHUP].map { ($0, Foundation.signal($0, SIG_DFL)) }
    try process.run()
    for (number, handler) in handlers { Foundation.signal(number, handler) }
    for _ in 0..<6_000 {
      let trials = (try? bytes(output + "/trials.jsonl")) ?? Data()
      if trials.count(where: { $0 == UInt8(ascii: "\n") }) > 4 { break }
      usleep(10_000)
    }
    return process
  }

  /// The processes whose working directory is the folder of the test.
  private func processes() throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter {
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/cwd")
      return place == folder.resolvingSymlinksInPath().path
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is left whole by a signal, which leaves no process`(signal: Int32) throws {
    let process = try begun(to: "out")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try processes() == [])
    #expect(try campaign("--resume", runs: Self.manyRuns).code == 0)
    #expect(try bytes("out/trials.jsonl") == Self.whole.get())
  }

  /// The trials of the same campaign without a signal.
  private static let whole = Result {
    let tests = try CampaignFolderTests()
    #expect(try tests.campaign(runs: manyRuns).code == 0)
    return try tests.bytes("out/trials.jsonl")
  }

  @Test func `is let go within a second by the tests when the tool is killed`() throws {
    let process = try begun(to: "out")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for _ in 0..<100 where try !processes().isEmpty { usleep(10_000) }
    #expect(try processes() == [])
  }
}
