package import AppModel
import LocatedJSON
package import PredicateFormat

/// The toggles of an app as the launch environment sets them.
package struct LaunchToggles {
  /// Why an app cannot be launched with an environment.
  package struct Fault: Error, Equatable {
    /// The reason.
    package let words: String

    /// Makes a fault with its reason.
    package init(words: String) { self.words = words }
  }

  /// Whether each toggle is on.
  package private(set) var toggles: [String: Bool] = [:]
  /// The extra data of each toggle.
  package private(set) var info: [String: FormatValue] = [:]

  /// Reads the toggles from the variables of an environment.
  package init(_ definition: TogglesDefinition, environment: [String: String]) throws(Fault) {
    for feature in definition.features {
      toggles[feature.name] = feature.isOn
      info[feature.name] = feature.info
    }
    let enabled = try Self.names(in: definition.enabledVariable, environment, of: definition)
    let disabled = try Self.names(in: definition.disabledVariable, environment, of: definition)
    if let both = enabled.first(where: disabled.contains) {
      throw Fault(words: "the toggle \(quoted(both)) is both enabled and disabled")
    }
    for name in enabled { toggles[name] = true }
    for name in disabled { toggles[name] = false }
    try readInfo(environment, of: definition)
  }

  private mutating func readInfo(
    _ environment: [String: String], of definition: TogglesDefinition
  ) throws(Fault) {
    let variable = definition.infoVariable
    guard let text = environment[variable], !text.isEmpty else { return }
    let (node, faults) = JSONReader.read(Array(text.utf8))
    guard let node, faults.isEmpty, case .record(let members) = FormatValue(node) else {
      let why = faults.first.map { ": " + $0.message } ?? ""
      throw Fault(words: "the variable \(quoted(variable)) contains no JSON object\(why)")
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard toggles[name] != nil else { throw Self.unknown(name, in: variable, of: definition) }
      info[name] = Self.joined(info[name] ?? .null, value)
    }
  }

  /// Given data replaces the default data; two records are merged member by member.
  private static func joined(_ usual: FormatValue, _ given: FormatValue) -> FormatValue {
    guard case .record(let usual) = usual, case .record(let given) = given else { return given }
    return .record(usual.merging(given) { $1 })
  }

  private static func names(
    in variable: String, _ environment: [String: String], of definition: TogglesDefinition
  ) throws(Fault) -> [String] {
    guard let names = TogglesDefinition.names(in: environment[variable] ?? "") else {
      throw Fault(words: "the variable \(quoted(variable)) contains no list of toggles")
    }
    for name in names where !definition.names.contains(name) {
      throw unknown(name, in: variable, of: definition)
    }
    return names
  }

  private static func unknown(
    _ name: String, in variable: String, of definition: TogglesDefinition
  ) -> Fault {
    Fault(words: "the variable \(quoted(variable)): \(definition.unknown(name))")
  }
}

extension LaunchToggles {
  /// Whether a variable of the environment is on: `1`, `true` or `yes`, in upper or lower case.
  package static func isOn(_ variable: String, in environment: [String: String]) -> Bool {
    ["1", "true", "yes"].contains((environment[variable] ?? "").lowercased())
  }
}

extension TogglesDefinition {
  /// The names in a comma-separated list or a JSON list; nil if the JSON is not a list of names.
  package static func names(in text: String) -> [String]? {
    guard text.hasPrefix("[") else {
      return text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    }
    let (node, faults) = JSONReader.read(Array(text.utf8))
    guard let node, faults.isEmpty, case .list(let parts) = FormatValue(node) else { return nil }
    let names = parts.compactMap { part -> String? in
      if case .string(let name) = part { name } else { nil }
    }
    return names.count == parts.count ? names : nil
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
