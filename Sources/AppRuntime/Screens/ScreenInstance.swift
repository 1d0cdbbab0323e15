import AppBuilding
package import AppCompiling
import AppModel
package import PredicateFormat
package import VirtualTime

/// An open screen: its context, and which of its states are active.
package final class ScreenInstance {
  /// A state that is active now, with what ends when the state is left.
  package struct Activation {
    package var state: CompiledState
    package let number: Int
    /// When it was entered.
    let began: VirtualInstant
    package var timers: [EventHandle] = []
    var runs: [Int] = []
    /// Whether the exit actions have begun; they run once, even if they close the screen.
    var isLeaving = false
  }

  /// A delayed event that has not been raised yet.
  package struct Delayed {
    let handle: EventHandle
    let data: FormatValue
    /// The event for a Swift screen, and the identifier that cancels it.
    var sent: SwiftScreenEvent?
    var id: String?
  }

  package let id: Int
  package let screen: CompiledScreen
  /// The state of a Swift screen; nil for any other.
  let run: (any RunningSwiftScreen)?
  /// The bar items of a Swift screen in its present state.
  var drawnBarItems: [CompiledElement] = []
  var drawnLeftBarItems: [CompiledElement] = []
  // Exclusivity is unchecked for what every step reads, as in the clock: no access runs other code.
  @exclusivity(unchecked) package var context: [String: FormatValue]
  /// The statechart, then the active states from the outermost to the innermost.
  @exclusivity(unchecked) package var active: [Activation] = []
  /// Whether the screen is still open.
  var isOpen = true
  /// Delayed events by their numbers.
  package var delayed: [Int: Delayed] = [:]
  /// The values of controls without a binding.
  var held: [ControlKey: FormatValue] = [:]
  /// The months that calendars show if the user has turned to another month.
  var calendars: [ControlKey: ShownMonth] = [:]
  /// The cell whose commands are shown.
  package var swiped: SwipedCell?
  /// The drawn order of unordered items; nil for the order in which they are written.
  var itemOrder: ItemOrder?
  /// The scroll positions of the containers.
  var places: [ControlKey: ScrollPlace] = [:]

  init(id: Int, screen: CompiledScreen, context: [String: FormatValue]) {
    self.id = id
    self.screen = screen
    run = screen.definition.swift?.makeRun()
    self.context = screen.definition.context.merging(context) { _, given in given }
  }

  /// The same screen in the same state, for a copy of its process.
  func copy() -> ScreenInstance {
    let copy = ScreenInstance(copying: self)
    copy.drawnBarItems = drawnBarItems
    copy.drawnLeftBarItems = drawnLeftBarItems
    copy.active = active
    copy.isOpen = isOpen
    copy.delayed = delayed
    copy.held = held
    copy.calendars = calendars
    copy.swiped = swiped
    copy.itemOrder = itemOrder
    copy.places = places
    return copy
  }

  private init(copying other: ScreenInstance) {
    id = other.id
    screen = other.screen
    run = other.run?.copy()
    context = other.context
  }

  package var name: String { screen.definition.name }

  /// The buttons at the right end of the navigation bar.
  var barItems: [CompiledElement] { run == nil ? screen.barItems : drawnBarItems }
  /// The buttons at its left end.
  var leftBarItems: [CompiledElement] { run == nil ? screen.leftBarItems : drawnLeftBarItems }

  /// The dotted path of the innermost active state.
  package var statePath: String { active.last?.state.path ?? "" }
}

extension ScreenInstance {
  /// The value of a control: that of its context key, else the control's own.
  package func value(of element: CompiledElement, item: ItemScope?) -> FormatValue {
    if let binding = element.definition.binding { return context[binding] ?? .null }
    if let value = held[ControlKey(element, item: item)] { return value }
    guard case .literal(let words)? = element.value else { return .null }
    return .string(words)
  }

  /// Sets the value of a control.
  func setValue(_ value: FormatValue, of element: CompiledElement, item: ItemScope?) {
    if let binding = element.definition.binding {
      context[binding] = value
    } else {
      held[ControlKey(element, item: item)] = value
    }
  }
}
