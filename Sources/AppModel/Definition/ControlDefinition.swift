import AccessibilityTree

/// What an element offers to choose from, and which of its forms it has.
public struct ControlDefinition: Sendable, Equatable {
  /// The form, for types that have several.
  public var style: ControlStyle?
  /// What a segmented control, a picker wheel or a pop-up button has to choose from, or how many
  /// pages a page indicator counts.
  public var options: ControlOptions?
  /// The numbers that a slider, a stepper or a progress indicator goes through.
  public var range: ControlRange?
  /// While it holds, a container that scrolls shows that it fetches new content.
  public var isRefreshing: ElementCondition
  /// Commands of a menu, which opens on a tap of a button and on a long press of anything else.
  public var menu: [CommandDefinition]
  /// Commands at the left of a cell, shown by a swipe to the right.
  public var leading: [CommandDefinition]
  /// Commands at the right of a cell, shown by a swipe to the left.
  public var trailing: [CommandDefinition]

  /// Makes what a control offers; what is left out is none.
  public init(
    style: ControlStyle? = nil, options: ControlOptions? = nil, range: ControlRange? = nil,
    isRefreshing: ElementCondition = false, menu: [CommandDefinition] = [],
    leading: [CommandDefinition] = [], trailing: [CommandDefinition] = []
  ) {
    self.style = style
    self.options = options
    self.range = range
    self.isRefreshing = isRefreshing
    self.menu = menu
    self.leading = leading
    self.trailing = trailing
  }
}

/// A form of a control whose type has several.
public enum ControlStyle: String, Sendable, Equatable, CaseIterable {
  /// A switch as SwiftUI has it: a row with words, and the switch itself at its end.
  case row
  /// A date picker of three wheels.
  case wheels
  /// A date picker that is a button, which opens a calendar.
  case compact
  /// A date picker that is a calendar.
  case inline
  /// A container that stops at whole pages; bound to a key, it holds the page's number from 0.
  case paging
  /// A field with a button that clears it while it is edited.
  case clearable

  /// The types that have the form.
  var types: [ElementType] {
    switch self {
    case .row: [.switch, .toggle]
    case .wheels, .compact, .inline: [.datePicker]
    case .paging: [.scrollView, .collectionView]
    case .clearable: [.textField, .secureTextField]
    }
  }
}

/// What there is to choose from.
public enum ControlOptions: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// These words.
  case words([ElementText])
  /// An expression for a list of words, or for how many there are.
  case expression(String)

  /// Makes fixed options.
  public init(arrayLiteral elements: ElementText...) { self = .words(elements) }
}

/// The numbers that a control goes through.
public struct ControlRange: Sendable, Equatable {
  /// The least.
  public var from: Double
  /// The most.
  public var to: Double
  /// How far one step of a stepper goes.
  public var step: Double

  /// Makes a range.
  public init(from: Double = 0, to: Double = 1, step: Double = 1) {
    self.from = from
    self.to = to
    self.step = step
  }

  /// What a stepper goes through unless it says so.
  package static let ofStepper = ControlRange(to: 100)

  /// Where a number lies, from 0 to 1.
  package func part(_ number: Double) -> Double {
    guard to > from, number.isFinite else { return 0 }
    return min(max(0, (number - from) / (to - from)), 1)
  }
}

/// A button of a menu, or one that a swipe over a cell shows.
public struct CommandDefinition: Sendable, Equatable {
  /// The button's words.
  public var label: ElementText
  /// The button's identifier.
  public var identifier: ElementText
  /// The event raised on the screen; nil only closes.
  public var event: String?
  /// Expressions whose values the event carries as `event.<key>`.
  public var data: [String: String]

  /// Makes a command.
  public init(
    _ label: ElementText, id identifier: ElementText = "", raises event: String? = nil,
    data: [String: String] = [:]
  ) {
    self.label = label
    self.identifier = identifier
    self.event = event
    self.data = data
  }
}
