import ServedSessions
import SimulatedApp
import VirtualTime

/// The runs of a page, and the one that is shown.
final class LiveDesk {
  let sessions: ServedSessions
  private(set) var runs: [LiveRun] = []
  private var currentID: String?
  private let numbers = ScreenNumbers()

  /// The most runs that are open at once.
  static let runLimit = 20

  init(apps: ServedApps) { sessions = ServedSessions(apps: apps) }

  /// The run that is shown; nil before the first start.
  var current: LiveRun? { runs.first { $0.served.id == currentID } }

  /// The run that is shown.
  func run() throws(SessionFault) -> LiveRun {
    guard let current else { throw SessionFault(.noSession, "Nothing has been started yet.") }
    return current
  }

  /// Opens a run and launches its app.
  func start(
    _ settings: NamedSettings, by coordinator: String?, arguments: [String]
  ) throws(SessionFault) {
    try checkRoom()
    let served = try sessions.open(settings.settings(of: sessions.apps))
    let run = LiveRun(served, settings, numbers: numbers)
    do throws(SessionFault) {
      try run.perform([try served.launch(by: coordinator, arguments: arguments)], "launch")
    } catch {
      try sessions.close(served.id)
      throw error
    }
    show(run)
  }

  /// Opens a run with other settings that repeats the current one, as far as possible.
  func startAgain(_ settings: NamedSettings) throws(SessionFault) {
    try checkRoom()
    let old = try run()
    let served = try sessions.again(old.served, with: settings.settings(of: sessions.apps))
    let run = LiveRun(
      served, settings, numbers: numbers, origin: "\(old.served.id) with other settings")
    try run.perform([], "the same steps")
    show(run)
  }

  /// Opens a run with the same past up to a screen; the run of that screen stays as it is.
  func branch(at id: Int) throws(SessionFault) {
    try checkRoom()
    let old = try run()
    let screen = try old.screen(id)
    let served = try sessions.branch(from: old.served, at: old.served.now)
    do throws(SessionFault) {
      try served.goBack(to: screen.place)
    } catch {
      try sessions.close(served.id)
      throw error
    }
    show(
      LiveRun(
        served, old.settings, numbers: numbers,
        origin: "branch of \(old.served.id) at \((screen.place.instant - .start).inSeconds) s",
        past: old.past(upTo: screen)))
  }

  /// Shows another run.
  func choose(_ id: String) throws(SessionFault) {
    currentID = try sessions.session(id).id
  }

  /// Closes a run; if it was shown, the last of the others is shown.
  func close(_ id: String) throws(SessionFault) {
    try sessions.close(id)
    runs.removeAll { $0.served.id == id }
    if currentID == id { currentID = runs.last?.served.id }
  }

  private func show(_ run: LiveRun) {
    runs.append(run)
    currentID = run.served.id
  }

  private func checkRoom() throws(SessionFault) {
    guard runs.count < Self.runLimit else {
      throw SessionFault(
        .limit, "\(Self.runLimit) runs are open, which is the limit; close one first.")
    }
  }
}
