import AccessibilityTree
public import AppModel
public import PredicateFormat

/// A screen as a Swift type, with its own state and reducer, beside screens of files.
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
/// It is asked again for its view only when its state has changed. All it does must follow from
/// what it is given: it reads no clock and throws no dice.
public protocol SwiftScreen: Sendable {
  /// What the screen remembers while it stands.
  associatedtype State: Equatable & Sendable
  /// What can happen on the screen; two events that are spelled the same are the same.
  associatedtype Event: Sendable

  /// Makes the names by which elements raise events of this screen.
  typealias Sender = ScreenSender<State, Event>

  /// The name by which others push or present it; unless given that of the type, `counter` for
  /// `CounterScreen`.
  var name: String { get }
  /// The navigation bar's title, which expressions over the state's properties may give.
  var title: ElementText? { get }
  /// The element that holds the view.
  var root: ElementDefinition { get }
  /// While it holds, the screen stays where it is presented when a person pulls it down, and gets
  /// the event named `dismissAttempted`.
  var isModal: ElementCondition { get }
  /// What those who show the screen may give it, and what stands in place of what they do not.
  var takes: [Context] { get }
  /// The state in which it comes to stand.
  var initial: State { get }
  /// The names that states may have, as far as they are known before a run; coverage counts them.
  var stateNames: [String] { get }

  /// Takes what was given when the screen has come to stand, and says what it does first.
  func begin(_ state: inout State, given: [String: FormatValue]) -> [ScreenEffect<Event>]

  /// Answers an event with a new state and what is to be done.
  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>]

  /// What the screen shows in a state.
  @ElementsBuilder func view(_ state: State, _ send: Sender) -> [ElementDefinition]

  /// Buttons at the right end of the navigation bar in a state.
  @ElementsBuilder func barItems(_ state: State, _ send: Sender) -> [ElementDefinition]

  /// The name of a state in journals, routes and coverage; it has no point.
  ///
  /// Unless given it is the case of an enumeration. Of a structure it is the properties that are
  /// true, set or a case, as in `isLoading` or `phase failed`; `shown` where there are none.
  func stateName(_ state: State) -> String

  /// The event for one that has only a name, such as an answer to `.ask` or a test's command.
  func event(named name: String, data: FormatValue) -> Event?
}

extension SwiftScreen {
  /// The name of the type without `Screen`, with a small first letter.
  public var name: String {
    var words = String(describing: Self.self)
    if words.hasSuffix("Screen"), words != "Screen" { words.removeLast("Screen".count) }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
  /// None.
  public var title: ElementText? { nil }
  /// A plain view.
  public var root: ElementDefinition { ElementDefinition(.other) }
  /// Never.
  public var isModal: ElementCondition { false }
  /// Nothing.
  public var takes: [Context] { [] }
  /// None that are known.
  public var stateNames: [String] { [] }
  /// Does nothing.
  public func begin(
    _ state: inout State, given: [String: FormatValue]
  ) -> [ScreenEffect<Event>] { [] }
  /// No buttons.
  public func barItems(_ state: State, _ send: Sender) -> [ElementDefinition] { [] }
  /// The case, or the properties that are true, set or a case.
  public func stateName(_ state: State) -> String { SwiftValueText.name(of: state) }
  /// None.
  public func event(named name: String, data: FormatValue) -> Event? { nil }
}

extension SwiftScreen where State: CaseIterable {
  /// The names of all cases.
  public var stateNames: [String] { State.allCases.map(stateName) }
}
