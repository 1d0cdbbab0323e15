import FoundationEssentials

/// A test plan of Xcode, as far as it says what environment tests have.
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

  /// The variables that plans, of which these are the texts, give to a target; those of their first
  /// configurations come before those of all.
  ///
  /// A value that names a setting of the build is not known, and the name of the variable stands
  /// for it.
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
