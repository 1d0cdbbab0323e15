import Foundation
import Testing

/// Standard output and standard error as shells may give them to the tool.
@Suite("The tool, printing to")
struct ClosedStreamTests {
  /// Runs a line of a shell in which `$tool` is the tool; the line prints to `out` and `errors`.
  private func run(_ line: String) throws -> (code: Int32, errors: String) {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["tool": try ToolRun.tool().path, "app": ToolRun.screens]) { $1 }
    try process.run()
    process.waitUntilExit()
    let errors = try? String(
      contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)
    return (process.terminationStatus, errors ?? "")
  }

  @Test(arguments: ["manual", "help", "--version", "check --app \"$app\"", "completions bash"])
  func `a full disk ends with one line`(command: String) throws {
    let run = try run("\"$tool\" \(command) >/dev/full 2>errors")
    #expect(run.code == 1)
    #expect(
      run.errors == "Error: standard output cannot be written: No space left on device\n")
  }

  @Test func `a closed stream ends with one line`() throws {
    let run = try run("\"$tool\" manual >&- 2>errors")
    #expect(run.code == 1)
    #expect(run.errors == "Error: standard output cannot be written: Bad file descriptor\n")
  }

  @Test func `a closed stream does not write into a file that is opened later`() throws {
    let run = try run(
      "\"$tool\" routes save saved.json --app \"$app\" >&- 2>/dev/null; "
        + "head -c 1 saved.json >errors")
    #expect(run.errors == "{")
  }

  @Test func `a reader that has read enough ends without a word`() throws {
    let run = try run(
      "(\"$tool\" manual; \"$tool\" manual; echo $? >code) 2>errors | head -1 >/dev/null")
    #expect(run.errors == "")
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func `nothing that takes errors keeps its exit code`(errors: String) throws {
    #expect(try run("\"$tool\" chekk \(errors)").code == 2)
  }
}
