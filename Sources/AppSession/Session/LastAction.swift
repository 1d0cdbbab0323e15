import AccessibilityTree
import AppRuntime
import RunJournal
import VirtualTime

/// The last touch or key of the test, and its immediate effect.
struct LastAction {
  /// What the test did, as a noun: `tap`.
  let noun: String
  /// The element of the call; nil for a point of the screen.
  let query: Query?
  /// When the call reached the app.
  var instant = VirtualInstant(nanoseconds: 0)
  /// The first events that it raised.
  var events: [RecentPast.Event] = []
  /// Whether anything on the device has changed.
  var hasChanged = false

  /// Makes an action that has not reached the app yet.
  init(_ noun: String, on query: Query?) {
    self.noun = noun
    self.query = query
  }

  /// What the action led to: `raised "save"`.
  var result: String {
    guard !events.isEmpty else {
      return hasChanged ? "raised no event" : "raised no event and changed nothing"
    }
    let names = events.map { "\"\($0.name)\"" + ($0.isTaken ? "" : " (unanswered)") }
    return "raised " + names.joined(separator: ", ")
  }
}

extension AppSession {
  /// Performs an action, and keeps its immediate effect.
  func noting(_ action: () -> Void) {
    if let begun = looks.begunAction {
      looks.lastAction = begun
      looks.begunAction = nil
    }
    guard looks.lastAction != nil else { return action() }
    // Once a key of a text has changed something, the keys after it need no comparison.
    let before = looks.lastAction?.hasChanged == true ? nil : revisions
    device.process?.forgetEvents()
    action()
    looks.lastAction?.instant = now
    if let events = device.process?.recent.events, !events.isEmpty {
      looks.lastAction?.events += events
    }
    if let before, revisions != before { looks.lastAction?.hasChanged = true }
  }

  private var revisions: [Int] { device.processes.map(\.revision) }

  /// The last action in words; nil if none has reached the app that runs.
  var lastActionWords: String? {
    guard let last = looks.lastAction else { return nil }
    let element = last.query.map { " on \(words(of: $0))" } ?? ""
    return "the \(last.noun)\(element) at \(last.instant) \(last.result)"
  }
}
