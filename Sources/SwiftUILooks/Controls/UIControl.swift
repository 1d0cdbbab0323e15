public import AppleTypes
public import Foundation

/// A control: a view that calls methods when a person uses it.
open class UIControl: UIView {
  /// Its state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither touched nor selected.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// What a person does with a control.
  public struct Event: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes events from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger is lifted in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The most important action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field gets the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field loses the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key of a field is tapped.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any of them.
    public static let allEvents = Event(rawValue: .max)
  }

  private struct Call {
    weak var target: AnyObject?
    let selector: Selector
    var events: Event
  }

  private var calls: [Call] = []
  private var actions: [(action: UIAction, events: Event)] = []
  /// Whether a person can use it.
  open var isEnabled = true { didSet { change() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { change() } }
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// Calls a method of an object after events.
  ///
  /// `rehearse overlay` makes a selector that can be called of `#selector`; by its name alone a
  /// method cannot be called on Linux.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    calls.append(
      Call(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
  }
  /// Calls a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for place in calls.indices
    where (target == nil || calls[place].target === target)
      && (action == nil || calls[place].selector == action)
    { calls[place].events.subtract(controlEvents) }
  }
  /// Performs an action after events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  /// Calls what is to be called after events.
  @MainActor @preconcurrency
  open func sendActions(for controlEvents: Event) {
    for call in calls where !call.events.isDisjoint(with: controlEvents) {
      call.selector.perform(on: call.target, from: self)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// An entry of a menu, or what a control does.
open class UIAction: NSObject {
  /// Its words.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  let handler: @MainActor (UIAction) -> Void
  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) { (self.title, self.image, self.handler) = (title, image, handler) }
}
