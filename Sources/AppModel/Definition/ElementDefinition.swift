public import AccessibilityTree

/// Words of an element: fixed, from the context, or from the string table.
public enum ElementText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// These words.
  case literal(String)
  /// The value of an expression over the context, as text.
  case bind(String)
  /// The words under a key of the app's string table, in the running language; expressions give
  /// its arguments their values, and `count` chooses the form of a plural.
  case string(key: String, with: [String: String] = [:])
  /// The value of an expression over the context, as the running language and region write it.
  case formatted(String, TextFormat)
  /// The words with the place among sections and rows, and what else tells the element apart:
  /// `galleryCell-0-1-SpecialId-`.
  indirect case indexPath(String, unique: ElementText? = nil)

  /// Makes fixed words.
  public init(stringLiteral value: String) { self = .literal(value) }
}

/// How a value is written where the language and the region of the app matter.
public enum TextFormat: String, Sendable, Equatable, CaseIterable {
  /// A number with its groups of digits: `1,234.5`.
  case number
  /// A number of hundredths: 0.25 is `25%`.
  case percent
  /// A day in digits: `11/21/2026`; its value is an instant or a text such as `2026-11-21`.
  case date
}

/// A yes or no of an element: fixed, or a predicate over the context.
public enum ElementCondition: Sendable, Equatable, ExpressibleByBooleanLiteral {
  /// Always this.
  case literal(Bool)
  /// Whatever a predicate over the context says.
  case predicate(String)

  /// Makes a fixed condition.
  public init(booleanLiteral value: Bool) { self = .literal(value) }
}

/// What an element answers to: a touch, or what comes of touches.
public enum ElementGesture: String, Sendable, Equatable, CaseIterable {
  case tap, doubleTap, tripleTap, longPress, twoFingerTap
  case swipeUp, swipeDown, swipeLeft, swipeRight
  /// Two fingers that part, close or turn.
  case pinch, rotate
  /// What a pointer does: it comes to rest, clicks with its other button, or turns a wheel.
  case hover, rightClick, scroll
  /// The return key of a field.
  case submit
  /// A container's content is pulled down from its top.
  case refresh
  /// The end of a container's content comes in sight.
  case reachEnd
  /// A control has got another value from a finger.
  case change
  /// The button beside a search field that ends the search.
  case cancel
}

/// The event that a gesture raises on the element's screen.
public struct GestureDefinition: Sendable, Equatable {
  /// The gesture.
  public var gesture: ElementGesture
  /// The event it raises.
  public var event: String
  /// Expressions whose values the event carries as `event.<key>`.
  public var data: [String: String]

  /// Makes a gesture's answer.
  public init(_ gesture: ElementGesture, raises event: String, data: [String: String] = [:]) {
    self.gesture = gesture
    self.event = event
    self.data = data
  }
}

/// An element of a view, with everything a file can say of it.
public struct ElementDefinition: Sendable, Equatable {
  /// How an element's children stand to each other.
  public enum Layout: String, Sendable, Equatable, CaseIterable {
    case vertical, horizontal, overlay
    /// Where their places and sizes say, they and all inside them; nothing scrolls.
    case fixed
  }

  /// What comes of it when the element, or one inside, is to be scrolled into view.
  public enum ScrollAnswer: String, Sendable, Equatable, CaseIterable {
    /// The screen's root scrolls, if it can.
    case moves
    /// The accessibility system reports that it cannot be done.
    case fails
    /// It is said to be done, and nothing moves.
    case stays
  }

  /// A size or a place in points; what is nil is laid out.
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

  /// What kind of element it is.
  public var type: ElementType
  /// The accessibility identifier.
  public var identifier: ElementText
  /// The accessibility label.
  public var label: ElementText
  /// The title, which iOS leaves empty.
  public var title: ElementText
  /// The value, nil when the element has none.
  public var value: ElementText?
  /// What an empty field shows.
  public var placeholder: ElementText?
  /// Traits beside those the type brings.
  public var traits: ElementTraits
  /// Whether it answers to touches.
  public var isEnabled: ElementCondition
  /// Whether it is selected.
  public var isSelected: ElementCondition
  /// A hidden element is absent, with all below it.
  public var isHidden: ElementCondition
  /// Opacity; below 0.01 the element is absent, with all below it.
  public var alpha: Double
  /// Colours and letters, as far as an audit asks for them.
  public var look: ElementLook
  /// True hides everything below; false takes the element itself out; nil is the type's way.
  public var isAccessibilityElement: Bool?
  /// Identifiers of the descendants that stand in for the children, in this order.
  public var accessibilityElements: [String]?
  /// Size or place where the layout is not to choose.
  public var placement: Placement
  /// How the children stand.
  public var layout: Layout
  /// The context key a text field, switch or slider reads and writes.
  public var binding: String?
  /// How text gets into a field; nil for a plain one.
  public var typing: TypingDefinition?
  /// An expression for a list: the element is made once for each item.
  public var forEach: String?
  /// The name under which expressions see the item.
  public var itemName: String
  /// Whether the items may come in any order, as those of a set do; they come as they are written
  /// unless a fault plan has them come otherwise.
  public var isUnordered = false
  /// What it offers to choose from, and which of its forms it has.
  public var control: ControlDefinition {
    get { boxedControl.first ?? ControlDefinition() }
    set { boxedControl = newValue == ControlDefinition() ? [] : [newValue] }
  }
  /// Apart, since most elements are no controls and elements stand deep inside each other.
  private var boxedControl: [ControlDefinition] = []

  /// Whether it offers anything to choose from, or has a form of its own.
  package var hasControl: Bool { !boxedControl.isEmpty }

  /// What it does with what is inside it.
  public var container: ContainerDefinition {
    get { boxedContainer.first ?? ContainerDefinition() }
    set { boxedContainer = newValue == ContainerDefinition() ? [] : [newValue] }
  }
  /// Apart, as ``boxedControl`` is.
  private var boxedContainer: [ContainerDefinition] = []

  /// Whether it says anything of what is inside it but the children.
  package var hasContainer: Bool { !boxedContainer.isEmpty }

  /// What gestures raise.
  public var gestures: [GestureDefinition]
  /// What comes of it when the element, or one inside, is to be scrolled into view.
  public var scrollAnswer: ScrollAnswer
  /// How it moves when it comes; nil for one that is there at once.
  public var animation: AnimationDefinition?
  /// What is inside.
  public var children: [ElementDefinition]

  /// Makes an element; what is left out is empty or the type's way.
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
  /// The farthest place and the longest side, in points.
  package static let pointsLimit = 1_000_000.0
}
