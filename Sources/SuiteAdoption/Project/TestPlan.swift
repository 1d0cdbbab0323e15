import FoundationEssentials

/// A test plan of Xcode, as far as it sets the environment of tests.
struct TestPlan: Decodable {
  private let testTargets: [Target]?
  private let configurations: [Configuration]?
  private let defaultOptions: Options?

  private struct Target: Decodable {
    struct Reference: Decodable { let name: String }
    let target: Reference
  }

  private struct Configuration: Decodable { let options: Options? }

  private struct Options: Decodable { let environmentVariableEntries: [Variable]? }

  private struct Variable: Decodable {
    let key: String
    let value: String?
    let enabled: Bool?
  }

  /// The variables that plans, given by their texts, set for a target; those of their first
  /// configurations take precedence over those of all.
  ///
  /// A value with a build setting is not known; the name of the variable is used instead.
  static func variables(of target: String, in plans: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for text in plans {
      guard let plan = try? JSONDecoder().decode(TestPlan.self, from: Data(text.utf8)),
        plan.testTargets?.contains(where: { $0.target.name == target }) == true
      else { continue }
      for options in [plan.configurations?.first?.options, plan.defaultOptions] {
        for entry in options?.environmentVariableEntries ?? [] where entry.enabled != false {
          let value = entry.value ?? ""
          variables[entry.key] =
            variables[entry.key] ?? (value.contains("$(") ? entry.key : value)
        }
      }
    }
    return variables
  }
}
