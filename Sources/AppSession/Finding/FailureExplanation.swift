import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime
import EnvironmentVariables
import VirtualTime

/// The lines that are written below a failure.
struct FailureExplanation: SessionPart {
  let session: AppSession

  /// The lines for a failure besides its message: what the test looked for, the nearest misses, and
  /// when it was last seen.
  func lines(of failure: AutomationFailure) -> [String] {
    sought(failure) + nearest(failure) + lastSight(failure)
  }

  /// What the last look did not find, with the nearest misses; empty if the test has acted since.
  ///
  /// An assertion on `exists` or on a wait does not know which element was queried.
  var missedLines: [String] {
    guard let (query, instant) = session.looks.missed, instant == now, !session.isHalted,
      let snapshot = device.lookedAt, !Resolver().exists(query, in: snapshot.indexed)
    else { return [] }
    return lines(of: .noMatch(session.finder.miss(query, in: snapshot, .empty)))
  }

  /// What is pending, the instant, the seed, the device if it is shared, what is on the screen, the
  /// last action, and how to replay the run.
  var circumstances: [String] {
    let shown = [
      ("Device", session.use.words), ("Screen", screen), ("In front", inFront),
      ("Last action", session.lastActionWords),
    ]
    return [
      "Pending: " + pending, "Virtual time: \(now)  Seed: \(device.choices.seed)",
    ] + shown.compactMap { name, words in words.map { "\(name): \($0)" } } + [
      "Replay: " + replaySettings + EnvironmentVariable.replay.assignment(session.replayToken)
        + "swift test" + filter
    ]
  }

  /// The process of the app, if it runs.
  private var runningProcess: AppProcess? {
    runState == .notRunning ? nil : device.process
  }

  /// The screen in front and its state.
  private var screen: String? {
    guard let screen = runningProcess?.frontScreen else { return nil }
    return screen.name + (screen.statePath.isEmpty ? "" : ", state \(screen.statePath)")
  }

  /// What covers the screens of the app, in words: another app, alerts, presented screens.
  private var inFront: String? {
    guard let process = runningProcess else { return nil }
    var covers: [String] = []
    if session.isBehindAnother, let front = device.front {
      covers.append("the app \(front.bundle)")
    }
    if let alert = Obstacles(session: session).boardAlert {
      covers.append(words(of: alert, by: "the system"))
    }
    if let alert = process.alert { covers.append(words(of: alert, by: nil)) }
    if process.shareSheet != nil { covers.append("the share sheet") }
    if process.overlay != nil { covers.append("a menu or a calendar") }
    if let sheet = process.presented.last?.stack.screens.first {
      covers.append("a sheet with the screen \(sheet.name)")
    }
    if process.focus != nil { covers.append("the keyboard") }
    return covers.isEmpty ? nil : covers.joined(separator: ", ")
  }

  private func words(of alert: ShownAlert, by owner: String?) -> String {
    let kind = alert.style == .alert ? "the alert" : "the action sheet"
    let buttons = alert.labels.map { "\"\($0)\"" }.joined(separator: ", ")
    return kind + (owner.map { " of \($0)" } ?? "") + " \"\(alert.title)\" (\(buttons))"
  }

  private func lastSight(_ failure: AutomationFailure) -> [String] {
    guard case .noMatch(let miss) = failure, let sight = miss.lastSight else { return [] }
    return ["Last sight: \(sight)"]
  }

  /// The variables that a replay needs besides the token, each followed by a space.
  private var replaySettings: String {
    let plan = session.configuration.faults
    return session.configuration.replaySettings
      + (plan.isEmpty ? "" : EnvironmentVariable.faults.assignment("\(plan)"))
  }

  private var filter: String {
    let repeated = session.use.repeated(for: session.testName)
    return repeated.isEmpty ? "" : " --filter \(TestFilter.pattern(of: repeated))"
  }

  private func sought(_ failure: AutomationFailure) -> [String] {
    switch failure {
    case .noMatch(let miss), .manyMatches(let miss):
      ["Sought: " + miss.steps.joined(separator: " -> ")]
    case .lostConnection(_, let cause): [cause]
    case .notHittable(_, let reason): ["Reason: " + reason]
    default: []
    }
  }

  private func nearest(_ failure: AutomationFailure) -> [String] {
    switch failure {
    case .noMatch(let miss) where !miss.nearest.isEmpty:
      ["Nearest: " + miss.nearest.joined(separator: "; ")]
    case .manyMatches(let miss): ["Matches:"] + miss.matches.map { "  " + $0 }
    default: []
    }
  }

  /// Pending loaders, timers and delayed events; the loaders in the order of their starts.
  private var pending: String {
    guard runState != .notRunning, let process = device.process else {
      return "nothing, the app does not run"
    }
    var all = process.runs.sorted { $0.key < $1.key }.map { _, run in
      "loader \(run.invocation.loader.name) (attempt \(run.attempt))"
    }
    var timers = 0
    var events = 0
    for screen in process.openScreens.values {
      events += screen.delayed.count
      for state in screen.active {
        timers += state.timers.count { device.clock.isPending($0) }
      }
    }
    for (count, name) in [(timers, "timer"), (events, "delayed event")] where count > 0 {
      all.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }
}

extension AppSession {
  private var failureExplanation: FailureExplanation { FailureExplanation(session: self) }

  /// The text below a failure: the nearest misses and the circumstances.
  package func explanation(of failure: AutomationFailure) -> String {
    failureExplanation.lines(of: failure).map { "\n    " + $0 }.joined() + circumstances
  }

  /// The lines below an assertion that fails.
  package var assertionLines: [String] {
    failureExplanation.missedLines + failureExplanation.circumstances
  }

  /// The text below every failure: what is pending, the instant, the seed, the replay.
  package var circumstances: String {
    failureExplanation.circumstances.map { "\n    " + $0 }.joined()
  }

  /// Whether any app has been started, so that a failure may come from an app.
  package var hasStartedApps: Bool { device.hasStartedApps }
}
