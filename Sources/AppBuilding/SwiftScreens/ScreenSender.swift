import PredicateFormat

/// Gives elements of a ``SwiftScreen`` the names by which they raise its events.
///
/// ```swift
/// Button("Add").onTap(send(.add))
/// TextField("name", binds: send.binding("name", \.name))
/// ```
public final class ScreenSender<State, Event: Sendable> {
  typealias Setter = @Sendable (inout State, FormatValue) -> Void

  private let state: State
  /// What the names stand for.
  private(set) var events: [String: Event] = [:]
  /// The keys that controls read and write, in the order in which they were bound.
  private(set) var values: [(key: String, value: FormatValue)] = []
  /// How each key is written.
  private(set) var setters: [String: Setter] = [:]

  init(_ state: State) { self.state = state }

  /// The name of an event, for whatever raises one: `onTap`, `on`, a menu's command.
  public func callAsFunction(_ event: Event) -> String {
    let name = SwiftValueText.of(event)
    events[name] = event
    return name
  }

  /// A key under which a control reads and writes a property of the state.
  ///
  /// What a person types or chooses goes into the state at once; a value of another kind is left
  /// aside. Give the control `.on(.change, send(...))` where that is also an event.
  public func binding<Value: ContextValue>(
    _ key: String, _ property: any WritableKeyPath<State, Value> & Sendable
  ) -> String {
    values.append((key, state[keyPath: property].formatValue))
    setters[key] = { state, value in
      if let typed = Value(value) { state[keyPath: property] = typed }
    }
    return key
  }
}
