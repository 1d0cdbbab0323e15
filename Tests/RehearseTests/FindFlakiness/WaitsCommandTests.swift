import Foundation
import Testing

@Suite("Waits and latencies by the tool")
struct WaitsCommandTests {
  private func run(_ arguments: [String], files: [String: String] = [:]) throws -> ToolRun {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try ToolRun(arguments, in: folder)
  }

  private static let table =
    "path,load_ms\n" + (1...40).map { "/list,\($0 * $0)\n" }.joined() + "/cart,fast\n"

  @Test func `a table becomes the latency of a screen file`() throws {
    let run = try run(
      ["latencies", "a.csv", "--column", "load_ms", "--rows", "/list", "--as-is"],
      files: ["a.csv": Self.table])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{"))
    #expect(run.output.contains("\"empirical\""))
    #expect(run.output.contains("\"1.6s\""))
  }

  @Test func `the report tells how well laws fit`() throws {
    let run = try run(
      ["latencies", "a.csv", "--column", "2", "--rows", "/list"], files: ["a.csv": Self.table])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("40 durations: least 1 ms, median 400 ms, p95 1.444 s"))
    #expect(run.output.contains("\nThe best, as --fit prints it:\n{"))
  }

  @Test func `faults are told with their places`() throws {
    let run = try run(["latencies", "a.csv", "--column", "2"], files: ["a.csv": Self.table])
    #expect(run.code == 1)
    #expect(run.errors == "a.csv:42:7: expected a duration in ms, found 'fast'\n")
  }

  @Test func `nothing is fitted to one duration`() throws {
    let run = try run(["latencies", "a.csv", "--fit"], files: ["a.csv": "1\n"])
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Error: a.csv has no 8 durations above zero"))
  }

  @Test func `ways to wait are compared and drawn`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ToolRun(
      ["waits", "--scenario", "a cache", "--runs", "20", "--output", "out"], in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("a cache\nstrategy"))
    let picture = folder.appendingPathComponent("out/wait-a-cache.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test func `a loader of an app can be waited for`() throws {
    let run = try run([
      "waits", "--app", ToolRun.screens, "--loader", "signIn", "--loader", "details", "--runs", "5",
      "--format", "json",
    ])
    #expect(run.code == 0)
    #expect(run.output.contains("\"scenario\" : \"signIn, then details\""))
  }

  @Test func `an unknown scenario names the nearest`() throws {
    let run = try run(["waits", "--scenario", "a tunel"])
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix(
        "Error: The value 'a tunel' is invalid for '--scenario'. Did you mean 'a tunnel'?\n"))
  }
}
