import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// What the page already has, so that it is not sent again.
struct KnownParts: Sendable, Equatable {
  /// The number of the screen that it shows.
  var screen: Int?
  /// The version of the past, with the session that it belongs to.
  var past: String?
}

/// The present of a page, or a screen of the past, as the page gets it.
struct RunView {
  let desk: LiveDesk
  let known: KnownParts

  /// The answer to a request: the screen of the past with this number, else the present.
  func node(past screen: SeenScreen? = nil) -> JSONNode {
    var members = JSONMembers()
    members.add("apps", list: desk.sessions.apps.all.map(\.name), JSONNode.text)
    members.add("sessions", list: desk.runs, Self.session)
    guard let run = desk.current, let shown = screen ?? run.present else { return members.node }
    let isPast = screen != nil && screen?.id != run.present?.id
    let view = ScreenView(session: isPast ? shown.session : run.served.session)
    members.add("session", run.served.id)
    members.add("settings", Self.settings(of: run))
    members.add("now", LiveNumber.seconds(run.served.now))
    members.add("at", LiveNumber.seconds(isPast ? shown.place.instant : run.served.now))
    members.add("steps", LiveNumber.node(run.served.live.steps.count))
    members.add("shown", LiveNumber.node(shown.id))
    members.add("isPast", JSONNode(.bool(isPast)))
    view.addPlace(to: &members)
    view.addEvents(to: &members)
    if !isPast { addAlert(of: run, to: &members) }
    let version = "\(run.served.id) \(run.version)"
    members.add("version", version)
    if known.past != version { members.add("past", list: run.past, Self.entry) }
    if known.screen != shown.id { members.add("picture", view.picture) }
    return members.node
  }

  private func addAlert(of run: LiveRun, to members: inout JSONMembers) {
    guard let alert = run.served.alert else { return }
    var row = JSONMembers()
    row.add("title", alert.title)
    row.add("buttons", list: alert.buttons, JSONNode.text)
    row.add("isOfSystem", JSONNode(.bool(alert.isOfSystem)))
    members.add("alert", row.node)
  }

  private static func session(_ run: LiveRun) -> JSONNode {
    var row = JSONMembers()
    row.add("id", run.served.id)
    row.add("app", run.served.settings.app.name)
    row.add("origin", run.origin)
    row.add("at", LiveNumber.seconds(run.served.now))
    return row.node
  }

  private static func entry(_ screen: SeenScreen) -> JSONNode {
    var row = JSONMembers()
    row.add("id", LiveNumber.node(screen.id))
    row.add("at", LiveNumber.seconds(screen.place.instant))
    row.add("words", screen.words)
    return row.node
  }

  private static func settings(of run: LiveRun) -> JSONNode {
    var row = JSONMembers()
    row.add("app", run.served.settings.app.name)
    row.add("seed", "\(run.served.live.seed)")
    row.add("device", run.served.session.device.profile.name)
    for (name, value) in [
      ("variant", run.settings.variant), ("language", run.settings.language),
      ("faults", run.settings.faults), ("latencies", run.settings.latencies),
    ] {
      row.add(name, value)
    }
    row.add("loaders", list: run.served.live.app.definition.loaders.map(\.name), JSONNode.text)
    return row.node
  }
}
