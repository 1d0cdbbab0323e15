import AppBuilding
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal
import VirtualTime

extension AppProcess {
  /// Does the actions of a transition, an entry or an exit, in order.
  func perform(_ actions: [CompiledAction], on screen: ScreenInstance, event: FormatValue) {
    for action in actions where crash == nil { perform(action, on: screen, event: event) }
  }

  private func perform(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    revision += 1
    switch action {
    case .assign(let key, let expression):
      assign(key, expression.value(in: scope(of: screen, event: event)), on: screen)
    case .assignShared(let key, let expression):
      assignShared(key, expression.value(in: scope(of: screen, event: event)))
    case .draw(let key, let isShared, let bound):
      let value = FormatValue.integer(
        Int64(device.chance.whole(below: bound, source: "draw.\(screen.name).\(key)")))
      if isShared { assignShared(key, value) } else { assign(key, value, on: screen) }
    case .store, .storeInKeychain, .writeFile, .remove, .copy, .track:
      keep(action, on: screen, event: event)
    case .raise(let name, let delay): raise(name, after: delay, on: screen, event: event)
    case .alert(let definition, let title, let message, let labels):
      show(
        definition, title: title, message: message, labels: labels,
        in: scope(of: screen, event: event), of: screen.id)
    case .focus(let identifier): wantFocus(identifier, on: screen)
    case .busy(let duration): keepBusy(for: duration)
    case .crash(let message): fail(message)
    case .ask, .open, .share, .paste, .savePassword: reachOut(action, on: screen, event: event)
    default: navigate(action, on: screen, event: event)
    }
  }

  /// Shows an alert of the app, whose buttons raise their events on a screen.
  func show(
    _ definition: AlertDefinition, title: CompiledText, message: CompiledText?,
    labels: [CompiledText], in scope: Scope, of screen: Int, sending sent: [SwiftScreenEvent?] = []
  ) {
    show(
      ShownAlert(
        title: shown(title, in: scope), message: message.map { shown($0, in: scope) },
        labels: labels.map { shown($0, in: scope) },
        answer: .events(screen: screen, definition.buttons.map(\.event)),
        style: definition.style,
        cancel: definition.buttons.firstIndex { $0.role == .cancel },
        definition: definition, sent: sent))
  }

  /// Puts an alert in front of everything else; too many at once end the app.
  func show(_ alert: ShownAlert) {
    guard alerts.count < Self.alertLimit else {
      return fail("more than \(Self.alertLimit) alerts stand at once")
    }
    alertCount += 1
    alerts.append(alert)
    alerts[alerts.count - 1].number = alertCount
    revision += 1
    dropFrames()
    device.record(.alertShown(title: alert.title))
  }

  /// Gives a context key a value, and says so.
  func assign(_ key: String, _ value: FormatValue, on screen: ScreenInstance) {
    screen.context[key] = value
    revision += 1
    device.record(.assigned(screen: screen.id, key: key, value: value))
  }

  private func assignShared(_ key: String, _ value: FormatValue) {
    shared[key] = value
    device.record(.assigned(screen: 0, key: key, value: value))
  }

  private func raise(
    _ event: String, after delay: VirtualDuration, on screen: ScreenInstance,
    event data: FormatValue
  ) {
    guard delay > .zero else { return raise(event, on: screen, data: data) }
    guard screen.isStanding else { return }
    let number = nextRaise
    nextRaise += 1
    let handle = device.schedule(
      .raise(screen: screen.id, number: number, event: event), for: self,
      after: device.chance.delay(delay))
    screen.delayed[number] = handle.map { ScreenInstance.Delayed(handle: $0, data: data) }
  }

  private func navigate(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    switch action {
    case .push(let name, let with):
      push(name, context: values(with, on: screen, event: event))
    case .present(let presentation, let with):
      present(presentation, context: values(with, on: screen, event: event))
    case .pop: pop()
    case .popToRoot: popToRoot()
    case .dismiss: dismiss()
    case .selectTab(let name): selectTab(name)
    case .start(let coordinator): start(coordinator: coordinator)
    default: return
    }
  }

  private func values(
    _ bindings: [CompiledBinding], on screen: ScreenInstance, event: FormatValue
  ) -> [String: FormatValue] {
    guard !bindings.isEmpty else { return [:] }
    let scope = scope(of: screen, event: event)
    var values: [String: FormatValue] = [:]
    for binding in bindings { values[binding.key] = binding.value.value(in: scope) }
    return values
  }
}
