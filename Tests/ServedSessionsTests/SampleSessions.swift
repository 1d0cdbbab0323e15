import AccessibilityTree
import Foundation
import ServedSessions
import SimulatedApp

/// Sessions on the apps of the repository.
enum SampleSessions {
  /// The folder of all apps.
  static let screens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path

  /// A server of the sample app, the shop and the flaky apps.
  static func server() -> ServedSessions { ServedSessions(apps: ServedApps(in: screens)) }

  /// A session on the sample app, launched with a coordinator.
  static func sample(
    _ coordinator: String, in server: ServedSessions = server(), seed: Seed = 1
  ) throws -> ServedSession {
    let session = try server.open(settings(of: server, seed: seed))
    try session.perform(.launch(arguments: ["-coordinatorUnderUITest", coordinator]))
    return session
  }

  /// Settings for the sample app.
  static func settings(of server: ServedSessions, seed: Seed = 1) throws -> SessionSettings {
    var settings = SessionSettings(app: try server.apps.app(named: "Screens"))
    settings.configuration.seed = seed
    return settings
  }
}

extension Query {
  /// The elements of a type with an identifying text.
  static func some(_ type: ElementType, _ text: String? = nil) -> Query {
    let all = Query().descendants(type)
    return text.map(all.identified) ?? all
  }
}
