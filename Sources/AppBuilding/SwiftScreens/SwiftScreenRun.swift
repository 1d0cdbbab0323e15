package import AppModel
package import PredicateFormat

/// An event of a Swift screen without its type.
package struct SwiftScreenEvent: Sendable {
  /// How it is spelled, in journals too.
  package let name: String
  let value: any Sendable

  init(_ value: some Sendable) {
    name = SwiftValueText.of(value)
    self.value = value
  }
}

/// A Swift screen that stands in an app, without its types.
package protocol StandingSwiftScreen: AnyObject {
  /// The name of the present state.
  var stateName: String { get }
  /// What expressions and controls read of the state.
  var values: [(key: String, value: FormatValue)] { get }
  /// Takes what was given.
  func begin(given: [String: FormatValue]) -> [ScreenEffect<SwiftScreenEvent>]
  /// The event that an element or the app raises by a name; nil where it is none of the screen's.
  func event(named name: String, data: FormatValue) -> SwiftScreenEvent?
  /// Answers an event; the state may be the same afterwards.
  func take(
    _ event: SwiftScreenEvent
  ) -> (effects: [ScreenEffect<SwiftScreenEvent>], isChanged: Bool)
  /// Takes what a control has been given; true where the key is bound.
  func set(_ key: String, to value: FormatValue) -> Bool
  /// What is to be shown, until the state changes.
  func draw() -> (view: [ElementDefinition], barItems: [ElementDefinition])
}

/// A Swift screen that stands in an app: its state, and what its names stand for.
final class SwiftScreenRun<Screen: SwiftScreen>: StandingSwiftScreen {
  private let screen: Screen
  private var state: Screen.State
  private var sender: Screen.Sender

  init(_ screen: Screen) {
    self.screen = screen
    state = screen.initial
    sender = ScreenSender(screen.initial)
  }

  var stateName: String { screen.stateName(state) }

  var values: [(key: String, value: FormatValue)] {
    SwiftValueText.members(of: state) + sender.values
  }

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

  func draw() -> (view: [ElementDefinition], barItems: [ElementDefinition]) {
    sender = ScreenSender(state)
    return (screen.view(state, sender), screen.barItems(state, sender))
  }
}
