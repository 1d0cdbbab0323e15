import Foundation

/// What a test passes to the app in the launch environment.
///
/// ```swift
/// if TestEnvironment.current.isEnabled("cashback") ?? true { showCashback() }
/// ```
///
/// The names of the variables are those of ``TestVariables``.
public struct TestEnvironment: Sendable, Equatable {
  /// The variables of the process.
  public let variables: [String: String]
  /// The names of the variables.
  public let names: TestVariables

  /// Makes it from the variables of a process.
  public init(variables: [String: String], names: TestVariables = TestVariables()) {
    self.variables = variables
    self.names = names
  }

  /// The environment of the running process.
  public static var current: TestEnvironment {
    TestEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// The account to sign in; nil if the test names none.
  public var account: String? { variables[names.account] }

  /// Whether a test has switched a toggle on or off; nil if it has not set it.
  public func isEnabled(_ toggle: String) -> Bool? {
    if list(names.enabledToggles).contains(toggle) { return true }
    return list(names.disabledToggles).contains(toggle) ? false : nil
  }

  /// Whether the first screen should wait for the experiments.
  public var waitsForExperiments: Bool { variables[names.waitForExperiments] == "true" }

  /// The value of an experiment; nil if the test has not set it.
  public func experiment(_ name: String) -> String? {
    let pairs = list(names.experiments).map { $0.split(separator: "=", maxSplits: 1) }
    return pairs.last { $0.count == 2 && $0[0] == name }.map { String($0[1]) }
  }

  /// The sets of stubs to use; the last one is tried first.
  public var stubSets: [String] { list(names.stubSets) }

  private func list(_ name: String) -> [String] {
    (variables[name] ?? "").split(separator: ",").map(String.init)
  }
}
