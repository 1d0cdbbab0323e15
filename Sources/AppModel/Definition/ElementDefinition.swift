public import AccessibilityTree

/// A text of an element: fixed, from the context, or from the string table.
public enum ElementText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// A fixed text.
  case literal(String)
  /// The value of an expression over the context, as text.
  case bind(String)
  /// The text under a key of the app's string table in the current language. Expressions give its
  /// arguments their values, and the argument `count` chooses the form of a plural.
  case string(key: String, with: [String: String] = [:])
  /// The value of an expression over the context, formatted for the current language and region.
  case formatted(String, TextFormat)
  /// A text followed by the section, the row, and a unique part: `galleryCell-0-1-SpecialId-`.
  indirect case indexPath(String, unique: ElementText? = nil)

  /// Makes a fixed text.
  public init(stringLiteral value: String) { self = .literal(value) }
}

/// How a value is formatted, where that depends on the language and region.
public enum TextFormat: String, Sendable, Equatable, CaseIterable {
  /// A number with grouped digits: `1,234.5`.
  case number
  /// A fraction as a percentage: 0.25 is `25%`.
  case percent
  /// A date in digits: `11/21/2026`; the value is an instant or a text such as `2026-11-21`.
  case date
}

/// A Boolean property of an element: fixed, or a predicate over the context.
public enum ElementCondition: Sendable, Equatable, ExpressibleByBooleanLiteral {
  /// A fixed value.
  case literal(Bool)
  /// The result of a predicate over the context.
  case predicate(String)

  /// Makes a fixed condition.
  public init(booleanLiteral value: Bool) { self = .literal(value) }
}

/// What an element responds to: a touch gesture, or an effect of one.
public enum ElementGesture: String, Sendable, Equatable, CaseIterable {
  case tap, doubleTap, tripleTap, longPress, twoFingerTap
  case swipeUp, swipeDown, swipeLeft, swipeRight
  /// Two fingers that move together or apart, or rotate.
  case pinch, rotate
  /// A pointer that rests on the element, clicks with its secondary button, or turns a wheel.
  case hover, rightClick, scroll
  /// The return key of a field.
  case submit
  /// The content of a container is pulled down from its top.
  case refresh
  /// The end of a container's content becomes visible.
  case reachEnd
  /// A touch has changed the value of a control.
  case change
  /// The button next to a search field that ends the search.
  case cancel
}

/// The event that a gesture raises on the element's screen.
public struct GestureDefinition: Sendable, Equatable {
  /// The gesture.
  public var gesture: ElementGesture
  /// The event it raises.
  public var event: String
  /// Expressions for the data of the event, readable as `event.<key>`.
  public var data: [String: String]

  /// Makes the response to a gesture.
  public init(_ gesture: ElementGesture, raises event: String, data: [String: String] = [:]) {
    self.gesture = gesture
    self.event = event
    self.data = data
  }
}

/// An element of a view, with everything that a file can specify.
public struct ElementDefinition: Sendable, Equatable {
  /// How an element's children are arranged.
  public enum Layout: String, Sendable, Equatable, CaseIterable {
    case vertical, horizontal, overlay
    /// Children and their contents have fixed places and sizes; nothing scrolls.
    case fixed
  }

  /// What happens when the element, or one inside it, has to be scrolled into view.
  public enum ScrollAnswer: String, Sendable, Equatable, CaseIterable {
    /// The screen's root scrolls, if it can.
    case moves
    /// The accessibility system reports that scrolling failed.
    case fails
    /// The accessibility system reports success, but nothing moves.
    case stays
  }

  /// A size or a place in points; the layout chooses what is nil.
  public struct Placement: Sendable, Equatable {
    /// Points from the left of the parent.
    public var x: Double?
    /// Points from the top of the parent.
    public var y: Double?
    /// Width in points.
    public var width: Double?
    /// Height in points.
    public var height: Double?

