package import SimulatedApp
import TestWriting
package import VirtualTime

/// The open sessions of a server, independent of each other.
package final class ServedSessions {
  /// The apps that sessions can be opened on.
  package let apps: ServedApps
  private var open: [String: ServedSession] = [:]
  private var opened = 0
  private var compiled: [String: CompiledApp] = [:]

  /// The most sessions that are open at once.
  package static let sessionLimit = 200

  /// A server without sessions.
  package init(apps: ServedApps) { self.apps = apps }

  /// A server of one app, whose files were read already.
  package convenience init(_ app: ServedApp, variant: String?, read definition: AppDefinition) {
    self.init(apps: ServedApps([app]))
    compiled[Self.key(of: app, variant, .asWritten)] = CompiledApp(definition)
  }

  /// The identifiers of the open sessions, the oldest first.
  package var ids: [String] { open.keys.sorted { ($0.count, $0) < ($1.count, $1) } }

  /// Opens a session; nothing is launched yet.
  package func open(_ settings: SessionSettings) throws(SessionFault) -> ServedSession {
    guard open.count < Self.sessionLimit else {
      throw SessionFault(
        .limit, "\(Self.sessionLimit) sessions are open, which is the limit; close one first.")
    }
    let app = try compiled(
      settings.app, variant: settings.variant, latencies: settings.latencies)
    opened += 1
    let session = ServedSession(id: "s\(opened)", settings: settings, app: app)
    open[session.id] = session
    return session
  }

  /// The session with an identifier.
  package func session(_ id: String) throws(SessionFault) -> ServedSession {
    guard let session = open[id] else {
      let known = ids.isEmpty ? "none is open" : "open are " + ids.joined(separator: ", ")
      throw SessionFault(.noSession, "There is no session \(quoted(id)); \(known).")
    }
    return session
  }

  /// Opens a session with the steps of another up to an instant; from then on both are
  /// independent.
  package func branch(
    from session: ServedSession, at instant: VirtualInstant
  ) throws(SessionFault) -> ServedSession {
    try session.check(isOver: instant)
    let branch = try open(session.settings)
    branch.repeatSteps(of: session)
    try branch.goBack(to: instant)
    return branch
  }

  /// Opens a session with other settings that does what another one did, as far as possible.
  package func again(
    _ session: ServedSession, with settings: SessionSettings
  ) throws(SessionFault) -> ServedSession {
    let other = try open(settings)
    other.repeatSteps(of: session)
    return other
  }

  /// Closes a session and releases everything that it holds.
  package func close(_ id: String) throws(SessionFault) {
    let session = try session(id)
    open[id] = nil
    FinishedSession.release(session.session)
  }

  /// The app ready to run; each is read once.
  package func compiled(
    _ app: ServedApp, variant: String?, latencies: LatencyPlan = .asWritten
  ) throws(SessionFault) -> CompiledApp {
    let key = Self.key(of: app, variant, latencies)
    if let known = compiled[key] { return known }
    let made = CompiledApp(latencies.applied(to: try app.definition(variant: variant)))
    compiled[key] = made
    return made
  }

  private static func key(
    of app: ServedApp, _ variant: String?, _ latencies: LatencyPlan
  ) -> String {
    [app.name, variant ?? "", latencies.name].joined(separator: "\n")
  }
}

extension ServedSession {
  /// Does what another session did.
  fileprivate func repeatSteps(of other: ServedSession) {
    for step in other.live.steps { guard (try? live.perform(step)) != nil else { return } }
  }
}
