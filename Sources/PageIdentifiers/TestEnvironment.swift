import Foundation

/// What a test has told the app through the launch environment; read it there.
///
/// ```swift
/// if TestEnvironment.current.isEnabled("cashback") ?? true { showCashback() }
/// ```
///
/// The names of the variables are those of ``TestVariables``.
public struct TestEnvironment: Sendable, Equatable {
  /// The variables of the process.
  public let variables: [String: String]
  /// What they are called.
  public let names: TestVariables

  /// Makes one of a process's variables.
  public init(variables: [String: String], names: TestVariables = TestVariables()) {
    self.variables = variables
    self.names = names
  }

  /// That of the running process.
  public static var current: TestEnvironment {
    TestEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// The account that is to be signed in; nil where the test names none.
  public var account: String? { variables[names.account] }

  /// Whether a test has switched a toggle; nil where it says nothing of it.
  public func isEnabled(_ toggle: String) -> Bool? {
    if list(names.enabledToggles).contains(toggle) { return true }
    return list(names.disabledToggles).contains(toggle) ? false : nil
  }

  /// Whether the first screen is to wait for the experiments.
  public var waitsForExperiments: Bool { variables[names.waitForExperiments] == "true" }

  /// What an experiment is to be; nil where the test says nothing of it.
  public func experiment(_ name: String) -> String? {
    let pairs = list(names.experiments).map { $0.split(separator: "=", maxSplits: 1) }
    return pairs.last { $0.count == 2 && $0[0] == name }.map { String($0[1]) }
  }

  /// The sets of stubs that are to answer, the one to be asked first at the end.
  public var stubSets: [String] { list(names.stubSets) }

  private func list(_ name: String) -> [String] {
    (variables[name] ?? "").split(separator: ",").map(String.init)
  }
}
