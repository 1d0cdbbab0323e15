import AppBuilding
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal
import VirtualTime

/// Performs the actions of transitions, entries and exits.
struct ActionPerformer {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Performs the actions of a transition, an entry or an exit, in order.
  func perform(_ actions: [CompiledAction], on screen: ScreenInstance, event: FormatValue) {
    for action in actions where process.crash == nil { perform(action, on: screen, event: event) }
  }

  private func perform(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    process.revision += 1
    switch action {
    case .assign(let key, let expression):
      assign(key, expression.value(in: process.scope(of: screen, event: event)), on: screen)
    case .assignShared(let key, let expression):
      assignShared(key, expression.value(in: process.scope(of: screen, event: event)))
    case .draw(let key, let isShared, let bound):
      let value = FormatValue.integer(
        Int64(device.chance.whole(below: bound, source: "draw.\(screen.name).\(key)")))
      if isShared { assignShared(key, value) } else { assign(key, value, on: screen) }
    case .store, .storeInKeychain, .writeFile, .remove, .copy, .track:
      keep(action, on: screen, event: event)
    case .raise(let name, let delay): raise(name, after: delay, on: screen, event: event)
    case .alert(let alert): show(alert, in: process.scope(of: screen, event: event), of: screen)
    case .focus(let identifier): process.textEntry.wantFocus(identifier, on: screen)
    case .busy(let duration): process.keepBusy(for: duration)
    case .crash(let message): process.fail(message)
    case .ask, .open, .share, .paste, .signIn, .savePassword:
      reachOut(action, on: screen, event: event)
    default: navigate(action, on: screen, event: event)
    }
  }

  /// Shows an alert of the app; its buttons raise events on a screen, its first field gets focus.
  func show(
    _ alert: CompiledAlert, in scope: Scope, of screen: ScreenInstance?,
    sending sent: [SwiftScreenEvent?] = []
  ) {
    let definition = alert.definition
    show(
      ShownAlert(
        title: process.shown(alert.title, in: scope),
        message: alert.message.map { process.shown($0, in: scope) },
        labels: alert.labels.map { process.shown($0, in: scope) },
        answer: .events(screen: screen?.id ?? 0, definition.buttons.map(\.event)),
        style: definition.style,
        cancel: definition.buttons.firstIndex { $0.role == .cancel },
        definition: definition, fields: alert.fields, sent: sent))
    guard let screen, let first = alert.fields.first else { return }
    process.textEntry.giveFocus(to: first, item: nil, on: screen)
  }

  /// Shows an alert over everything else; too many alerts at once crash the app.
  func show(_ alert: ShownAlert) {
    guard process.covers.add(alert) else {
      return process.fail("more than \(Covers.alertLimit) alerts are open at once")
    }
    process.revision += 1
    process.dropFrames()
    device.record(.alertShown(title: alert.title))
  }

  /// Sets the value of a context key, and records it.
  func assign(_ key: String, _ value: FormatValue, on screen: ScreenInstance) {
    screen.context[key] = value
    process.revision += 1
    device.record(.assigned(screen: screen.id, key: key, value: value))
  }

  private func assignShared(_ key: String, _ value: FormatValue) {
    process.shared[key] = value
    device.record(.assigned(screen: 0, key: key, value: value))
  }

  private func raise(
    _ event: String, after delay: VirtualDuration, on screen: ScreenInstance,
    event data: FormatValue
  ) {
    guard delay > .zero else { return process.raise(event, on: screen, data: data) }
    guard screen.isOpen else { return }
    let number = process.steps.takeRaise()
    let handle = device.schedule(
      .raise(screen: screen.id, number: number, event: event), for: process,
      after: device.chance.delay(delay))
    screen.delayed[number] = handle.map { ScreenInstance.Delayed(handle: $0, data: data) }
  }

  private func navigate(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    switch action {
    case .push(let name, let with):
      process.navigator.push(name, context: values(with, on: screen, event: event))
    case .present(let presentation, let with):
      process.navigator.present(presentation, context: values(with, on: screen, event: event))
    case .pop: process.navigator.pop()
    case .popToRoot: process.navigator.popToRoot()
    case .dismiss: process.navigator.dismiss()
    case .selectTab(let name): process.navigator.selectTab(name)
    case .start(let coordinator): process.navigator.start(coordinator: coordinator)
    default: return
    }
  }

  private func values(
    _ bindings: [CompiledBinding], on screen: ScreenInstance, event: FormatValue
  ) -> [String: FormatValue] {
    guard !bindings.isEmpty else { return [:] }
    let scope = process.scope(of: screen, event: event)
    var values: [String: FormatValue] = [:]
    for binding in bindings { values[binding.key] = binding.value.value(in: scope) }
    return values
  }
}
