import AccessibilityTree
public import AppModel
public import PredicateFormat

/// A screen as a Swift type, with its own state and reducer; use it together with screens in files.
///
/// ```swift
/// struct CounterScreen: SwiftScreen {
///   struct State: Equatable, Sendable { var count = 0 }
///   enum Event: Sendable { case add }
///   var initial: State { State() }
///
///   func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
///     state.count += 1
///     return []
///   }
///
///   func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
///     Text("\(state.count)", id: "count")
///     Button("Add").onTap(send(.add))
///   }
/// }
/// ```
///
/// Its view is made again only if its state has changed. Everything it does must follow from its
/// inputs: it must not read a clock or use random numbers.
public protocol SwiftScreen: Sendable {
  /// The state of the screen while it is shown.
  associatedtype State: Equatable & Sendable
  /// The events of the screen; two events with the same spelling are the same event.
  associatedtype Event: Sendable

  /// The type that gives elements the names of this screen's events.
  typealias Sender = ScreenSender<State, Event>

  /// The name that other screens use to push or present it; by default made from the type's name:
  /// `counter` for `CounterScreen`.
  var name: String { get }
  /// The navigation bar's title; it can contain expressions over the state's properties.
  var title: ElementText? { get }
  /// The element that contains the view.
  var root: ElementDefinition { get }
  /// While this is true, the screen stays presented when a person pulls it down, and gets the event
  /// named `dismissAttempted`.
  var isModal: ElementCondition { get }
  /// The values that other screens can pass to this one, with their defaults.
  var takes: [Context] { get }
  /// The initial state.
  var initial: State { get }
  /// The names that states can have, as far as they are known before a run; coverage counts them.
  var stateNames: [String] { get }

  /// Reads the values passed to the screen when it is first shown, and returns its first effects.
  func begin(_ state: inout State, given: [String: FormatValue]) -> [ScreenEffect<Event>]

  /// Answers an event by changing the state, and returns the effects.
  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>]

  /// The elements that the screen shows in a state.
  @ElementsBuilder func view(_ state: State, _ send: Sender) -> [ElementDefinition]

  /// Buttons at the right end of the navigation bar in a state.
  @ElementsBuilder func barItems(_ state: State, _ send: Sender) -> [ElementDefinition]

  /// Buttons at the left end of the navigation bar in a state that replace the back button.
  @ElementsBuilder func leftBarItems(_ state: State, _ send: Sender) -> [ElementDefinition]

  /// The name of a state in journals, routes and coverage; it must not contain a dot.
  ///
  /// By default it is the case of an enumeration. For a structure it lists the properties that are
  /// true, set or a case, as in `isLoading` or `phase failed`; it is `shown` if there are none.
  func stateName(_ state: State) -> String

  /// The event for a name, such as that of an answer to `.ask` or of a test's command; `appeared`
  /// each time the screen becomes visible.
  func event(named name: String, data: FormatValue) -> Event?
}

extension SwiftScreen {
  /// The name of the type without `Screen`, starting with a lowercase letter.
  public var name: String {
    var words = String(describing: Self.self)
    if words.hasSuffix("Screen"), words != "Screen" { words.removeLast("Screen".count) }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
  /// No title.
  public var title: ElementText? { nil }
  /// A plain view.
  public var root: ElementDefinition { ElementDefinition(.other) }
  /// Never modal.
  public var isModal: ElementCondition { false }
  /// No values.
  public var takes: [Context] { [] }
  /// No known names.
  public var stateNames: [String] { [] }
  /// Does nothing and returns no effects.
  public func begin(
    _ state: inout State, given: [String: FormatValue]
  ) -> [ScreenEffect<Event>] { [] }
  /// No buttons.
  public func barItems(_ state: State, _ send: Sender) -> [ElementDefinition] { [] }
  /// No buttons, so that the back button stays.
  public func leftBarItems(_ state: State, _ send: Sender) -> [ElementDefinition] { [] }
  /// The case, or the properties that are true, set or a case.
  public func stateName(_ state: State) -> String { SwiftValueText.name(of: state) }
  /// No event.
  public func event(named name: String, data: FormatValue) -> Event? { nil }
}

extension SwiftScreen where State: CaseIterable {
  /// The names of all cases.
  public var stateNames: [String] { State.allCases.map(stateName) }
}
