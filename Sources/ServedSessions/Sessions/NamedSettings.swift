import PredicateFormat
import SimulatedApp
import TestWriting

/// The settings of a session as clients send them, by their names.
///
/// ```swift
/// var named = NamedSettings()
/// named.app = "Shop"
/// named.faults = "loader-failure=0.5"
/// let session = try sessions.open(named.settings(of: sessions.apps))
/// ```
package struct NamedSettings: Sendable, Equatable {
  /// The app; nil for the first one.
  package var app: String?
  /// The variant; nil for the app itself.
  package var variant: String?
  /// The seed.
  package var seed: UInt64?
  /// The device; nil for the app's own.
  package var device: String?
  /// The language of the system's alerts.
  package var language: String?
  /// What goes wrong, such as `loader-failure=0.5`.
  package var faults: String?
  /// How long loaders take, such as `everyday`.
  package var latencies: String?
  /// How long actions take, such as `xcode26`; nil for no time.
  package var timing: String?

  /// Starts without any setting.
  package init() {}

  /// The settings; a fault lists the unknown name and the nearest known one.
  package func settings(of apps: ServedApps) throws(SessionFault) -> SessionSettings {
    var settings = SessionSettings(app: try apps.app(named: app), variant: variant)
    if let seed { settings.configuration.seed = Seed(seed) }
    settings.configuration.device = try Self.known(
      "device", device, DeviceProfile.named, among: DeviceProfile.names)
    let languages = SystemLanguage.allCases.map(\.rawValue)
    settings.configuration.language = try Self.known(
      "language", language, { languages.contains($0) ? $0 : nil }, among: languages)
    if let faults {
      do throws(FaultPlanError) {
        settings.configuration.faults = try FaultPlan(parsing: faults)
      } catch {
        throw SessionFault(.invalid, error.description)
      }
    }
    settings.latencies =
      try Self.known("plan of latencies", latencies, LatencyPlan.named, among: LatencyPlan.names)
      ?? settings.latencies
    settings.configuration.timing =
      try Self.known("timing", timing, AutomationTiming.named, among: AutomationTiming.names)
      ?? settings.configuration.timing
    return settings
  }

  private static func known<Value>(
    _ what: String, _ name: String?, _ named: (String) -> Value?, among names: [String]
  ) throws(SessionFault) -> Value? {
    guard let name else { return nil }
    guard let value = named(name) else { throw .unknown(what, name, among: names) }
    return value
  }
}

extension SessionFault {
  /// The fault of an unknown name, with all names that there are.
  package static func unknown(
    _ what: String, _ name: String, among names: [String]
  ) -> SessionFault {
    SessionFault(
      .invalid, "There is no \(what) \(quoted(name))\(NearestName.hint(for: name, in: names)).",
      help: "There are: " + names.joined(separator: ", "))
  }
}

extension ServedSession {
  /// The launch of the app by a coordinator; nil for the one that the arguments choose.
  package func launch(
    by coordinator: String?, arguments: [String] = [], environment: [String: String] = [:]
  ) throws(SessionFault) -> SessionAction {
    guard let coordinator else {
      return .launch(arguments: arguments, environment: environment)
    }
    let app = live.app.definition
    let names = app.coordinators.map(\.name)
    guard names.contains(coordinator) else {
      throw .unknown("coordinator", coordinator, among: names)
    }
    return .launch(
      arguments: ["-" + app.coordinatorArgument, coordinator] + arguments,
      environment: environment)
  }
}
