import Foundation
import Testing

/// Input that a command cannot use: it says so at once, for all of it, and before long work.
@Suite("Wrong input")
struct WrongInputTests {
  private static let screens = ["--app", ToolRun.screens]
  private static let missing = "Error: there is no folder a\nError: there is no folder b\n"
  private static let full = "Error: full cannot be made: Not a directory\n"

  /// Runs the tool in a folder with a file `full`, a file `bytes.swift` that is no text, and a link
  /// `lost` that leads nowhere.
  private func run(_ arguments: [String]) throws -> ToolRun {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try ToolRun.write("x", to: "full", in: folder)
    try Data([0xFF, 0x00]).write(to: folder.appendingPathComponent("bytes.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/lost", withDestinationPath: "nowhere")
    return try ToolRun(arguments, in: folder)
  }

  @Test(
    arguments: [
      (["check", "schemas", "--app", "a"], 1, "Error: there is no folder a\n"),
      (["check", "pages", "bytes.swift"], 1, "Error: bytes.swift is not UTF-8\n"),
      (["snapshot", "--snapfile", "bytes.swift"], 1, "Error: bytes.swift is not UTF-8\n"),
      (["shim", "--assets", "full"], 1, "Error: full is not a folder\n"),
      (["results", "a", "b"], 1, missing), (["campaign", "merge", "a", "b"], 3, missing),
      (["test", "--durations", "a", "--durations", "b"], 3, missing),
      (["test", "--test-plan", "a"], 3, "Error: there is no file a\n"),
      (["test", "--quarantine", "lost"], 1, "Error: lost is a link that leads to no file\n"),
      (
        ["routes", "diff", "a", "b"], 1,
        "Error: there is no file a\nError: there is no file b\n"
      ),
      (
        ["verify", "a", "b"] + screens, 1,
        "Error: a: the file cannot be read\nError: b: the file cannot be read\n"
      ),
      (["gallery", "--output", "full/b"] + screens, 1, full),
      (["open", "--journal", "full/b"] + screens, 1, full),
      (["open", "--picture", "full/b"] + screens, 1, full),
      (["waits", "--output", "full/b"], 3, full),
    ])
  func `is told before anything is printed`(
    arguments: [String], code: Int, errors: String
  ) throws {
    let run = try run(arguments)
    #expect(Int(run.code) == code)
    #expect(run.errors == errors)
    #expect(run.output.isEmpty)
  }

  @Test func `names each part that may stay unseen and does not exist`() throws {
    let run = try run(["routes", "--unseen", "xxxxx", "--unseen", "yyyyy"] + Self.screens)
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(
      run.errors.split(separator: "\n").map { $0.prefix(25) } == [
        "Error: --unseen xxxxx is ", "Error: --unseen yyyyy is ",
      ])
  }

  @Test func `a solution is shown without a hint and a new start`() throws {
    let run = try run(["lesson", "1", "--solution", "--hint", "--reset"])
    #expect(run.code == 2)
    for option in ["--hint", "--reset"] {
      #expect(run.errors.contains("The option '\(option)' cannot be used with '--solution'"))
    }
  }
}
