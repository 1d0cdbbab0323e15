import AppBuilding
package import AppCompiling
import AppModel
package import PredicateFormat
package import VirtualTime

/// A screen that stands in the app: its context, and which of its states are active.
package final class ScreenInstance {
  /// A state that is active now, with what has to end when it is left.
  package struct Activation {
    package var state: CompiledState
    package let number: Int
    /// When it was entered.
    let began: VirtualInstant
    package var timers: [EventHandle] = []
    var runs: [Int] = []
    /// The exit actions have begun; they are not begun again when they take the screen away.
    var isLeaving = false
  }

  /// A delayed event that has not been raised yet.
  package struct Delayed {
    let handle: EventHandle
    let data: FormatValue
    /// What is sent to a Swift screen, and the name to cancel it by.
    var sent: SwiftScreenEvent?
    var id: String?
  }

  package let id: Int
  package let screen: CompiledScreen
  /// The state of a Swift screen; nil for any other.
  let run: (any StandingSwiftScreen)?
  /// The bar items of a Swift screen in its present state.
  var drawnBarItems: [CompiledElement] = []
  package var context: [String: FormatValue]
  /// The chart itself, then the active states from the outermost to the innermost.
  package var active: [Activation] = []
  /// False once the screen is off the stack.
  var isStanding = true
  /// Delayed events by their numbers.
  package var delayed: [Int: Delayed] = [:]
  /// What controls without a binding hold.
  var held: [ControlKey: FormatValue] = [:]
  /// The months that calendars show where it is not that of their date.
  var calendars: [ControlKey: ShownMonth] = [:]
  /// The cell that shows its commands.
  package var swiped: SwipedCell?
  /// The order of items that have none of their own; nil for the one they are written in.
  var itemOrder: ItemOrder?
  /// How far the containers that scroll are scrolled.
  var places: [ControlKey: ScrollPlace] = [:]

  init(id: Int, screen: CompiledScreen, context: [String: FormatValue]) {
    self.id = id
    self.screen = screen
    run = screen.definition.swift?.makeRun()
    self.context = screen.definition.context.merging(context) { _, given in given }
  }

  package var name: String { screen.definition.name }

  /// Buttons at the right end of the navigation bar.
  var barItems: [CompiledElement] { run == nil ? screen.barItems : drawnBarItems }

  /// The dotted path of the innermost active state.
  package var statePath: String { active.last?.state.path ?? "" }
}

/// Names a control of a screen: which element, and for which item of a repetition.
package struct ControlKey: Hashable {
  package let ordinal: Int
  let item: Int?

  init(_ element: CompiledElement, item: ItemScope?) {
    ordinal = element.ordinal
    self.item = item?.key
  }
}

extension ScreenInstance {
  /// What a control holds: the value under its context key, else its own.
  package func value(of element: CompiledElement, item: ItemScope?) -> FormatValue {
    if let binding = element.definition.binding { return context[binding] ?? .null }
    if let value = held[ControlKey(element, item: item)] { return value }
    guard case .literal(let words)? = element.value else { return .null }
    return .string(words)
  }

  /// Gives a control a value.
  func setValue(_ value: FormatValue, of element: CompiledElement, item: ItemScope?) {
    if let binding = element.definition.binding {
      context[binding] = value
    } else {
      held[ControlKey(element, item: item)] = value
    }
  }
}
