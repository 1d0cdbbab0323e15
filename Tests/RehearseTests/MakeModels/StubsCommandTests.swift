import Foundation
import Testing

@testable import rehearse

@Suite("Making stubs by the tool")
struct StubsCommandTests {
  private static let archive = """
    {"log": {"entries": [{"time": 30,
    "request": {"method": "GET", "url": "https://api.example.com/v1/items"},
    "response": {"status": 200, "headers": [], "content": {"text": "[1]"}}},
    {"request": {"method": "GET", "url": "https://api.example.com/"}, "response": {"status": 0}}]}}
    """

  /// Runs the tool in a folder that holds the archive and an app.
  private static func run<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(archive.utf8).write(to: folder.appendingPathComponent("session.har"))
    let app = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for (name, text) in [
      (
        "app.json",
        """
        { "name": "A", "bundleIdentifier": "a.b", "coordinator": { "default": "Main" },
          "coordinators": { "Main": { "root": "main" } } }
        """
      ), ("main.json", "{}"),
    ] { try Data(text.utf8).write(to: app.appendingPathComponent(name)) }
    return try work(folder)
  }

  @Test func `a set that the app's checks accept, with what was left out`() throws {
    try Self.run { folder in
      let run = try ToolRun(["stubs", "session.har", "--app", "App"], in: folder)
      #expect(run.output == "Wrote App/Stubs/session: 1 rule.\n")
      #expect(
        run.errors
          == "1 request left out, without an answer; the first is at session.har:4:1\n")
      #expect(run.code == 0)
      #expect(try ToolRun(["check", "--app", "App"], in: folder).code == 0)
    }
  }

  @Test func `no set of a name that is taken`() throws {
    try Self.run { folder in
      let arguments = ["stubs", "session.har", "--name", "One", "--app", "App"]
      #expect(try ToolRun(arguments, in: folder).code == 0)
      let second = try ToolRun(arguments, in: folder)
      #expect(second.code == 1)
      #expect(second.errors.contains("a set of stubs with this name already exists"))
    }
  }
}
