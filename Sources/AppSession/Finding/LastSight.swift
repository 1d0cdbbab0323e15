import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime
import RunJournal

/// Reports until when an element that a query looks for was there.
struct LastSight: SessionPart {
  let session: AppSession

  /// When the looks so far still saw a match; if none did, when a state or a screen that shows one
  /// was left.
  func words(of query: Query) -> String? {
    if let sight = session.looks.lastSight(of: query) { return sight }
    guard let sought = query.soughtName, let process = device.process else { return nil }
    // A draft leaves a hundred states, and misses as many elements in a run.
    var known: [String: [String: CompiledState]] = [:]
    let last = process.recent.left.last { left in
      if known[left.screen] == nil {
        var states: [String: CompiledState] = [:]
        process.app.screens[left.screen].map { collect($0.chart, into: &states) }
        known[left.screen] = states
      }
      return known[left.screen]?[left.path]?.view.contains {
        shows(sought.name, sought.type, $0, in: process)
      } ?? false
    }
    return last.map { left in
      left.path.isEmpty
        ? "the screen \(left.screen), which shows it, was closed at \(left.instant)"
        : "the state \(left.path) of the screen \(left.screen), which shows it, was left at "
          + "\(left.instant)"
    }
  }

  private func collect(_ state: CompiledState, into states: inout [String: CompiledState]) {
    states[state.path] = states[state.path] ?? state
    for inner in state.states { collect(inner, into: &states) }
  }

  private func shows(
    _ name: String, _ type: ElementType, _ element: CompiledElement, in process: AppProcess
  ) -> Bool {
    if type == .any || element.definition.type == type {
      let texts = [element.identifier, element.label, element.title]
      if texts.contains(where: { words($0, in: process) == name }) { return true }
    }
    return element.children.contains { shows(name, type, $0, in: process) }
  }

  /// A text that needs no context; empty for any other.
  private func words(_ text: CompiledText, in process: AppProcess) -> String {
    switch text {
    case .literal(let words): words
    case .string(let key, let arguments) where arguments.isEmpty:
      process.app.phrase(key, in: process.language)?.phrase.text(for: nil, in: process.language)
        ?? ""
    default: ""
    }
  }
}
