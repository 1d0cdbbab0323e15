import CommandLineTool
import Testing

@testable import benchmarks

@Suite("Arguments of benchmarks") struct BenchmarksCommandTests {
  private func code(_ arguments: [String]) -> ExitCode {
    Tool(BenchmarksCommand.self, version: "1").run(arguments)
  }

  @Test(
    arguments: [["--help"], ["goals", "--help"], ["explain", "-h"], ["part", "--help"]])
  func `show help at every level`(arguments: [String]) {
    #expect(code(arguments) == .success)
  }

  @Test(
    arguments: [
      ["--fast"], ["goals", "--goal", "13"], ["goals", "--json", "--article"],
      ["explain", "nothing"], ["explain", "--variant", "x"], ["part"], ["part", "nothing"],
    ])
  func `that are wrong are refused`(arguments: [String]) {
    #expect(code(arguments) == .usage)
  }

  @Test func `that a part cannot use make it fail`() {
    #expect(code(["part", "replays", "nonsense"]) == .failure)
  }
}
