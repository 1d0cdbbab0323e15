package import AppCompiling
import PredicateFormat

/// What an app has still to show of what it shows on its start.
package struct StartSequence {
  /// Something of it that stands.
  enum Shown {
    case screen(Int)
    case alert(Int)
  }

  /// What comes after what is shown.
  package var rest: ArraySlice<CompiledStartItem>
  /// What is shown now, and the stored default that its end makes true.
  var shown: (what: Shown, once: String?)?
}

extension AppProcess {
  /// Begins to show what the app shows on its start.
  func beginStartSequence() {
    guard !app.onStart.isEmpty, crash == nil else { return }
    startSequence = StartSequence(rest: app.onStart[...])
    showNextOfStart()
  }

  /// Shows what comes next on the start, if what came before has gone.
  func showNextOfStart() {
    guard var sequence = startSequence, crash == nil, !isClearing, !isStepping else { return }
    if let shown = sequence.shown {
      guard !stands(shown.what) else { return }
      if let key = shown.once { device.store(key, .bool(true), in: self) }
      sequence.shown = nil
    }
    while let next = sequence.rest.popFirst() {
      guard isWanted(next) else { continue }
      sequence.shown = (place(of: next), next.once)
      startSequence = sequence
      return show(next)
    }
    startSequence = nil
  }

  private var startScope: Scope { Scope(context: [:], app: shared, device: facts) }

  private func isWanted(_ item: CompiledStartItem) -> Bool {
    if let key = item.once, facts.defaults[key] == .bool(true) { return false }
    return item.condition?.holds(in: startScope) ?? true
  }

  private func stands(_ shown: StartSequence.Shown) -> Bool {
    switch shown {
    case .screen(let id): standing[id] != nil
    case .alert(let number): alerts.contains { $0.number == number }
    }
  }

  /// How what is about to be shown will be known: showing it may itself lead on.
  private func place(of item: CompiledStartItem) -> StartSequence.Shown {
    if case .alert = item.action { return .alert(alertCount + 1) }
    return .screen(nextScreen)
  }

  private func show(_ item: CompiledStartItem) {
    switch item.action {
    case .present(let presentation, let with):
      let scope = startScope
      let values = with.map { ($0.key, $0.value.value(in: scope)) }
      present(presentation, context: Dictionary(values) { _, last in last })
    case .alert(let definition, let title, let message, let labels):
      show(
        definition, title: title, message: message, labels: labels, in: startScope,
        of: frontScreen?.id ?? 0)
    default: return
    }
  }
}
