import PredicateFormat

/// Gives elements of a ``SwiftScreen`` the event names with which they raise its events.
///
/// ```swift
/// Button("Add").onTap(send(.add))
/// TextField("name", binds: send.binding("name", \.name))
/// ```
public final class ScreenSender<State, Event: Sendable> {
  typealias Setter = @Sendable (inout State, FormatValue) -> Void

  /// The event for each name.
  private(set) var events: [String: Event] = [:]
  /// The keys that controls read and write, in the order in which they were bound.
  private var getters: [(key: String, value: (State) -> FormatValue)] = []
  /// The setter for each bound key.
  private(set) var setters: [String: Setter] = [:]

  init() {}

  /// The values of the keys that controls read and write.
  func values(in state: State) -> [(key: String, value: FormatValue)] {
    getters.map { ($0.key, $0.value(state)) }
  }

  /// Returns the name of an event, for anything that raises one: `onTap`, `on`, a menu's command.
  public func callAsFunction(_ event: Event) -> String {
    let name = SwiftValueText.of(event)
    events[name] = event
    return name
  }

  /// Returns a key with which a control reads and writes a property of the state.
  ///
  /// What a person types or chooses changes the state at once; a value of another kind is ignored.
  /// If the change is also an event, add `.on(.change, send(...))` to the control.
  public func binding<Value: ContextValue>(
    _ key: String, _ property: any WritableKeyPath<State, Value> & Sendable
  ) -> String {
    bind(key, get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
    return key
  }

  /// Binds a key to a property with two functions, which are created faster than a key path.
  package func bind<Value: ContextValue>(
    _ key: String, get: @escaping (State) -> Value,
    set: @escaping @Sendable (inout State, Value) -> Void
  ) {
    getters.append((key, { get($0).formatValue }))
    setters[key] = { state, value in
      if let typed = Value(value) { set(&state, typed) }
    }
  }
}
