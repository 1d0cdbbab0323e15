import Foundation
import Testing

@Suite("Traces and galleries by the tool")
struct GalleryCommandTests {
  private static let app = ToolRun.screens + "/Flaky/first-row"

  private func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func gallery(_ arguments: String..., in folder: URL) throws -> ToolRun {
    try ToolRun(["gallery", "--app", Self.app] + arguments, in: folder)
  }

  @Test func `a trace stands beside its journal`() throws {
    try inFolder { folder in
      let job = try ToolRun(
        ["--app", ToolRun.screens, "--flow", "login, no wait", "--runs", "3", "--output", "."],
        in: folder)
      #expect(job.code == 0, "\(job.errors)")
      let run = try ToolRun(
        ["trace", "journals/login-no-wait.journal.jsonl", "--app", ToolRun.screens], in: folder)
      #expect(run.code == 0, "\(run.errors)")
      let page = folder.appendingPathComponent("journals/login-no-wait.html")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("\"divergence\":null"))
      #expect(text.contains("<title>Trace of login-no-wait</title>"))
    }
  }

  @Test func `a journal that cannot be read is told with its line`() throws {
    try inFolder { folder in
      try Data("nonsense\n".utf8).write(to: folder.appendingPathComponent("a"))
      let run = try ToolRun(["trace", "a", "--app", ToolRun.screens], in: folder)
      #expect(run.code == 1)
      #expect(run.errors == "Error: a: journal line 1: expected a JSON object\n")
    }
  }

  @Test func `a trace with another app says which the journal is of`() throws {
    try inFolder { folder in
      _ = try ToolRun(
        ["--app", ToolRun.screens, "--flow", "login, no wait", "--runs", "3", "--output", "."],
        in: folder)
      let run = try ToolRun(
        [
          "trace", "journals/login-no-wait.journal.jsonl", "--app", ToolRun.screens + "/Shop",
          "--output", "pages/trace.html",
        ], in: folder)
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.errors.contains("is of the app Sample, but "))
      #expect(run.errors.contains("behaves differently from "))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/pages/trace.html"))
    }
  }

  @Test func `what is no journal is told with what is near`() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("runs"), withIntermediateDirectories: false)
      try Data().write(to: folder.appendingPathComponent("runs/a.journal.jsonl"))
      let errors = { (path: String) in
        try ToolRun(["trace", path, "--app", ToolRun.screens], in: folder).errors
      }
      #expect(
        try errors("runs/b.journal.jsonl")
          == "Error: there is no file runs/b.journal.jsonl. Did you mean runs/a.journal.jsonl?\n")
      #expect(
        try errors("runs")
          == "Error: runs is a folder; a trace shows one journal, such as runs/a.journal.jsonl\n")
      let run = try ToolRun(
        ["trace", "runs/a.journal.jsonl", "--app", ToolRun.screens, "--sources", "rnus"],
        in: folder)
      #expect(run.errors == "Error: there is no folder rnus. Did you mean runs?\n")
    }
  }

  @Test(arguments: [[], ["--format", "text"], ["--format", "spoken"]])
  func `a gallery is as its baseline until something differs`(kind: [String]) throws {
    try inFolder { folder in
      let run = { (more: [String]) in
        try ToolRun(["gallery", "--app", Self.app, "--output", "out"] + kind + more, in: folder)
      }
      let baseline = ["--baseline", "base"]
      let none = try run(baseline)
      #expect(none.code == 1)
      #expect(none.output.hasPrefix("There is no baseline in base yet: --update saves"))
      #expect(try run(baseline + ["--update"]).code == 0)
      let same = try run(baseline)
      #expect(same.code == 0, "\(same.output)")
      #expect(same.output.contains("All match the baseline."))
      let ending = kind.isEmpty ? "png" : "txt"
      let place = folder.appendingPathComponent("base/iPhone-15")
      let files =
        FileManager.default.enumerator(atPath: place.path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted() ?? []
      let first = place.appendingPathComponent(try #require(files.first))
      let gone = first.deletingLastPathComponent().appendingPathComponent(
        "old.\(kind.last == "spoken" ? "spoken." : "")\(ending)")
      try Data("other".utf8).write(to: first)
      try Data("old".utf8).write(to: gone)
      let differing = try run(baseline)
      #expect(differing.code == 1)
      #expect(differing.output.contains("changed: iPhone-15/\(files[0])"))
      #expect(differing.output.contains(gone.lastPathComponent))
      #expect(differing.output.contains("\n  - other\n") == !kind.isEmpty)
      #expect(try run(baseline + ["--update"]).code == 0)
      #expect(!FileManager.default.fileExists(atPath: gone.path))
      #expect(try run(baseline).code == 0)
    }
  }

  @Test func `pictures that differ have one of the difference`() throws {
    try inFolder { folder in
      #expect(try gallery("--output", "light", in: folder).code == 0)
      #expect(try gallery("--output", "base", "--device", "iPhone 14", in: folder).code == 0)
      let base = folder.appendingPathComponent("base")
      try FileManager.default.moveItem(
        at: base.appendingPathComponent("iPhone-14"),
        to: base.appendingPathComponent("iPhone-15"))
      let run = try gallery("--output", "out", "--baseline", "base", in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains(" pixels"))
      let page = try String(
        contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
      let name = try #require(
        page.firstMatch(of: /src="(difference\/[^"]+)"/).map { String($0.1) })
      let bytes = try Data(contentsOf: folder.appendingPathComponent("out/" + name))
      #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func `a gallery in a language that the app has no words for is refused`() throws {
    try inFolder { folder in
      let run = try gallery("--language", "tlh", in: folder)
      #expect(run.code == 1)
      #expect(run.errors == "Error: the app has no texts in tlh; its languages: none of its own\n")
    }
  }

  @Test func `a baseline is never what is written to`() throws {
    try inFolder { folder in
      let run = try gallery("--output", "a", "--baseline", "./a/", in: folder)
      #expect(run.code == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    }
  }
}
