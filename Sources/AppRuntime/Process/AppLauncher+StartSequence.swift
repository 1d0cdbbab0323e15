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

extension AppLauncher {
  /// Begins to show what the app shows on its start.
  func beginStartSequence() {
    guard !process.app.onStart.isEmpty, process.crash == nil else { return }
    process.startup.startSequence = StartSequence(rest: process.app.onStart[...])
    showNextOfStart()
  }

  /// Shows what comes next on the start, if what came before has gone.
  func showNextOfStart() {
    guard var sequence = process.startup.startSequence, process.crash == nil,
      !process.navigation.isClearing, !process.steps.isStepping
    else { return }
    if let shown = sequence.shown {
      guard !stands(shown.what) else { return }
      if let key = shown.once { device.store(key, .bool(true), in: process) }
      sequence.shown = nil
    }
    while let next = sequence.rest.popFirst() {
      guard isWanted(next) else { continue }
      sequence.shown = (place(of: next), next.once)
      process.startup.startSequence = sequence
      return show(next)
    }
    process.startup.startSequence = nil
  }

  private var startScope: Scope { Scope(context: [:], app: process.shared, device: process.facts) }

  private func isWanted(_ item: CompiledStartItem) -> Bool {
    if let key = item.once, process.facts.defaults[key] == .bool(true) { return false }
    return item.condition?.holds(in: startScope) ?? true
  }

  private func stands(_ shown: StartSequence.Shown) -> Bool {
    switch shown {
    case .screen(let id): process.standing[id] != nil
    case .alert(let number): process.covers.alerts.contains { $0.number == number }
    }
  }

  /// How what is about to be shown will be known: showing it may itself lead on.
  private func place(of item: CompiledStartItem) -> StartSequence.Shown {
    if case .alert = item.action { return .alert(process.covers.alertCount + 1) }
    return .screen(process.navigation.nextScreen)
  }

  private func show(_ item: CompiledStartItem) {
    switch item.action {
    case .present(let presentation, let with):
      let scope = startScope
      let values = with.map { ($0.key, $0.value.value(in: scope)) }
      process.navigator.present(presentation, context: Dictionary(values) { _, last in last })
    case .alert(let definition, let title, let message, let labels):
      process.actions.show(
        definition, title: title, message: message, labels: labels, in: startScope,
        of: process.navigation.frontScreen?.id ?? 0)
    default: return
    }
  }
}
