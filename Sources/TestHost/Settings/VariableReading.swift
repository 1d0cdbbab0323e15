package import EnvironmentVariables
import Foundation
import PredicateFormat

/// Reads environment variables with their types.
///
/// A variable with an empty value counts as not set.
package struct VariableReading: Sendable {
  /// The environment that was passed; nil for that of this process.
  private let given: [String: String]?

  /// Reads the environment of this process, one variable at a time: each trial needs a few, and
  /// reading all of them takes longer than a launch.
  package init() { given = nil }

  /// Reads an environment.
  package init(_ environment: [String: String]) { given = environment }

  /// The text of a variable; nil if it is not set.
  package func text(_ variable: EnvironmentVariable) -> String? {
    let name = variable.name
    let text = given.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is set.
  package func isSet(_ variable: EnvironmentVariable) -> Bool { text(variable) != nil }

  /// The number in a variable; nil if it is not set or not an accepted number.
  package func number(_ variable: EnvironmentVariable) -> UInt64? {
    guard case .number(let range) = variable.kind, let text = text(variable) else { return nil }
    return UInt64(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The value of a variable; nil if it is not set or cannot be read.
  package func value<Value>(
    _ variable: EnvironmentVariable, _ read: (String) throws -> Value?
  ) -> Value? {
    text(variable).flatMap { try? read($0) }
  }

  // MARK: Replays

  /// The variables that a replay needs besides its token, latencies and faults, as they are typed
  /// before a command, each followed by a space.
  package var replaySettings: String { replaySettings() }

  /// The same without some variables.
  package func replaySettings(without others: Set<EnvironmentVariable> = []) -> String {
    let deciding: [EnvironmentVariable] = [
      .app, .variant, .arguments, .device, .system, .language, .deviceLife, .hardwareKeyboard,
      .timing,
      .hashing,
    ]
    return deciding.filter { !others.contains($0) }.compactMap { variable in
      text(variable).map(variable.assignment)
    }.joined()
  }

  // MARK: Faults

  /// The error in a variable, according to the variable's kind; nil if there is none.
  package func fault(in variable: EnvironmentVariable) -> String? {
    switch variable.kind {
    case .number: fault(in: variable) { _ in number(variable) }
    case .choice(let words): fault(in: variable, among: words) { words.contains($0) ? $0 : nil }
    case .flag, .text, .name: nil
    }
  }

  /// The error in a variable that `read` cannot read; nil if there is none.
  ///
  /// It has the name of the variable, what it accepts, and the nearest known name.
  package func fault<Value>(
    in variable: EnvironmentVariable, among names: [String] = [], _ read: (String) -> Value?
  ) -> String? {
    guard let text = text(variable), read(text) == nil else { return nil }
    let nearest = NearestName.of(text, in: names).map { "; the nearest is \($0)" } ?? ""
    let accepted = variable.accepted(among: names)
    return "\(variable.name) is \"\(text)\"; give \(accepted)\(nearest)."
  }

  /// The error in a variable that `read` throws; nil if there is none.
  package func fault<Failure: CustomStringConvertible>(
    in variable: EnvironmentVariable, reading read: (String) throws(Failure) -> Void
  ) -> String? {
    guard let text = text(variable) else { return nil }
    do throws(Failure) {
      try read(text)
      return nil
    } catch {
      return "\(variable.name): \(error)"
    }
  }

  /// A sentence for each unknown variable that has the prefix of this package's variables.
  package var unknown: [String] {
    let names = EnvironmentVariable.allCases.map(\.name)
    let keys = (given ?? ProcessInfo.processInfo.environment).keys
    return keys.sorted().filter { key in
      key.hasPrefix(EnvironmentVariable.prefix) && !names.contains(key)
        && !EnvironmentVariable.ownNames.contains(key)
    }.map { key in
      let nearest = NearestName.of(key, in: names).map { "; the nearest is \($0)" } ?? ""
      return "There is no variable \(key)\(nearest)."
    }
  }
}
