import AccessibilityTree
import AppBuilding
import AppCompiling
import AppModel
package import AppRuntime
package import VirtualTime

/// An event that is scheduled in the app, unless something else prevents it.
package struct PendingEvent: Sendable, Equatable {
  /// When it is due.
  package let deadline: VirtualInstant
  /// What it is, such as `loader signIn ends`.
  package let words: String
}

extension AppSession {
  /// The work that the apps have done so far.
  package var workload: Workload { device.workload }

  /// How many elements are on the screen; none while the app is not in front.
  package var elementCount: Int { device.snapshot?.tree.count ?? 0 }

  /// The screen in front and the path of its state; nil if the app is not in front.
  package var frontPlace: (screen: String, state: String)? {
    guard crash == nil, runState == .foreground, let screen = device.process?.frontScreen else {
      return nil
    }
    return screen.place
  }

  /// The pending events, soonest first, up to a limit.
  package func pendingEvents(limit: Int) -> [PendingEvent] {
    device.clock.pending(limit: limit).map {
      PendingEvent(deadline: $0.deadline, words: $0.payload.words(on: device))
    }
  }
}

extension ScreenInstance {
  /// The name of the screen and the path of its state; in an app of SwiftUI source, the view that
  /// is the screen in front.
  package var place: (screen: String, state: String) {
    let isView = screen.definition.isOwnSource && statePath != StateDefinition.onlyName
    return isView ? (statePath, "") : (name, statePath)
  }
}

extension DueEvent {
  /// The event with the names of the app's definition; an event of another process with numbers.
  fileprivate func words(on device: SimulatedDevice) -> String {
    guard let process = device.process, process.identifier == self.process else {
      return event.words
    }
    switch event {
    case .loaderEnds(let run): return loader(run, of: process, "ends") ?? event.words
    case .loaderRetries(let run): return loader(run, of: process, "tries again") ?? event.words
    case .timer(let id, _, let index):
      return process.openScreens[id].map { "timer \(index + 1) of screen \($0.name)" }
        ?? event.words
    case .raise(let id, _, let name):
      return process.openScreens[id].map { "\(name) on screen \($0.name)" } ?? event.words
    case .system(.faultAlert): return "an alert of the system"
    case .focusComes, .frameComes, .system, .task, .call: return event.words
    }
  }

  private func loader(_ run: Int, of process: AppProcess, _ verb: String) -> String? {
    process.runs[run].map { run in
      "loader \(run.invocation.loader.name) \(verb)"
        + (run.attempt > 1 ? " (attempt \(run.attempt))" : "")
    }
  }
}
