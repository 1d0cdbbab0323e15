import Testing

@testable import FlakeLab
@testable import rehearse

@Suite("Arguments of explain")
struct ExplainCommandLineTests {
  @Test func `name a scenario and a variant`() throws {
    var options = ExplainOptions()
    options.scenario = "last writer wins"
    options.form = .broken
    options.isJSON = true
    let arguments = [
      "explain", "--scenario", "last writer wins", "--variant", "broken", "--json",
    ]
    #expect(try Command(parsing: arguments) == .explain(options))
  }

  @Test func `ask for all`() throws {
    #expect(try Command(parsing: ["explain", "--all"]) == .explain(ExplainOptions()))
  }

  @Test(
    arguments: [
      ([], "Missing argument '--scenario <name>'"),
      (
        ["--scenario", "last writer win"],
        "The value 'last writer win' is invalid for '--scenario': expected a scenario of the "
      ),
      (["--variant", "x"], "The value 'x' is invalid for '--variant': expected flaky, fixed or "),
    ] as [([String], String)])
  func `that are wrong are told`(arguments: [String], words: String) {
    let error = #expect(throws: CommandLineError.self) {
      try Command(parsing: ["explain"] + arguments)
    }
    #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
  }
}
