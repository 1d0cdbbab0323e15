package import AppModel
package import PredicateFormat

/// An event of a Swift screen, stored without its type.
package struct SwiftScreenEvent: Sendable {
  /// The spelling of the event, also in journals.
  package let name: String
  let value: any Sendable

  init(_ value: some Sendable) {
    name = SwiftValueText.of(value)
    self.value = value
  }
}

/// A Swift screen in a running app, with its types erased.
package protocol RunningSwiftScreen: AnyObject {
  /// The name of the current state.
  var stateName: String { get }
  /// The values of the state that expressions and controls can read.
  var values: [(key: String, value: FormatValue)] { get }
  /// The subset of the values that controls read and write.
  var controlValues: [(key: String, value: FormatValue)] { get }
  /// Passes values to the screen and returns its first effects.
  func begin(given: [String: FormatValue]) -> [ScreenEffect<SwiftScreenEvent>]
  /// The event that an element or the app raises by name; nil if the screen has no such event.
  func event(named name: String, data: FormatValue) -> SwiftScreenEvent?
  /// Handles an event; `isChanged` reports whether the state has changed.
  func take(
    _ event: SwiftScreenEvent
  ) -> (effects: [ScreenEffect<SwiftScreenEvent>], isChanged: Bool)
  /// Passes the new value of a control to the state; false if the key is not bound.
  func set(_ key: String, to value: FormatValue) -> Bool
  /// Takes a change around the screen into account; returns whether it has to be drawn again.
  func follow(_ change: ScreenChange) -> Bool
  /// Gives the screen a closure that raises its event for changes that no person makes, and its
  /// access to the run.
  func attach(_ wake: @escaping (SwiftScreenEvent) -> Void, to run: RunAccess)
  /// Where the screen wants the keyboard focus; nil if it does not mind, or has it there.
  var focusWish: FocusWish? { get }
  /// Whether the screen looks as it was drawn last, except for the values of its controls.
  var isDrawn: Bool { get }
  /// Runs a part of a task of the screen's code.
  func perform(_ work: () -> Void)
  /// Makes the view and the bar items for the current state.
  func draw() -> DrawnElements
  /// A run of the same screen in the same state.
  func copy() -> any RunningSwiftScreen
}

/// The elements that a Swift screen shows in a state.
package typealias DrawnElements = (
  view: [ElementDefinition], barItems: [ElementDefinition], leftBarItems: [ElementDefinition]
)

/// A Swift screen in a running app: its state, and the names of its events and keys.
final class SwiftScreenRun<Screen: SwiftScreen>: RunningSwiftScreen {
  private let screen: Screen
  private var state: Screen.State
  private var sender: Screen.Sender

  init(_ screen: Screen) {
    self.screen = screen
    state = screen.initial
    sender = ScreenSender()
  }

  var stateName: String { screen.stateName(state) }

  var values: [(key: String, value: FormatValue)] {
    ((state as? any ScreenFollowing)?.facts ?? SwiftValueText.members(of: state)) + controlValues
  }

  var controlValues: [(key: String, value: FormatValue)] { sender.values(in: state) }

  func begin(given: [String: FormatValue]) -> [ScreenEffect<SwiftScreenEvent>] {
    screen.begin(&state, given: given).map { $0.map { SwiftScreenEvent($0) } }
  }

  func event(named name: String, data: FormatValue) -> SwiftScreenEvent? {
    (sender.events[name] ?? screen.event(named: name, data: data)).map { SwiftScreenEvent($0) }
  }

  func take(
    _ event: SwiftScreenEvent
  ) -> (effects: [ScreenEffect<SwiftScreenEvent>], isChanged: Bool) {
    guard let typed = event.value as? Screen.Event else { return ([], false) }
    let before = state
    let effects = screen.reduce(&state, typed)
    return (effects.map { $0.map { SwiftScreenEvent($0) } }, state != before)
  }

  func set(_ key: String, to value: FormatValue) -> Bool {
    guard let setter = sender.setters[key] else { return false }
    setter(&state, value)
    return true
  }

  func follow(_ change: ScreenChange) -> Bool {
    guard var following = state as? any ScreenFollowing, following.follow(change),
      let changed = following as? Screen.State
    else { return false }
    state = changed
    return true
  }

  func attach(_ wake: @escaping (SwiftScreenEvent) -> Void, to run: RunAccess) {
    guard let following = state as? any ScreenFollowing,
      let event = screen.event(named: type(of: following).wakeName, data: .null)
    else { return }
    let wrapped = SwiftScreenEvent(event)
    following.attach({ wake(wrapped) }, to: run)
  }

  var focusWish: FocusWish? { (state as? any ScreenFollowing)?.focusWish }

  var isDrawn: Bool { (state as? any ScreenFollowing)?.isDrawn ?? false }

  func perform(_ work: () -> Void) {
    (state as? any ScreenFollowing)?.perform(work) ?? work()
  }

  func draw() -> DrawnElements {
    sender = ScreenSender()
    return (
      screen.view(state, sender), screen.barItems(state, sender),
      screen.leftBarItems(state, sender)
    )
  }

  func copy() -> any RunningSwiftScreen {
    let copy = SwiftScreenRun(screen)
    copy.state = state
    copy.sender = sender
    return copy
  }
}
