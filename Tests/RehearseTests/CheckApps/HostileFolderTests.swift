import Foundation
import Testing

/// Folders that are small and ask for much: the tool ends by itself, in little time and memory.
@Suite("Folders that ask for too much")
final class HostileFolderTests {
  private let folder: URL

  init() throws {
    folder = try ToolRun.folder()
    try write(
      #"""
      {
        "name": "A", "bundleIdentifier": "com.example.a", "coordinator": { "default": "M" },
        "coordinators": { "M": { "root": "main", "marker": "main.view" } }
      }
      """#, to: "app.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try ToolRun.write(text, to: name, in: folder)
  }

  /// Writes the one screen with more keys.
  private func write(screen keys: String) throws {
    try write(
      #"{"root": {"type": "other", "identifier": "main.view"}, \#(keys)}"#, to: "main.json")
  }

  /// Runs the tool on the folder with 2 GB of memory and a minute of processor time.
  private func run(_ command: String, input: String = "") throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -v 2000000; ulimit -t 60; printf '\(input)' | \"$tool\" \(command) >text 2>&1",
    ]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["tool": try ToolRun.tool().path]) { $1 }
    try process.run()
    process.waitUntilExit()
    let text = try Data(contentsOf: folder.appendingPathComponent("text"))
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func `ten components whose parameters multiply`() throws {
    let doubled = String(repeating: "$p", count: 900)
    for level in 0..<9 {
      let use = #"{"component": "c\#(level + 1)", "with": {"p": "\#(doubled)"}}"#
      try write(
        #"{"parameters": {"p": null}, "element": \#(use)}"#, to: "Components/c\(level).json")
    }
    try write(
      #"{"parameters": {"p": null}, "element": {"type": "staticText", "label": "$p"}}"#,
      to: "Components/c9.json")
    try write(screen: #""view": [{"component": "c0", "with": {"p": "0123456789"}}]"#)
    let run = try run("check --app .")
    #expect(run.code == 1)
    #expect(
      run.text.contains("the components make more than 16777216 bytes of text"), "\(run.text)")
  }

  @Test func `rows in rows in rows`() throws {
    let rows = (0..<1_000).map(String.init).joined(separator: ",")
    let one = #"{"type": "button", "forEach": "rows"}"#
    let two = #"{"type": "other", "forEach": "rows", "children": [\#(one)]}"#
    let three = #"{"type": "other", "forEach": "rows", "children": [\#(two)]}"#
    try write(screen: #""context": {"rows": [\#(rows)]}, "view": [\#(three)]"#)
    #expect(try run("routes --app .").code == 1)
    let shown = try run("open --app .", input: "tree\\n")
    #expect(
      shown.text.contains("The view repeats elements more than 200000 times"), "\(shown.text)")
  }

  @Test func `states that go round without time`() throws {
    try write(
      screen: #"""
        "context": {"n": 0}, "initial": "x",
        "states": {
          "x": {"after": {"0s": {"target": "y", "guard": "n >= 0"}}},
          "y": {"after": {"0s": {"target": "x", "guard": "n >= 0"}}}
        }
        """#)
    let run = try run("routes --app .")
    #expect(run.code == 1)
    #expect(
      run.text.contains("main makes more than 10000 transitions at one instant"), "\(run.text)")
  }

  @Test func `a wrong operation on an object with a long key`() throws {
    let key = String(repeating: "k", count: 130)
    try write(
      screen: #"""
        "context": {"r": {"\#(key)": "v"}}, "view": [{"type": "button", "label": {"bind": "r - 1"}}]
        """#)
    #expect(try run("check --app .").code == 0)
    #expect(try run("routes --app .").code == 1)
  }

  @Test func `a printed screen that no number holds`() throws {
    try write(
      "Application, 0x1, {{0.0, 0.0}, {1e20, 18446744073709551616.0}}, label: 'a'\n",
      to: "printed.txt")
    let run = try run("import printed.txt --output made")
    #expect([0, 1].contains(run.code), "\(run.text)")
  }
}
