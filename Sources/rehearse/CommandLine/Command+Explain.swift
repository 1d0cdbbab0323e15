import FlakeLab
import PredicateFormat

/// The arguments of the command that tells why a flaky test fails.
extension Command {
  static func explain(_ arguments: ArraySlice<String>) throws(CommandLineError) -> Command {
    var options = ExplainOptions()
    var isAll = false
    var parser = CommandLineParser(
      arguments, command: .explain, options: ["--scenario", "--variant"],
      flags: ["--all", "--json"])
    while let part = try parser.next() {
      switch part {
      case .help: return .help(.explain)
      case .word(let word): throw parser.unexpected(word)
      case .flag("--json"): options.isJSON = true
      case .flag: isAll = true
      case .option("--variant", let value):
        guard let form = FlakyScenario.Form(rawValue: value) else {
          throw .badValue(option: "--variant", value: value, expected: "flaky, fixed or broken")
        }
        options.form = form
      case .option(_, let value): options.scenario = try scenario(value)
      }
    }
    guard isAll || options.scenario != nil else {
      throw .missingArgument("--scenario <name>", command: .explain)
    }
    if isAll { options.scenario = nil }
    return .explain(options)
  }

  private static func scenario(_ name: String) throws(CommandLineError) -> String {
    let names = FlakyScenario.all.map(\.name)
    guard names.contains(name) else {
      let nearest = NearestName.of(name, in: names).map { ", such as \"\($0)\"" }
      throw .badValue(
        option: "--scenario", value: name, expected: "a scenario of the lab" + (nearest ?? ""))
    }
    return name
  }
}

/// The words of `rehearse help explain`.
extension UsageText {
  static let explain = """
    OVERVIEW: Tell why a flaky test of the lab fails: the cause, whose fault it is, the two
    events that race, the smallest schedule, and a change that was tried.

    USAGE: rehearse explain --scenario <name> [--variant <name>] [--json]
           rehearse explain --all [--json]

    OPTIONS:
      --scenario <name>     The scenario, such as "feed after a pause".
      --variant <name>      flaky, fixed or broken. (default: flaky)
      --all                 Explain all scenarios, and print how many causes, blames, pairs
                            and regressions were told rightly.
      --json                Print it as JSON.
      -h, --help            Show help information.
    """
}
