public import AppModel
public import PredicateFormat
public import VirtualTime

/// Something that a ``SwiftScreen`` does beside changing its state: `[.pop]`, `[.push("pay")]`.
public struct ScreenEffect<Event: Sendable>: Sendable {
  /// What is done.
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

  /// What it does.
  package let kind: Kind
}

/// A loader that a Swift screen starts.
package struct ScreenLoad<Event: Sendable>: Sendable {
  /// The loader to start.
  package let invocation: InvocationDefinition
  /// The event of success; nil for none.
  package let done: @Sendable (FormatValue) -> Event?
  /// The event of a failure; nil for none.
  package let failed: @Sendable (FormatValue) -> Event?
}

extension ScreenEffect {
  /// Sends an event when those before it have been answered.
  public static func send(_ event: Event) -> Self { Self(kind: .send(event)) }

  /// Sends an event later, unless it is cancelled by its name or the screen goes away.
  public static func after(
    _ delay: VirtualDuration, id: String? = nil, send event: Event
  ) -> Self { .after(.fixed(delay), id: id, send: event) }

  /// Sends an event after a time that is drawn from a law.
  public static func after(
    _ delay: LatencyDistribution, id: String? = nil, send event: Event
  ) -> Self { Self(kind: .after(delay, id: id, event)) }

  /// Starts a loader of the app, whose latency, stubs and forced outcomes are as for any screen.
  ///
  /// A result that is no such value counts as a failure.
  ///
  /// - Parameters:
  ///   - loader: the loader's name.
  ///   - id: the name in journals and for ``cancel(_:)``; the loader's unless given.
  ///   - retries: how many times a failure is tried again.
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
            let message = "the result of \(loader) is no \(Value.self)"
            return failed?(.record(["message": .string(message)]))
          },
          failed: { value in failed?(value) })))
  }

  /// Cancels the loader or the delayed events with a name.
  public static func cancel(_ id: String) -> Self { Self(kind: .cancel(id: id)) }

  /// Puts a screen on the navigation stack and gives it values.
  public static func push(_ screen: String, with: [String: FormatValue] = [:]) -> Self {
    Self(kind: .push(screen: screen, with: with))
  }

  /// Shows a screen over the others and gives it values.
  public static func present(
    _ screen: String, style: PresentationStyle = .sheet, detents: [SheetDetent] = [],
    with: [String: FormatValue] = [:]
  ) -> Self {
    Self(
      kind: .present(
        PresentationDefinition(screen, style: style, detents: detents), with: with))
  }

  /// Takes the top screen off the stack.
  public static var pop: Self { .action(.pop) }

  /// Takes all screens but the first off the stack.
  public static var popToRoot: Self { .action(.popToRoot) }

  /// Takes the presented screen away.
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

  /// Does what a transition of a file may do: `.action(.store("seen", "true"))`.
  ///
  /// Its expressions read the state's properties by their names; events that it raises come to
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
  /// The same effect with its events wrapped.
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
