import AppCompiling
import AppModel
import AppRuntime
package import VirtualTime

/// Something that will happen in the app, unless something else prevents it.
package struct PendingEvent: Sendable, Equatable {
  /// When it is due.
  package let deadline: VirtualInstant
  /// What it is, such as `loader signIn ends`.
  package let words: String
}

extension AppSession {
  /// The screen in front and the path of its state; nil where no screen of the app is.
  package var frontPlace: (screen: String, state: String)? {
    guard crash == nil, runState == .foreground, let screen = device.process?.frontScreen else {
      return nil
    }
    return (screen.name, screen.statePath)
  }

  /// What is to happen, the next first, as much of it as a limit allows.
  package func pendingEvents(limit: Int) -> [PendingEvent] {
    device.clock.pending(limit: limit).map {
      PendingEvent(deadline: $0.deadline, words: words(of: $0.payload))
    }
  }

  /// An event by the names of the app's definition; those of other processes by numbers.
  private func words(of due: DueEvent) -> String {
    guard let process = device.process, process.identifier == due.process else {
      return due.event.words
    }
    switch due.event {
    case .loaderEnds(let run): return loader(run, of: process, "ends") ?? due.event.words
    case .loaderRetries(let run): return loader(run, of: process, "tries again") ?? due.event.words
    case .timer(let id, _, let index):
      return process.standing[id].map { "timer \(index + 1) of screen \($0.name)" }
        ?? due.event.words
    case .raise(let id, _, let event):
      return process.standing[id].map { "\(event) on screen \($0.name)" } ?? due.event.words
    case .focusComes: return "the focus comes"
    case .faultAlert: return "an alert of the system"
    case .interruption, .bannerEnds, .call: return due.event.words
    }
  }

  private func loader(_ run: Int, of process: AppProcess, _ verb: String) -> String? {
    process.runs[run].map { run in
      "loader \(run.invocation.loader.name) \(verb)"
        + (run.attempt > 1 ? " (attempt \(run.attempt))" : "")
    }
  }
}
