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

/// One part of a screen or a state, written inside its braces.
public enum ScreenPart: Sendable {
  /// An element of the view.
  case element(ElementDefinition)
  /// Buttons of the navigation bar; only for a screen.
  case barItems([ElementDefinition])
  /// A value of the context; only for a screen.
  case context(key: String, value: FormatValue)
  /// The transitions that answer an event.
  case event(EventDefinition)
  /// A state, also inside another state.
  case state(StateDefinition)
  /// A delayed transition; only for a state.
  case delayed(DelayedTransitionDefinition)
  /// A loader to start; only for a state.
  case invocation(InvocationDefinition)
  /// Actions on entry; only for a state.
  case entry([ActionDefinition])
  /// Actions on exit; only for a state.
  case exit([ActionDefinition])
}

/// Collects the parts that both screens and states can have.
public protocol ScreenPartBuilder {}

extension ScreenPartBuilder {
  /// Adds an element of the view.
  public static func buildExpression(_ maker: some ElementMaker) -> [ScreenPart] {
    [.element(maker.element)]
  }
  /// Adds an element that was made elsewhere.
  public static func buildExpression(_ element: ElementDefinition) -> [ScreenPart] {
    [.element(element)]
  }
  /// Adds the transitions that answer an event.
  public static func buildExpression(_ event: EventDefinition) -> [ScreenPart] { [.event(event)] }
  /// Adds a state.
  public static func buildExpression(_ state: StateDefinition) -> [ScreenPart] { [.state(state)] }
  /// Joins parts.
  public static func buildBlock(_ parts: [ScreenPart]...) -> [ScreenPart] { parts.flatMap { $0 } }
  /// Adds the parts of an `if` without `else`.
  public static func buildOptional(_ part: [ScreenPart]?) -> [ScreenPart] { part ?? [] }
  /// Adds the parts of an `if`.
  public static func buildEither(first part: [ScreenPart]) -> [ScreenPart] { part }
  /// Adds the parts of an `else`.
  public static func buildEither(second part: [ScreenPart]) -> [ScreenPart] { part }
  /// Joins the parts of a `for`.
  public static func buildArray(_ parts: [[ScreenPart]]) -> [ScreenPart] { parts.flatMap { $0 } }
}

/// Collects the parts inside the braces of a screen.
@resultBuilder
public enum ScreenBuilder: ScreenPartBuilder {
  /// Adds a value of the context.
  public static func buildExpression(_ context: Context) -> [ScreenPart] {
    [.context(key: context.key, value: context.value)]
  }
  /// Adds buttons of the navigation bar.
  public static func buildExpression(_ items: BarItems) -> [ScreenPart] {
    [.barItems(items.elements)]
  }
}

/// Collects the parts inside the braces of a state.
@resultBuilder
public enum StateBuilder: ScreenPartBuilder {
  /// Adds a delayed transition.
  public static func buildExpression(_ delayed: DelayedTransitionDefinition) -> [ScreenPart] {
    [.delayed(delayed)]
  }
  /// Adds a loader to start.
  public static func buildExpression(_ invocation: InvocationDefinition) -> [ScreenPart] {
    [.invocation(invocation)]
  }
  /// Adds actions on entry.
  public static func buildExpression(_ entry: Entry) -> [ScreenPart] { [.entry(entry.actions)] }
  /// Adds actions on exit.
  public static func buildExpression(_ exit: Exit) -> [ScreenPart] { [.exit(exit.actions)] }
}

extension ScreenDefinition {
  /// Makes a screen from the parts inside the braces.
  ///
  /// - Parameters:
  ///   - name: the name that other screens use to push or present it.
  ///   - title: the navigation bar's title.
  ///   - root: the element that contains the views of the states.
  ///   - isModal: while this holds, only the app can dismiss the screen where it is presented.
  ///   - initial: the first state; by default the first one in the list.
  ///   - parts: the view, context, events and states.
  public init(
    _ name: String, title: ElementText? = nil, root: some ElementMaker = Other(),
    isModal: ElementCondition = false, initial: String? = nil,
    @ScreenBuilder parts: () -> [ScreenPart] = { [] }
  ) {
    self.init(
      name: name, title: title, root: root.element, isModal: isModal, initial: "", states: [])
    for part in parts() {
      switch part {
      case .element(let element): view.append(element)
      case .barItems(let elements): barItems += elements
      case .context(let key, let value): context[key] = value
      case .event(let event): on.append(merging: event)
      case .state(let state): states.append(state)
      case .delayed, .invocation, .entry, .exit: break
      }
    }
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
    isIdle: Bool = true, @StateBuilder parts: () -> [ScreenPart] = { [] }
  ) {
    self.init(name: name, animation: animation, isIdle: isIdle)
    for part in parts() {
      switch part {
      case .element(let element): view.append(element)
      case .event(let event): on.append(merging: event)
      case .state(let state): states.append(state)
      case .delayed(let delayed): after.append(delayed)
      case .invocation(let invocation): invoke.append(invocation)
      case .entry(let actions): entry += actions
      case .exit(let actions): exit += actions
      case .context, .barItems: break
      }
    }
    self.initial = initial ?? states.first?.name
  }
}

extension [EventDefinition] {
  /// Appends the answer to an event, or adds its transitions to an existing answer.
  fileprivate mutating func append(merging event: EventDefinition) {
    guard let index = firstIndex(where: { $0.event == event.event }) else { return append(event) }
    self[index].transitions += event.transitions
  }
}
