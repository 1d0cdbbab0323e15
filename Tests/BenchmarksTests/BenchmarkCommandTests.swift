import LabGoals
import Testing

@testable import benchmarks

@Suite("Arguments of benchmarks") struct BenchmarkCommandTests {
  @Test func `without any measure the speed`() throws {
    #expect(try BenchmarkCommand(parsing: []) == .speed())
    #expect(
      try BenchmarkCommand(parsing: ["--json", "--quick"]) == .speed(isQuick: true, isJSON: true))
  }

  @Test func `name a part and what it takes`() throws {
    #expect(
      try BenchmarkCommand(parsing: ["--part", "trace", "x"]) == .part("trace", arguments: ["x"]))
  }

  @Test func `choose a goal, a style and a short run`() throws {
    #expect(try BenchmarkCommand(parsing: ["goals"]) == .goals(GoalsOptions()))
    #expect(
      try BenchmarkCommand(parsing: ["goals", "--quick", "--json", "--goal", "4"])
        == .goals(GoalsOptions(isQuick: true, style: .json, goal: 4)))
    #expect(
      try BenchmarkCommand(parsing: ["goals", "--article"])
        == .goals(GoalsOptions(style: .article)))
  }

  @Test func `name a scenario and a variant`() throws {
    #expect(
      try BenchmarkCommand(parsing: ["explain", "last writer wins", "--variant", "broken"])
        == .explain(.broken, of: "last writer wins"))
    #expect(try BenchmarkCommand(parsing: ["explain", "--all"]) == .explainAll)
  }

  @Test(
    arguments: [
      (["--help"], .overview), (["goals", "-h"], .goals), (["explain", "--help"], .explain),
    ] as [([String], UsageText)])
  func `ask for help at every level`(arguments: [String], usage: UsageText) throws {
    #expect(try BenchmarkCommand(parsing: arguments) == .help(usage))
  }

  @Test(
    arguments: [
      (["--fast"], "Unexpected argument '--fast'"), (["--part"], "Missing value for '--part'"),
      (["goals", "4"], "Unexpected argument '4'"),
      (["goals", "--goal", "13"], "'--goal' takes a number from 1 to 12, not '13'"),
      (["explain"], "Missing argument '<scenario>' or '--all'"),
      (["explain", "a", "b"], "Unexpected argument 'b'"),
      (["explain", "--variant", "x"], "'--variant' takes flaky, fixed or broken, not 'x'"),
    ] as [([String], String)])
  func `that are wrong are refused`(arguments: [String], words: String) {
    let error = #expect(throws: ArgumentError.self) { try BenchmarkCommand(parsing: arguments) }
    #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [["--part", "nothing"], ["explain", "nothing"]])
  func `that name nothing are refused`(arguments: [String]) throws {
    let command = try BenchmarkCommand(parsing: arguments)
    #expect(throws: ArgumentError.self) { try command.output() }
  }
}
