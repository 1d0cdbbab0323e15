public import AppModel
public import PredicateFormat
public import VirtualTime

/// A screen of an app: `Screen("login", title: "Login") { ... }`.
public typealias Screen = ScreenDefinition

/// A state of a screen: `State("loading") { ... }`.
public typealias State = StateDefinition

/// A context value with its initial value: `Context("email", "")`.
public struct Context: Sendable {
  let key: String
  let value: FormatValue

  /// Makes a context value with its initial value.
  public init(_ key: String, _ value: FormatValue) {
    self.key = key
    self.value = value
  }
}

/// Actions that run when a state is entered.
public struct Entry: Sendable {
  let actions: [ActionDefinition]

  /// Makes the list of actions, in order.
  public init(_ actions: ActionDefinition...) { self.actions = actions }
}

/// Actions that run when a state is left.
public struct Exit: Sendable {
  let actions: [ActionDefinition]

  /// Makes the list of actions, in order.
  public init(_ actions: ActionDefinition...) { self.actions = actions }
}

/// Buttons at the right end of the navigation bar.
public struct BarItems: Sendable {
  let elements: [ElementDefinition]

  /// Makes the list of buttons, in order.
  public init(@ElementsBuilder _ elements: () -> [ElementDefinition]) { self.elements = elements() }
}

/// Buttons at the left end of the navigation bar that replace the back button.
public struct LeftBarItems: Sendable {
  let elements: [ElementDefinition]

  /// Makes the list of buttons, in order.
  public init(@ElementsBuilder _ elements: () -> [ElementDefinition]) { self.elements = elements() }
}

/// One part of a screen, written inside its braces.
public typealias ScreenPart = DefinitionPart<ScreenDefinition>

/// One part of a state, written inside its braces.
public typealias StatePart = DefinitionPart<StateDefinition>

/// A screen or a state: both have a view, event handlers and states.
public protocol StateOwner: SendableMetatype {
  /// The elements of the view.
  var view: [ElementDefinition] { get set }
  /// The event handlers.
  var on: [EventDefinition] { get set }
  /// The states inside.
  var states: [StateDefinition] { get set }
}

extension ScreenDefinition: StateOwner {}
extension StateDefinition: StateOwner {}

/// Collects the parts that both screens and states can have.
public protocol ScreenPartBuilder: ListBuilder where Part == DefinitionPart<Owner> {
  /// The type that has the parts: a screen or a state.
  associatedtype Owner: StateOwner
}

extension ScreenPartBuilder {
  /// Adds an element of the view.
  public static func buildExpression(_ maker: some ElementMaker) -> [Part] {
    buildExpression(maker.element)
  }
  /// Adds an element that was made elsewhere.
  public static func buildExpression(_ element: ElementDefinition) -> [Part] {
    [Part { $0.view.append(element) }]
  }
  /// Adds the transitions that handle an event.
  public static func buildExpression(_ event: EventDefinition) -> [Part] {
    [Part { $0.on.append(merging: event) }]
  }
  /// Adds a state.
  public static func buildExpression(_ state: StateDefinition) -> [Part] {
    [Part { $0.states.append(state) }]
  }
}

/// Collects the parts inside the braces of a screen.
@resultBuilder
public enum ScreenBuilder: ScreenPartBuilder {
  /// Screens have the parts.
  public typealias Owner = ScreenDefinition

  /// Adds a value of the context.
  public static func buildExpression(_ context: Context) -> [ScreenPart] {
    [ScreenPart { $0.context[context.key] = context.value }]
  }
  /// Adds buttons of the navigation bar.
  public static func buildExpression(_ items: BarItems) -> [ScreenPart] {
    [ScreenPart { $0.barItems += items.elements }]
  }
  /// Adds buttons at the left end of the navigation bar.
  public static func buildExpression(_ items: LeftBarItems) -> [ScreenPart] {
    [ScreenPart { $0.leftBarItems += items.elements }]
  }
}

/// Collects the parts inside the braces of a state.
@resultBuilder
public enum StateBuilder: ScreenPartBuilder {
  /// States have the parts.
  public typealias Owner = StateDefinition

  /// Adds a delayed transition.
  public static func buildExpression(_ delayed: DelayedTransitionDefinition) -> [StatePart] {
    [StatePart { $0.after.append(delayed) }]
  }
  /// Adds a loader to start.
  public static func buildExpression(_ invocation: InvocationDefinition) -> [StatePart] {
    [StatePart { $0.invoke.append(invocation) }]
  }
  /// Adds actions on entry.
  public static func buildExpression(_ entry: Entry) -> [StatePart] {
    [StatePart { $0.entry += entry.actions }]
  }
  /// Adds actions on exit.
  public static func buildExpression(_ exit: Exit) -> [StatePart] {
    [StatePart { $0.exit += exit.actions }]
  }
}

extension ScreenDefinition {
  /// Makes a screen from the parts inside the braces.
  ///
  /// - Parameters:
  ///   - name: the name that other screens use to push or present it.
  ///   - title: the navigation bar's title.
  ///   - backTitle: the label of the button that leads back to the screen; by default its title.
  ///   - root: the element that contains the views of the states.
  ///   - isModal: while this is true, only the app can dismiss the screen where it is presented.
  ///   - initial: the first state; by default the first one in the list.
  ///   - parts: the view, context, events and states.
  public init(
    _ name: String, title: ElementText? = nil, backTitle: ElementText? = nil,
    root: some ElementMaker = Other(), isModal: ElementCondition = false, initial: String? = nil,
    @ScreenBuilder parts: () -> [ScreenPart] = { [] }
  ) {
    self.init(
      name: name, title: title, backTitle: backTitle, root: root.element, isModal: isModal,
      initial: "", states: [])
    for part in parts() { part.add(&self) }
    if states.isEmpty { states = [StateDefinition(name: StateDefinition.onlyName)] }
    self.initial = initial ?? states[0].name
  }
}

extension StateDefinition {
  /// Makes a state from the parts inside the braces.
  ///
  /// - Parameters:
  ///   - name: the state's name.
  ///   - initial: the first inner state; by default the first one in the list.
  ///   - animation: how long things move after the state is entered.
  ///   - isIdle: false if a repeating timer never lets the main thread be idle.
  ///   - parts: the view, events, loaders, timers and states inside.
  public init(
    _ name: String, initial: String? = nil, animation: VirtualDuration = .zero,
    isIdle: Bool = true, @StateBuilder parts: () -> [StatePart] = { [] }
  ) {
    self.init(name: name, animation: animation, isIdle: isIdle)
    for part in parts() { part.add(&self) }
    self.initial = initial ?? states.first?.name
  }
}

extension [EventDefinition] {
  /// Appends the handler of an event, or adds its transitions to an existing handler.
  fileprivate mutating func append(merging event: EventDefinition) {
    guard let index = firstIndex(where: { $0.event == event.event }) else { return append(event) }
    self[index].transitions += event.transitions
  }
}
