package import EnvironmentVariables
import Foundation
import PredicateFormat

/// The variables of an environment, read with their types.
///
/// A variable that is set to an empty text counts as not set.
package struct VariableReading: Sendable {
  private let values: [String: String]

  /// Reads an environment; without one, that of this process.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    values = environment
  }

  /// The text of a variable; nil if it is not set.
  package func text(_ variable: EnvironmentVariable) -> String? {
    values[variable.name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is set.
  package func isSet(_ variable: EnvironmentVariable) -> Bool { text(variable) != nil }

  /// The number of a variable; nil if it is not set, or not to a number that it accepts.
  package func number(_ variable: EnvironmentVariable) -> UInt64? {
    guard case .number(let range) = variable.kind, let text = text(variable) else { return nil }
    return UInt64(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The value of a variable; nil if it is not set, or not to a text that can be read.
  package func value<Value>(
    _ variable: EnvironmentVariable, _ read: (String) throws -> Value?
  ) -> Value? {
    text(variable).flatMap { try? read($0) }
  }

  // MARK: Faults

  /// What is wrong with a variable whose value the variable's kind describes.
  package func fault(in variable: EnvironmentVariable) -> String? {
    switch variable.kind {
    case .number: fault(in: variable) { _ in number(variable) }
    case .choice(let words): fault(in: variable, among: words) { words.contains($0) ? $0 : nil }
    case .flag, .text, .name: nil
    }
  }

  /// What is wrong with a variable that cannot be read: its name, what it accepts, and the nearest
  /// of the names that are known.
  package func fault<Value>(
    in variable: EnvironmentVariable, among names: [String] = [], _ read: (String) -> Value?
  ) -> String? {
    guard let text = text(variable), read(text) == nil else { return nil }
    let nearest = NearestName.of(text, in: names).map { "; the nearest is \($0)" } ?? ""
    let accepted = variable.accepted(among: names)
    return "\(variable.name) is \"\(text)\"; give \(accepted)\(nearest)."
  }

  /// What is wrong with a variable whose reader says so itself.
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

  /// A sentence for each variable with the prefix of this package that does not exist.
  package var unknown: [String] {
    let names = EnvironmentVariable.allCases.map(\.name)
    return values.keys.sorted().filter { key in
      key.hasPrefix(EnvironmentVariable.prefix) && !names.contains(key)
        && !EnvironmentVariable.ownNames.contains(key)
    }.map { key in
      let nearest = NearestName.of(key, in: names).map { "; the nearest is \($0)" } ?? ""
      return "There is no variable \(key)\(nearest)."
    }
  }
}
