import AccessibilityTree
import PredicateFormat
import VirtualTime

/// A screen that stands in the app: its context, and which of its states are active.
final class ScreenInstance {
  /// A state that is active now, with what has to end when it is left.
  struct Activation {
    let state: CompiledState
    let number: Int
    var timers: [EventHandle] = []
    var runs: [Int] = []
    /// Set while it is left, so that an exit action that leaves it again is done once.
    var isLeaving = false
  }

  let id: Int
  let screen: CompiledScreen
  var context: [String: FormatValue]
  /// The chart itself, then the active states from the outermost to the innermost.
  var active: [Activation] = []
  /// False once the screen is off the stack.
  var isStanding = true
  /// How far the screen's root is scrolled down, in points.
  var scrollOffset = 0.0
  /// The height of all that the root holds, as last laid out.
  var contentHeight = 0.0
  /// The height of the root itself, as last laid out.
  var visibleHeight = 0.0

  init(id: Int, screen: CompiledScreen, context: [String: FormatValue]) {
    self.id = id
    self.screen = screen
    self.context = screen.definition.context.merging(context) { _, given in given }
  }

  var name: String { screen.definition.name }

  /// The dotted path of the innermost active state.
  var statePath: String { active.last?.state.path ?? "" }
}

/// A run of a loader: one invocation, with its attempts.
struct LoaderRun {
  let invocation: CompiledInvocation
  let screen: Int
  let activation: Int
  var attempt = 1
  var handle: EventHandle?
  /// The state was left, and the result will come all the same.
  var isLate = false
}

/// A stack of screens under one navigation bar.
struct ScreenStack {
  var screens: [ScreenInstance]
  var hasBar: Bool
}

/// A stack shown over the others.
struct PresentedStack {
  var stack: ScreenStack
  let style: PresentationStyle
}

/// An alert that stands over everything.
struct ShownAlert {
  let screen: Int
  let definition: AlertDefinition
  let title: String
  let message: String?
  let labels: [String]
}

/// Where typed text goes.
struct KeyboardFocus: Equatable {
  let screen: Int
  let binding: String?
  let identifier: String
  let index: Int
  let type: ElementType
}
