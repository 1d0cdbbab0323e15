import Foundation
import Testing

@Suite("Galleries of runs by the tool")
struct RunGalleriesTests {
  private static let app = ToolRun.screens
  private static let run = "login, no wait"

  /// A folder with the journal of a failing run of the app in Screens, `runs/a.journal.jsonl`.
  private func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let job = try ToolRun(
      ["--app", Self.app, "--flow", Self.run, "--runs", "3", "--output", "."], in: folder)
    #expect(job.code == 0, "\(job.errors)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("runs"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("journals/login-no-wait.journal.jsonl"),
      to: folder.appendingPathComponent("runs/a.journal.jsonl"))
    return try body(folder)
  }

  private func gallery(_ arguments: String..., in folder: URL) throws -> ToolRun {
    try ToolRun(["gallery", "--app", Self.app] + arguments, in: folder)
  }

  private func files(in folder: URL, _ path: String) -> [String] {
    FileManager.default.enumerator(atPath: folder.path + "/" + path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
      .sorted() ?? []
  }

  private func copy(_ file: String, to other: String, in folder: URL) throws {
    let place = folder.appendingPathComponent(other)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder.appendingPathComponent(file), to: place)
  }

  @Test(arguments: [[], ["--format", "text"]])
  func `a gallery of runs is as its baseline until something differs`(kind: [String]) throws {
    try inFolder { folder in
      let run = { (more: [String]) in
        try ToolRun(
          ["gallery", "runs", "--app", Self.app, "--output", "out"] + kind + more, in: folder)
      }
      #expect(try run(["--baseline", "base", "--update"]).code == 0)
      let kept = files(in: folder, "base")
      #expect(!kept.isEmpty && kept == files(in: folder, "out"))
      let same = try run(["--baseline", "base"])
      #expect(same.code == 0, "\(same.output)\(same.errors)")
      #expect(same.output.contains("All match the baseline."))
      let first = try #require(kept.first)
      try Data("other".utf8).write(to: folder.appendingPathComponent("base/\(first)"))
      let differing = try run(["--baseline", "base"])
      #expect(differing.code == 1)
      #expect(differing.output.contains("changed: \(first)"))
      let page = try String(
        contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
      #expect(page.contains("\"before/\(first)\"") && !page.contains("\"difference/"))
    }
  }

  @Test func `journals of results are found in their folder, and in folders of such`() throws {
    try inFolder { folder in
      let journal = "runs/a.journal.jsonl"
      try copy(journal, to: "results/journals/b.journal.jsonl", in: folder)
      try copy(journal, to: "shards/one/journals/c.journal.jsonl", in: folder)
      for place in ["results", "shards"] {
        let run = try gallery(place, "--format", "text", in: folder)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("of 1 run."))
      }
    }
  }

  @Test func `two runs of one name have pictures of their own`() throws {
    try inFolder { folder in
      try copy("runs/a.journal.jsonl", to: "more/a.journal.jsonl", in: folder)
      let run = try gallery("runs", "more", "runs/a.journal.jsonl", "--format", "text", in: folder)
      #expect(run.output.contains("of 2 runs."))
      let drawn = files(in: folder, ".rehearsal/gallery")
      let folders = Set(drawn.compactMap { $0.split(separator: "/").first })
      #expect(folders.count == 2)
    }
  }

  @Test func `all that cannot be read is told at once, with its line`() throws {
    try inFolder { folder in
      try Data("nonsense\n".utf8).write(to: folder.appendingPathComponent("bad.journal.jsonl"))
      let good = try String(
        contentsOf: folder.appendingPathComponent("runs/a.journal.jsonl"), encoding: .utf8)
      try Data(good.replacing(/"seed":"\d+"/, with: "\"seed\":\"x\"").utf8)
        .write(to: folder.appendingPathComponent("seed.journal.jsonl"))
      let run = try gallery(
        "missing", "bad.journal.jsonl", "seed.journal.jsonl", "runs", in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors == """
          Error: there is no file missing
          Error: bad.journal.jsonl: journal line 1: expected a JSON object
          Error: seed.journal.jsonl: journal line 1: expected "seed": a whole number

          """)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.rehearsal/gallery"))
    }
  }

  @Test func `a folder without journals is told`() throws {
    try inFolder { folder in
      let run = try gallery("journals", in: folder)
      #expect(run.code == 1)
      #expect(run.errors == "Error: there are no journals (*.journal.jsonl) in journals\n")
    }
  }

  @Test func `a run of another app is told with its file, and takes nothing from the baseline`()
    throws
  {
    try inFolder { folder in
      #expect(
        try gallery("runs", "--baseline", "base", "--update", "--format", "text", in: folder).code
          == 0)
      let kept = files(in: folder, "base")
      let run = try ToolRun(
        [
          "gallery", "runs", "--app", Self.app + "/Shop", "--baseline", "base", "--update",
          "--format", "text", "--output", "out",
        ], in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors.contains(
          "Error: runs/a.journal.jsonl: the app differs from the journal from "))
      #expect(files(in: folder, "base") == kept)
    }
  }
}