    /// Makes a placement.
    public init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The type of the element.
  public var type: ElementType
  /// The accessibility identifier.
  public var identifier: ElementText
  /// The accessibility label.
  public var label: ElementText
  /// The title, which is empty on iOS.
  public var title: ElementText
  /// The value; nil if the element has none.
  public var value: ElementText?
  /// The text that an empty field shows.
  public var placeholder: ElementText?
  /// Traits in addition to those of the type.
  public var traits: ElementTraits
  /// Whether it is enabled and responds to touches.
  public var isEnabled: ElementCondition
  /// Whether it is selected.
  public var isSelected: ElementCondition
  /// Additional states of the element.
  public var marks: [ElementMark] = []
  /// Whether it is hidden; a hidden element is absent, with everything below it.
  public var isHidden: ElementCondition
  /// Opacity; below 0.01 the element is absent, with everything below it.
  public var alpha: Double
  /// Colours and fonts, as far as an audit needs them.
  public var look: ElementLook
  /// True hides everything below; false removes only the element; nil is the default of the type.
  public var isAccessibilityElement: Bool?
  /// Identifiers of the descendants that replace the children, in this order.
  public var accessibilityElements: [String]?
  /// Size or place, where the layout should not choose it.
  public var placement: Placement
  /// How the children are arranged.
  public var layout: Layout
  /// The context key that a text field, switch or slider reads and writes.
  public var binding: String?
  /// How text is typed into a field; nil for the defaults.
  public var typing: TypingDefinition?
  /// An expression for a list; the element is made once for each item.
  public var forEach: String?
  /// The name of the item in expressions.
  public var itemName: String
  /// Whether the items may come in any order, like those of a set; they keep their order unless a
  /// fault plan changes it.
  public var isUnordered = false
  /// Whether it was drafted from tests, or a recording has confirmed it since; nil for neither.
  public var known: Knowledge?
  /// The options, range, commands and style, for controls.
  public var control: ControlDefinition {
    get { boxedControl.first ?? ControlDefinition() }
    set { boxedControl = newValue == ControlDefinition() ? [] : [newValue] }
  }
  /// In an array, because most elements are not controls and elements nest deeply.
  private var boxedControl: [ControlDefinition] = []

  /// Whether it has options, a range, commands or a style.
  package var hasControl: Bool { !boxedControl.isEmpty }

  /// Its sections, its cases, and which of its cells are created.
  public var container: ContainerDefinition {
    get { boxedContainer.first ?? ContainerDefinition() }
    set { boxedContainer = newValue == ContainerDefinition() ? [] : [newValue] }
  }
  /// In an array for the same reason as ``boxedControl``.
  private var boxedContainer: [ContainerDefinition] = []

  /// Whether it has sections, cases or a setting for its cells.
  package var hasContainer: Bool { !boxedContainer.isEmpty }

  /// The events that gestures raise.
  public var gestures: [GestureDefinition]
  /// What happens when the element, or one inside it, has to be scrolled into view.
  public var scrollAnswer: ScrollAnswer
  /// How it moves when it appears; nil if it appears at once.
  public var animation: AnimationDefinition?
  /// The elements inside.
  public var children: [ElementDefinition]

  /// Makes an element; what is omitted is empty or has the default of the type.
  public init(
    _ type: ElementType,
    identifier: ElementText = "",
    label: ElementText = "",
    title: ElementText = "",
    value: ElementText? = nil,
    placeholder: ElementText? = nil,
    traits: ElementTraits = [],
    isEnabled: ElementCondition = true,
    isSelected: ElementCondition = false,
    isHidden: ElementCondition = false,
    alpha: Double = 1,
    look: ElementLook = ElementLook(),
    isAccessibilityElement: Bool? = nil,
    accessibilityElements: [String]? = nil,
    placement: Placement = Placement(),
    layout: Layout = .vertical,
    binding: String? = nil,
    typing: TypingDefinition? = nil,
    forEach: String? = nil,
    itemName: String = "item",
    control: ControlDefinition = ControlDefinition(),
    container: ContainerDefinition = ContainerDefinition(),
    gestures: [GestureDefinition] = [],
    scrollAnswer: ScrollAnswer = .moves,
    animation: AnimationDefinition? = nil,
    children: [ElementDefinition] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.traits = traits
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
    self.alpha = alpha
    self.look = look
    self.isAccessibilityElement = isAccessibilityElement
    self.accessibilityElements = accessibilityElements
    self.placement = placement
    self.layout = layout
    self.binding = binding
    self.typing = typing
    self.forEach = forEach
    self.itemName = itemName
    boxedControl = control == ControlDefinition() ? [] : [control]
    boxedContainer = container == ContainerDefinition() ? [] : [container]
    self.gestures = gestures
    self.scrollAnswer = scrollAnswer
    self.animation = animation
    self.children = children
  }
}

extension ElementDefinition {
  /// The largest coordinate and the longest side, in points.
  package static let pointsLimit = 1_000_000.0
}
