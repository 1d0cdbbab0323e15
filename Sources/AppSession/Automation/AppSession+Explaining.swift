import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime
import VirtualTime

extension AppSession {
  /// What is written below a failure: the nearest misses, what is under way, the instant, the seed
  /// and how to run the same again.
  package func explanation(of failure: AutomationFailure) -> String {
    (sought(failure) + nearest(failure)).map { "\n    " + $0 }.joined() + circumstances
  }

  /// What was looked for last and is not there, with the nearest misses; empty where the test has
  /// done anything since.
  ///
  /// An assertion on `exists` or on a wait knows nothing of the element that it asks for.
  private var lookedForInVain: [String] {
    guard let (query, instant) = vainLook, instant == now, !isHalted,
      let snapshot = device.lookedAt, !Resolver().exists(query, in: snapshot.indexed)
    else { return [] }
    let failure = AutomationFailure.noMatch(miss(query, in: snapshot, .empty))
    return sought(failure) + nearest(failure)
  }

  /// What is written below an assertion that fails, a line each: what was looked for in vain, and
  /// the circumstances.
  package var assertionLines: [String] { lookedForInVain + circumstanceLines }

  /// Whether any app has been started, so that it matters to a failure what it was doing.
  package var hasStartedApps: Bool { device.nextProcess > SimulatedDevice.firstProcess }

  /// What is written below every failure: what is under way, the instant, the seed, the replay.
  package var circumstances: String {
    circumstanceLines.map { "\n    " + $0 }.joined()
  }

  private var circumstanceLines: [String] {
    [
      "Pending: " + pending,
      "Virtual time: \(now)  Seed: \(device.choices.seed)",
      "Replay: \(replaySettings)REHEARSAL_REPLAY=\(replayToken) swift test" + filter,
    ]
  }

  /// The variables that a replay needs beside the token, each followed by a space.
  private var replaySettings: String {
    let plan = configuration.faults
    return [
      configuration.replaySettings, plan.isEmpty ? "" : "REHEARSAL_FAULTS=\"\(plan)\"",
    ].filter { !$0.isEmpty }.map { $0 + " " }.joined()
  }

  /// A failure as a test is to be told of it: an end of the app that the test did not ask for is
  /// told once, as a lost connection to whoever was reading, and from then on the app just does not
  /// run (behaviour.md A6).
  package func told(
    _ failure: AutomationFailure, isReading: Bool
  ) -> AutomationFailure {
    guard failure.isOfEnd, let end else { return failure }
    if toldEnd == end.process { return .notRunning(bundle: device.aim) }
    toldEnd = end.process
    return isReading ? .lostConnection(process: end.process, cause: end.cause) : failure
  }

  /// The end of the app that is aimed at that no test has been told of yet.
  var untoldEnd: AutomationFailure? { end.flatMap { toldEnd == $0.process ? nil : absence } }

  /// The end of the app that is aimed at, if it was none that the test asked for.
  private var end: (process: Int32, cause: String)? {
    if let crashFailure, let process = device.process {
      return (process.identifier, "Crash: " + crashFailure.message(.reading))
    }
    return device.killed[device.aim].map { killed in
      (killed.process, "Reason: the system ended it: " + killed.reason)
    }
  }

  /// Why no touch can reach an element: it has no point, or something keeps the finger from it.
  func unreachable(_ element: FoundElement) -> AutomationFailure {
    let tree = element.snapshot.tree
    let row = tree.row(of: element.index, withFrame: true)
    switch tree.hit(element.index) {
    case .emptyFrame, .infiniteFrame, .offScreen: return .noHitPoint(row: row)
    case .covered(let cover):
      return .notHittable(
        row: row, reason: "it is covered by \(tree.row(of: cover, withFrame: true))")
    case .clipped(let ancestor):
      return .notHittable(
        row: row, reason: "it is out of view in \(tree.row(of: ancestor, withFrame: true))")
    case .at: return .notHittable(row: row, reason: "it could not be scrolled into view")
    }
  }

  private var filter: String {
    testName.isEmpty ? "" : " --filter \(TestFilter.pattern(of: testName))"
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

  /// Loaders, timers and delayed events that had not ended, loaders in order of their numbers.
  private var pending: String {
    guard runState != .notRunning, let process = device.process else {
      return "nothing, the app does not run"
    }
    var all = process.runs.sorted { $0.key < $1.key }.map { _, run in
      "loader \(run.invocation.loader.name) (attempt \(run.attempt))"
    }
    var timers = 0
    var events = 0
    for screen in process.standing.values {
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

extension AutomationFailure {
  /// Whether the failure says that the app has ended.
  var isOfEnd: Bool {
    switch self {
    case .crashed, .notRunning: true
    default: false
    }
  }
}
