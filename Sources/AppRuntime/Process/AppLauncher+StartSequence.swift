package import AppCompiling
import PredicateFormat

/// The screens and alerts that an app still has to show on its start.
package struct StartSequence {
  /// The item that is on the screen now.
  enum Shown {
    case screen(Int)
    case alert(Int)
  }

  /// The items that come after the one on the screen.
  package var rest: ArraySlice<CompiledStartItem>
  /// The item on the screen, and the stored default that becomes true when the item is closed.
  var shown: (what: Shown, once: String?)?
}

extension AppLauncher {
  /// Starts to show the items of the app's start.
  func beginStartSequence() {
    guard !process.app.onStart.isEmpty, process.crash == nil else { return }
    process.startup.startSequence = StartSequence(rest: process.app.onStart[...])
    showNextOfStart()
  }

  /// Shows the next item of the start, if the previous one has been closed.
  func showNextOfStart() {
    guard var sequence = process.startup.startSequence, process.crash == nil,
      !process.navigation.isClearing, !process.steps.isStepping
    else { return }
    if let shown = sequence.shown {
      guard !isThere(shown.what) else { return }
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

  private func isThere(_ shown: StartSequence.Shown) -> Bool {
    switch shown {
    case .screen(let id): process.openScreens[id] != nil
    case .alert(let number): process.covers.alerts.contains { $0.number == number }
    }
  }

  /// Identifies an item before it is shown, because showing it may continue the sequence.
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
    case .alert(let alert):
      process.actions.show(alert, in: startScope, of: process.navigation.frontScreen)
    default: return
    }
  }
}
