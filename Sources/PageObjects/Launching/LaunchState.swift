import Foundation

/// The state that an app is launched with: the account, toggles, experiments and stubs.
///
/// ```swift
/// var state = LaunchState()
/// state.account = "plus"
/// state.enable("cashback", info: ["percent": 5])
/// state.stubSets = ["Default", "EmptyCart"]
/// app.use(state.options)
/// app.launch()
/// ```
///
/// It is passed in the launch environment; the app reads it with `TestEnvironment` or under its own
/// names.
public struct LaunchState: Sendable, Equatable {
  /// The account that is signed in; nil for the app's default.
  public var account: String?
  /// The toggles to switch on or off; the others stay as they are.
  public private(set) var toggles: [String: Bool] = [:]
  /// The value of each experiment.
  public var experiments: [String: String] = [:]
  /// Whether the first screen waits for the experiments.
  public var waitsForExperiments = false
  /// The sets of stubs; the last one is tried first.
  public var stubSets: [String] = []
  /// The names of the variables.
  public var variables: TestVariables
  private var infos: [String: String] = [:]

  /// Makes an empty state.
  public init(variables: TestVariables = TestVariables()) { self.variables = variables }

  /// Switches toggles on.
  public mutating func enable(_ names: String...) {
    for name in names { toggles[name] = true }
  }

  /// Switches a toggle on, with data that is written as JSON.
  ///
  /// Data that JSON cannot represent are left out.
  public mutating func enable(_ name: String, info: [String: Any]) {
    toggles[name] = true
    guard JSONSerialization.isValidJSONObject(info),
      let data = try? JSONSerialization.data(withJSONObject: info, options: .sortedKeys)
    else { return }
    infos[name] = String(decoding: data, as: UTF8.self)
  }

  /// Switches toggles off.
  public mutating func disable(_ names: String...) {
    for name in names { toggles[name] = false }
  }

  /// The state as launch options; empty parts are left out.
  public var options: [LaunchOption] {
    let values: [(String, String?)] = [
      (variables.account, account),
      (variables.enabledToggles, Self.list(toggles.filter(\.value).map(\.key))),
      (variables.disabledToggles, Self.list(toggles.filter { !$0.value }.map(\.key))),
      (variables.enabledTogglesInfo, infoText),
      (variables.waitForExperiments, waitsForExperiments ? "true" : nil),
      (variables.experiments, Self.list(experiments.map { "\($0.key)=\($0.value)" })),
      (variables.stubSets, stubSets.isEmpty ? nil : stubSets.joined(separator: ",")),
    ]
    return values.compactMap { name, value in value.map { .variable(name, $0) } }
  }

  private var infoText: String? {
    let enabled = infos.filter { toggles[$0.key] == true }.sorted { $0.key < $1.key }
    guard !enabled.isEmpty else { return nil }
    return "{" + enabled.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.sorted().joined(separator: ",")
  }
}
