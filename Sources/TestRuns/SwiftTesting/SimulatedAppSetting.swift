import SimulatedApp
import TestHost
import VirtualTime

/// The session settings of a trait.
struct SimulatedAppSetting: Sendable {
  /// The source of the app.
  enum Source: Sendable {
    /// A folder of `Screens` or a path; nil is the standard app.
    case named(String?)
    /// An app made in Swift.
    case made(AppDefinition)
  }

  var source: Source
  var route: String?
  var arguments: [String]
  var seed: UInt64?
  var device: String?
  var variant: String?

  /// Why a session cannot be made.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Makes a session on a new device; throws if the app or a setting is wrong.
  func session(
    _ request: TestingResults.Request = TestingResults.Request()
  ) throws -> AppSession {
    let latencies = Self.latencies
    let app = try compiledApp().planned(latencies)
    let faults = SettingFaults.ofThisProcess
    guard faults.isEmpty else { throw Fault(description: faults.joined(separator: "\n")) }
    var configuration = SessionSettings.configuration()
    if let seed = request.seed ?? seed.map({ Seed($0) }) { configuration.seed = seed }
    if request.isJournaled { configuration.isJournaling = true }
    configuration.replaySettings += latencies.replaySettings
    if let device { configuration.device = try profile(named: device) }
    configuration.arguments += arguments
    if let route { configuration.arguments += try start(route, in: app.definition) }
    return AppSession(app: app, configuration: configuration).locatingCalls()
  }

  /// How latencies are changed; campaigns have other latencies, which do not apply to these tests.
  private static var latencies: LatencyPlan {
    let campaign = CampaignSettings.ofThisProcess
    return campaign.runsOnce ? campaign.latencies : .asWritten
  }

  private func compiledApp() throws -> CompiledApp {
    switch source {
    case .named(let name): return try AppUnderTest.app(named: name, variant: variant)
    case .made(let definition): return try AppUnderTest.app(made: definition, variant: variant)
    }
  }

  private func profile(named name: String) throws -> DeviceProfile {
    if let profile = DeviceProfile.named(name) { return profile }
    throw Fault(
      description: "There is no device \"\(name)\"; the known devices are "
        + DeviceProfile.names.joined(separator: ", ") + ".")
  }

  private func start(_ route: String, in app: AppDefinition) throws -> [String] {
    let known = app.coordinators.map(\.name)
    guard known.contains(route) else {
      throw Fault(
        description: "\(app.name) has no coordinator \"\(route)\"; it has "
          + known.joined(separator: ", ") + ".")
    }
    return ["-" + app.coordinatorArgument, route]
  }
}
