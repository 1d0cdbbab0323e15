import EventOrders
import FlakeLab
import LabGoals

/// What the command line asks for.
enum BenchmarkCommand: Equatable {
  /// Measure speed and memory.
  case speed(isQuick: Bool = false, isJSON: Bool = false)
  /// Do the work of a process that the benchmarks start themselves.
  case part(String, arguments: [String])
  /// Measure the goals of the laboratory.
  case goals(GoalsOptions)
  /// Explain why the test of a scenario fails.
  case explain(FlakyScenario.Form, of: String)
  /// Explain all scenarios, and count how many explanations are right.
  case explainAll
  /// Show how the command line is used.
  case help(UsageText)

  /// Reads the arguments, without the name of the executable.
  init(parsing arguments: [String]) throws(ArgumentError) {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "goals": self = try Self.goals(rest)
    case "explain": self = try Self.explain(rest)
    case "--part":
      guard let part = rest.first else { throw ArgumentError("Missing value for '--part'") }
      self = .part(part, arguments: Array(rest.dropFirst()))
    default: self = try Self.speed(arguments[...])
    }
  }

  /// Does what was asked for, and returns what is printed.
  func output() throws(ArgumentError) -> String {
    switch self {
    case .speed(let isQuick, let isJSON):
      return SpeedBench.text(runs: isQuick ? 3 : 9, isJSON: isJSON)
    case .part(let part, let arguments):
      guard let output = BenchmarkPart.run(part, arguments: arguments) else {
        throw ArgumentError("Part '\(part)' is unknown or has failed")
      }
      return output
    case .goals(let options): return options.measured()
    case .explain(let form, let name):
      guard let scenario = FlakyScenario.named(name) else {
        throw ArgumentError("Unknown scenario '\(name)'; see Scenarios.md for their names")
      }
      return CauseReport.diagnosis(of: scenario.variant(form)).description
    case .explainAll: return CauseReport(of: FlakyScenario.all).text
    case .help(let usage): return usage.rawValue
    }
  }

  private static func speed(
    _ arguments: ArraySlice<String>
  ) throws(ArgumentError) -> BenchmarkCommand {
    var (isQuick, isJSON) = (false, false)
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "-h", "--help": return .help(.overview)
      default: throw .unexpected(argument)
      }
    }
    return .speed(isQuick: isQuick, isJSON: isJSON)
  }

  private static func goals(
    _ arguments: ArraySlice<String>
  ) throws(ArgumentError) -> BenchmarkCommand {
    var options = GoalsOptions()
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": options.isQuick = true
      case "--json": options.style = .json
      case "--article": options.style = .article
      case "--goal":
        let given = rest.popFirst() ?? ""
        guard let number = Int(given), Goal.all.contains(where: { $0.number == number }) else {
          throw ArgumentError("'--goal' takes a number from 1 to 12, not '\(given)'")
        }
        options.goal = number
      case "-h", "--help": return .help(.goals)
      default: throw .unexpected(argument)
      }
    }
    return .goals(options)
  }

  private static func explain(
    _ arguments: ArraySlice<String>
  ) throws(ArgumentError) -> BenchmarkCommand {
    var form = FlakyScenario.Form.flaky
    var name: String?
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": return .explainAll
      case "--variant":
        let given = rest.popFirst() ?? ""
        guard let known = FlakyScenario.Form(rawValue: given) else {
          throw ArgumentError("'--variant' takes flaky, fixed or broken, not '\(given)'")
        }
        form = known
      case "-h", "--help": return .help(.explain)
      default:
        guard name == nil, !argument.hasPrefix("-") else { throw .unexpected(argument) }
        name = argument
      }
    }
    guard let name else { throw ArgumentError("Missing argument '<scenario>' or '--all'") }
    return .explain(form, of: name)
  }
}

/// Why the arguments cannot be used.
struct ArgumentError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  static func unexpected(_ argument: String) -> ArgumentError {
    ArgumentError("Unexpected argument '\(argument)'; --help lists what there is")
  }
}
