public import AccessibilityTree
public import PredicateFormat
public import VirtualTime

/// One screen: a statechart whose states show elements.
public struct ScreenDefinition: Sendable, Equatable {
  /// The name that other screens use to push or present it.
  public var name: String
  /// The navigation bar's title.
  public var title: ElementText?
  /// The label of the button that leads back to this screen; nil for the screen's title.
  public var backTitle: ElementText?
  /// The element that contains the states' views; the active states supply its children.
  public var root: ElementDefinition
  /// The screen's own values, with their initial values.
  public var context: [String: FormatValue]
  /// Elements shown in every state, before the states' own.
  public var view: [ElementDefinition]
  /// Transitions that apply in every state.
  public var on: [EventDefinition]
  /// Buttons at the right end of the navigation bar.
  public var barItems: [ElementDefinition]
  /// Buttons at the left end of the navigation bar that replace the back button.
  public var leftBarItems: [ElementDefinition]
  /// While this is true, the screen stays presented when a person pulls it down or taps outside it,
  /// and gets the event `dismissAttempted` instead.
  public var isModal: ElementCondition
  /// The name of the initial state.
  public var initial: String
  /// The states, in the order in which they are listed to people.
  public var states: [StateDefinition]
  /// The Swift type that runs the screen; nil if the definition is complete without one.
  package var swift: AnySwiftScreen?

  /// Makes a screen; without states it has a single one.
  public init(
    name: String,
    title: ElementText? = nil,
    backTitle: ElementText? = nil,
    root: ElementDefinition = ElementDefinition(.other),
    context: [String: FormatValue] = [:],
    view: [ElementDefinition] = [],
    on: [EventDefinition] = [],
    barItems: [ElementDefinition] = [],
    leftBarItems: [ElementDefinition] = [],
    isModal: ElementCondition = false,
    initial: String,
    states: [StateDefinition]
  ) {
    self.name = name
    self.title = title
    self.backTitle = backTitle
    self.root = root
    self.context = context
    self.view = view
    self.on = on
    self.barItems = barItems
    self.leftBarItems = leftBarItems
    self.isModal = isModal
    self.initial = initial
    self.states = states
  }
}

/// A state of a screen, which may contain inner states.
public struct StateDefinition: Sendable, Equatable {
  /// The state's name, unique among its siblings.
  public var name: String
  /// Actions that run when the state is entered.
  public var entry: [ActionDefinition]
  /// Actions that run when the state is left.
  public var exit: [ActionDefinition]
  /// Transitions by event.
  public var on: [EventDefinition]
  /// Transitions taken after the state has been active for a time.
  public var after: [DelayedTransitionDefinition]
  /// Loaders started on entry.
  public var invoke: [InvocationDefinition]
  /// Elements shown while the state is active, inside the screen's root.
  public var view: [ElementDefinition]
  /// How long animations run after the state is entered; until then the app is not idle.
  public var animation: VirtualDuration
  /// False if a repeating timer prevents the app's main thread from ever being idle.
  public var isIdle: Bool
  /// The inner state entered with this one, if there is any.
  public var initial: String?
  /// The inner states.
  public var states: [StateDefinition]

  /// Makes a state.
  public init(
    name: String,
    entry: [ActionDefinition] = [],
    exit: [ActionDefinition] = [],
    on: [EventDefinition] = [],
    after: [DelayedTransitionDefinition] = [],
    invoke: [InvocationDefinition] = [],
    view: [ElementDefinition] = [],
    animation: VirtualDuration = .zero,
    isIdle: Bool = true,
    initial: String? = nil,
    states: [StateDefinition] = []
  ) {
    self.name = name
    self.entry = entry
    self.exit = exit
    self.on = on
    self.after = after
    self.invoke = invoke
    self.view = view
    self.animation = animation
    self.isIdle = isIdle
    self.initial = initial
    self.states = states
  }
}

extension StateDefinition {
  /// The dotted path of the state below another; an empty `outer` means the screen.
  package func path(below outer: String) -> String { outer.isEmpty ? name : outer + "." + name }
}

extension ScreenDefinition {
  /// How deeply the states of a screen and the elements of a view may nest, taken together.
  ///
  /// A file within this limit is also within the depth that files are read to.
  package static let nestingLimit = 64
}

extension StateDefinition {
  /// The name of the only state of a screen that declares no states.
  package static let onlyName = "shown"
  /// The key under which journals store the views that an app of SwiftUI source has shown; it is
  /// not a value of the app.
  package static let viewsKey = "views"
  /// The key under which journals store the screens on the app's navigation stacks.
  package static let stacksKey = "stacks"
}

extension ScreenDefinition {
  /// The name of the file that describes the screen.
  package var file: String { swift?.typeName ?? name + AppFileName.ending }
}
