import FlakeLab
import Foundation

/// `rehearse bench lab`: measures the goals of the lab, as a table, as Markdown or as JSON.
enum LabCommand {
  /// How a table is printed.
  enum Style: Sendable, Equatable {
    case text, json, article
  }

  /// What is asked for.
  struct Options: Sendable, Equatable {
    var isQuick = false
    var style = Style.text
    /// The goal that is measured; nil for all.
    var goal: Int?
  }

  /// Why arguments are none that the command takes.
  struct ArgumentError: Error, Equatable {
    let words: String
  }

  /// Measures and prints; 0 when everything could be measured, 2 for unknown arguments.
  ///
  /// A goal that is missed is a result and no failure of the command.
  static func run(arguments: [String]) -> Int32 {
    do {
      let options = try options(of: arguments)
      let goals = Goal.all.filter { options.goal == nil || options.goal == $0.number }
      let rows = goals.flatMap { LabGoals.rows(of: $0.number, isQuick: options.isQuick) }
      print(text(of: rows, goals: goals, options.style), terminator: "")
      return 0
    } catch {
      FileHandle.standardError.write(Data("rehearse bench lab: \(error.words)\n".utf8))
      return 2
    }
  }

  /// Reads the arguments behind `bench lab`.
  static func options(of arguments: [String]) throws(ArgumentError) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": options.isQuick = true
      case "--json": options.style = .json
      case "--article": options.style = .article
      case "--goal":
        let given = rest.popFirst() ?? ""
        guard let number = Int(given), Goal.all.contains(where: { $0.number == number }) else {
          throw ArgumentError(words: "--goal takes a number from 1 to 12, not \"\(given)\"")
        }
        options.goal = number
      default:
        throw ArgumentError(
          words: "unknown argument \"\(argument)\"; it takes --quick, --json, --article and --goal")
      }
    }
    return options
  }

  /// The rows as they are printed.
  static func text(of rows: [GoalRow], goals: [Goal], _ style: Style) -> String {
    switch style {
    case .text: LabTable(rows: rows, goals: goals).text
    case .json: LabTable(rows: rows, goals: goals).json + "\n"
    case .article: LabTable(rows: rows, goals: goals).markdown
    }
  }
}
