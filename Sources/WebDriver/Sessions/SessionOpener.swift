import ServedSessions
import SimulatedApp

/// Opens sessions with the capabilities that clients request.
struct SessionOpener {
  let sessions: ServedSessions

  /// Opens a session, launches the app and applies the other capabilities.
  func open(_ capabilities: SessionCapabilities) throws(WebDriverFault) -> DriverSession {
    var settings = SessionSettings(app: try app(capabilities), variant: capabilities.variant)
    settings.configuration.seed = capabilities.seed
    settings.configuration.device = capabilities.device
    settings.configuration.system = capabilities.system
    settings.configuration.timing = capabilities.timing
    settings.configuration.language = capabilities.language
    let served: ServedSession
    do throws(SessionFault) {
      served = try sessions.open(settings)
    } catch {
      throw WebDriverFault(error)
    }
    let session = DriverSession(served, capabilities)
    do throws(WebDriverFault) {
      try begin(session)
      return session
    } catch {
      _ = try? sessions.close(served.id)
      throw error
    }
  }

  private func begin(_ session: DriverSession) throws(WebDriverFault) {
    let capabilities = session.capabilities
    for (name, value) in capabilities.settings { try session.set(name, value) }
    if let orientation = capabilities.orientation { try session.turn(to: orientation) }
    guard capabilities.launches else { return }
    try session.launch(with: nil, environment: capabilities.environment)
  }

  /// The app by its folder or name, else by its bundle identifier, else the first one.
  private func app(_ capabilities: SessionCapabilities) throws(WebDriverFault) -> ServedApp {
    if let wanted = capabilities.app { return try app(named: wanted) }
    guard let bundle = capabilities.bundle else {
      return try named(nil)
    }
    var known: [String] = []
    for app in sessions.apps.all {
      guard let compiled = try? sessions.compiled(app, variant: nil) else { continue }
      let identifier = compiled.definition.bundleIdentifier
      if identifier == bundle { return app }
      known.append(identifier)
    }
    throw WebDriverFault.unknownName(bundle, "app with bundleId", among: known, code: .notCreated)
  }

  /// A served app by the path of its folder, or by the name that ends the path; a folder that is
  /// not served stays closed.
  private func app(named path: String) throws(WebDriverFault) -> ServedApp {
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let app = sessions.apps.all.first(where: { $0.folder == plain || $0.name == plain }) {
      return app
    }
    let last = plain.split(separator: "/").last.map(String.init) ?? plain
    return try named(last.hasSuffix(".app") ? String(last.dropLast(4)) : last)
  }

  private func named(_ name: String?) throws(WebDriverFault) -> ServedApp {
    do throws(SessionFault) {
      return try sessions.apps.app(named: name)
    } catch {
      throw WebDriverFault(error)
    }
  }
}
