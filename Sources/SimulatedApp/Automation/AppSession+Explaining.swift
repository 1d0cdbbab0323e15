import VirtualTime

extension AppSession {
  /// What is written below a failure: the nearest misses, what is under way, the instant, the seed
  /// and how to run the same again.
  package func explanation(of failure: AutomationFailure) -> String {
    var lines = sought(failure)
    lines += nearest(failure)
    lines.append("Pending: " + pending)
    lines.append("Virtual time: \(now)  Seed: \(device.choices.seed)")
    lines.append("Replay: REHEARSAL_REPLAY=\(replayToken) swift test" + filter)
    return lines.map { "\n    " + $0 }.joined()
  }

  private var filter: String { testName.isEmpty ? "" : " --filter \(testName)" }

  private func sought(_ failure: AutomationFailure) -> [String] {
    switch failure {
    case .noMatch(let miss), .manyMatches(let miss):
      ["Sought: " + miss.steps.joined(separator: " -> ")]
    case .crashed, .notRunning, .notHittable, .noKeyboardFocus, .badQuery: []
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

  /// Loaders and timers that had not ended, in order of their numbers.
  private var pending: String {
    guard runState == .foreground, let process = device.process else {
      return "nothing, the app does not run"
    }
    let runs = process.runs.keys.sorted().compactMap { process.runs[$0] }.map { run in
      "loader \(run.invocation.loader.name) (attempt \(run.attempt))"
    }
    let timers = process.standing.values.reduce(0) { sum, screen in
      sum + screen.active.reduce(0) { $0 + $1.timers.count { device.clock.isPending($0) } }
    }
    let all = runs + (timers > 0 ? ["\(timers) timer\(timers == 1 ? "" : "s")"] : [])
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }
}
