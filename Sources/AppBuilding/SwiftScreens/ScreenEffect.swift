public import AppModel
public import PredicateFormat
public import VirtualTime

/// Something that a ``SwiftScreen`` does besides changing its state: `[.pop]`, `[.push("pay")]`.
public struct ScreenEffect<Event: Sendable>: Sendable {
  /// The kind of effect.
  package enum Kind: Sendable {
    case send(Event)
    case after(LatencyDistribution, id: String?, Event)
    case load(ScreenLoad<Event>)
    case cancel(id: String)
    case push(screen: String, with: [String: FormatValue])
    case present(PresentationDefinition, with: [String: FormatValue])
    case alert(AlertDefinition, [Event?])
    case action(ActionDefinition)
  }

  /// The kind of effect.
  package let kind: Kind
}

/// A loader that a Swift screen starts.
package struct ScreenLoad<Event: Sendable>: Sendable {
  /// The loader to start.
  package let invocation: InvocationDefinition
  /// The event after a success; nil for none.
  package let done: @Sendable (FormatValue) -> Event?
  /// The event after a failure; nil for none.
  package let failed: @Sendable (FormatValue) -> Event?
}

extension ScreenEffect {
  /// Sends an event after the earlier events have been handled.
  public static func send(_ event: Event) -> Self { Self(kind: .send(event)) }

  /// Sends an event later, unless it is cancelled by its name or the screen closes.
  public static func after(
    _ delay: VirtualDuration, id: String? = nil, send event: Event
  ) -> Self { .after(.fixed(delay), id: id, send: event) }

  /// Sends an event after a time drawn from a distribution.
  public static func after(
    _ delay: LatencyDistribution, id: String? = nil, send event: Event
  ) -> Self { Self(kind: .after(delay, id: id, event)) }

  /// Starts a loader of the app, with the same latency, stubs and forced outcomes as for any
  /// screen.
  ///
  /// A result that is not a `Value` counts as a failure.
  ///
  /// - Parameters:
  ///   - loader: the loader's name.
  ///   - id: the name in journals and for ``cancel(_:)``; by default the loader's name.
  ///   - retries: how many times a failed attempt is repeated.
  ///   - retryDelay: the pause before each new attempt.
  ///   - done: the event for the result.
  ///   - failed: the event for the error of the last attempt; nil for none.
  /// - Returns: the effect.
  public static func load<Value: ContextValue>(
    _ loader: String, id: String? = nil, retries: Int = 0, retryDelay: VirtualDuration = .zero,
    done: @escaping @Sendable (Value) -> Event,
    failed: (@Sendable (FormatValue) -> Event)? = nil
  ) -> Self {
    let invocation = InvocationDefinition(
      source: loader, id: id, retries: retries, retryDelay: retryDelay)
    return Self(
      kind: .load(
        ScreenLoad(
          invocation: invocation,
          done: { value in
            if let typed = Value(value) { return done(typed) }
            let message = "the result of \(loader) is not a \(Value.self)"
            return failed?(.record(["message": .string(message)]))
          },
          failed: { value in failed?(value) })))
  }

  /// Cancels the loader or the delayed events with this name.
  public static func cancel(_ id: String) -> Self { Self(kind: .cancel(id: id)) }

  /// Puts a screen on the navigation stack and passes values to it.
  public static func push(_ screen: String, with: [String: FormatValue] = [:]) -> Self {
    Self(kind: .push(screen: screen, with: with))
  }

  /// Shows a screen over the others and passes values to it.
  public static func present(
    _ screen: String, style: PresentationStyle = .sheet, detents: [SheetDetent] = [],
    with: [String: FormatValue] = [:]
  ) -> Self {
    Self(
      kind: .present(
        PresentationDefinition(screen, style: style, detents: detents), with: with))
  }

  /// Removes the top screen from the stack.
  public static var pop: Self { .action(.pop) }

  /// Removes all screens except the first from the stack.
  public static var popToRoot: Self { .action(.popToRoot) }

  /// Closes the presented screen.
  public static var dismiss: Self { .action(.dismiss) }

  /// Shows an alert whose buttons send events.
  public static func alert(
    _ title: ElementText, message: ElementText? = nil, style: AlertDefinition.Style = .alert,
    buttons: [ScreenAlertButton<Event>]
  ) -> Self {
    let made = buttons.map { button in
      AlertDefinition.Button(
        label: button.label, event: button.event.map { SwiftValueText.of($0) }, role: button.role)
    }
    let alert = AlertDefinition(title: title, message: message, style: style, buttons: made)
    return Self(kind: .alert(alert, buttons.map(\.event)))
  }

  /// Runs an action that a transition in a file can have: `.action(.store("seen", "true"))`.
  ///
  /// Its expressions read the state's properties by name. The events that it raises are passed to
  /// ``SwiftScreen/event(named:data:)``.
  public static func action(_ action: ActionDefinition) -> Self { Self(kind: .action(action)) }
}

/// A button of an alert that a Swift screen shows: `ScreenAlertButton("Delete", .deleted)`.
public struct ScreenAlertButton<Event: Sendable>: Sendable {
  let label: ElementText
  let event: Event?
  let role: AlertDefinition.Button.Role?

  /// Makes a button; without an event it only closes the alert.
  public init(
    _ label: ElementText, _ event: Event? = nil, role: AlertDefinition.Button.Role? = nil
  ) {
    self.label = label
    self.event = event
    self.role = role
  }
}

extension ScreenEffect {
  /// The same effect with its events converted.
  func map<Other>(_ wrap: @escaping @Sendable (Event) -> Other) -> ScreenEffect<Other> {
    switch kind {
    case .send(let event): .send(wrap(event))
    case .after(let delay, let id, let event): .after(delay, id: id, send: wrap(event))
    case .load(let load):
      ScreenEffect<Other>(
        kind: .load(
          ScreenLoad<Other>(
            invocation: load.invocation, done: { load.done($0).map(wrap) },
            failed: { load.failed($0).map(wrap) })))
    case .cancel(let id): .cancel(id)
    case .push(let screen, let with): .push(screen, with: with)
    case .present(let shown, let with): ScreenEffect<Other>(kind: .present(shown, with: with))
    case .alert(let alert, let events):
      ScreenEffect<Other>(kind: .alert(alert, events.map { $0.map(wrap) }))
    case .action(let action): .action(action)
    }
  }
}
