public import AppModel
public import PredicateFormat
public import VirtualTime

/// A screen of an app: `Screen("login", title: "Login") { ... }`.
public typealias Screen = ScreenDefinition

/// A state of a screen: `State("loading") { ... }`.
public typealias State = StateDefinition

/// A value that a screen or an app starts with: `Context("email", "")`.
public struct Context: Sendable {
  let key: String
  let value: FormatValue

  /// Names a value and says what it starts with.
  public init(_ key: String, _ value: FormatValue) {
    self.key = key
    self.value = value
  }
}

/// Actions done when a state is entered.
public struct Entry: Sendable {
  let actions: [ActionDefinition]

  /// Takes the actions in their order.
  public init(_ actions: ActionDefinition...) { self.actions = actions }
}

/// Actions done when a state is left.
public struct Exit: Sendable {
  let actions: [ActionDefinition]

  /// Takes the actions in their order.
  public init(_ actions: ActionDefinition...) { self.actions = actions }
}

/// Buttons at the right end of the navigation bar.
public struct BarItems: Sendable {
  let elements: [ElementDefinition]

  /// Takes the buttons in their order.
  public init(@ElementsBuilder _ elements: () -> [ElementDefinition]) { self.elements = elements() }
}

/// One thing between the braces of a screen or a state.
public enum ScreenPart: Sendable {
  /// Part of the view.
  case element(ElementDefinition)
  /// Buttons of the navigation bar; of a screen only.
  case barItems([ElementDefinition])
  /// A value of the context; of a screen only.
  case context(key: String, value: FormatValue)
  /// The answer to an event.
  case event(EventDefinition)
  /// A state, or a state inside a state.
  case state(StateDefinition)
  /// A delayed transition; of a state only.
  case delayed(DelayedTransitionDefinition)
  /// A loader to start; of a state only.
  case invocation(InvocationDefinition)
  /// Actions on entry; of a state only.
  case entry([ActionDefinition])
  /// Actions on exit; of a state only.
  case exit([ActionDefinition])
}

/// Gathers what every screen and state may have between braces.
public protocol ScreenPartBuilder {}

extension ScreenPartBuilder {
  /// Takes an element of the view.
  public static func buildExpression(_ maker: some ElementMaker) -> [ScreenPart] {
    [.element(maker.element)]
  }
  /// Takes an element that was made elsewhere.
  public static func buildExpression(_ element: ElementDefinition) -> [ScreenPart] {
    [.element(element)]
  }
  /// Takes the answer to an event.
  public static func buildExpression(_ event: EventDefinition) -> [ScreenPart] { [.event(event)] }
  /// Takes a state.
  public static func buildExpression(_ state: StateDefinition) -> [ScreenPart] { [.state(state)] }
  /// Joins parts.
  public static func buildBlock(_ parts: [ScreenPart]...) -> [ScreenPart] { parts.flatMap { $0 } }
  /// Takes the parts of an `if` without `else`.
  public static func buildOptional(_ part: [ScreenPart]?) -> [ScreenPart] { part ?? [] }
  /// Takes the parts of an `if`.
  public static func buildEither(first part: [ScreenPart]) -> [ScreenPart] { part }
  /// Takes the parts of an `else`.
  public static func buildEither(second part: [ScreenPart]) -> [ScreenPart] { part }
  /// Joins the parts of a `for`.
  public static func buildArray(_ parts: [[ScreenPart]]) -> [ScreenPart] { parts.flatMap { $0 } }
}

/// Gathers what stands between the braces of a screen.
@resultBuilder
public enum ScreenBuilder: ScreenPartBuilder {
  /// Takes a value of the context.
  public static func buildExpression(_ context: Context) -> [ScreenPart] {
    [.context(key: context.key, value: context.value)]
  }
  /// Takes buttons of the navigation bar.
  public static func buildExpression(_ items: BarItems) -> [ScreenPart] {
    [.barItems(items.elements)]
  }
}

/// Gathers what stands between the braces of a state.
@resultBuilder
public enum StateBuilder: ScreenPartBuilder {
  /// Takes a delayed transition.
  public static func buildExpression(_ delayed: DelayedTransitionDefinition) -> [ScreenPart] {
    [.delayed(delayed)]
  }
  /// Takes a loader to start.
  public static func buildExpression(_ invocation: InvocationDefinition) -> [ScreenPart] {
    [.invocation(invocation)]
  }
  /// Takes actions on entry.
  public static func buildExpression(_ entry: Entry) -> [ScreenPart] { [.entry(entry.actions)] }
  /// Takes actions on exit.
  public static func buildExpression(_ exit: Exit) -> [ScreenPart] { [.exit(exit.actions)] }
}

extension ScreenDefinition {
  /// Makes a screen of what stands between the braces.
  ///
  /// - Parameters:
  ///   - name: the name by which others push or present it.
  ///   - title: the navigation bar's title.
  ///   - root: the element that holds the views of the states.
  ///   - isModal: while it holds, only the app takes the screen away where it is presented.
  ///   - initial: the first state; the one that stands first unless given.
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
  /// Makes a state of what stands between the braces.
  ///
  /// - Parameters:
  ///   - name: the state's name.
  ///   - initial: the first of the states inside; the one that stands first unless given.
  ///   - animation: how long things move when the state is entered.
  ///   - isIdle: false where a repeating timer never lets the main thread be idle.
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
  /// Appends an answer, to the transitions of the same event where there are some.
  fileprivate mutating func append(merging event: EventDefinition) {
    guard let index = firstIndex(where: { $0.event == event.event }) else { return append(event) }
    self[index].transitions += event.transitions
  }
}
