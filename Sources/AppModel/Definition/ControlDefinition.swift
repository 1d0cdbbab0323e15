import AccessibilityTree

/// The options, range, commands and style of a control.
public struct ControlDefinition: Sendable, Equatable {
  /// The style, for types that have several.
  public var style: ControlStyle?
  /// The options of a segmented control, a picker wheel or a pop-up button, or the number of pages
  /// of a page indicator.
  public var options: ControlOptions?
  /// The range of a slider, a stepper or a progress indicator.
  public var range: ControlRange?
  /// While this is true, a scrolling container shows that it is fetching new content.
  public var isRefreshing: ElementCondition
  /// The commands of a menu, which opens on a tap of a button and on a long press of anything else.
  public var menu: [CommandDefinition]
  /// The commands at the left of a cell, shown by a swipe to the right.
  public var leading: [CommandDefinition]
  /// The commands at the right of a cell, shown by a swipe to the left.
  public var trailing: [CommandDefinition]
  /// The number of the view that a cell with commands is drawn for; 0 for none.
  package var place = 0

  /// Makes the settings of a control; what is omitted is empty.
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

/// A style of a control whose type has several.
public enum ControlStyle: String, Sendable, Equatable, CaseIterable {
  /// A switch as SwiftUI makes it: a row with a label and the switch at its end.
  case row
  /// A date picker of three wheels.
  case wheels
  /// A date picker that is a button and opens a calendar.
  case compact
  /// A date picker that is a calendar.
  case inline
  /// A container that stops at whole pages; its bound key is the page's number, from 0.
  case paging
  /// A field with a button that clears it during editing.
  case clearable

  /// The types that have the style.
  var types: [ElementType] {
    switch self {
    case .row: [.switch, .toggle]
    case .wheels, .compact, .inline: [.datePicker]
    case .paging: [.scrollView, .collectionView]
    case .clearable: [.textField, .secureTextField]
    }
  }
}

/// The options of a control.
public enum ControlOptions: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// A fixed list of texts.
  case words([ElementText])
  /// An expression for a list of texts, or for their number.
  case expression(String)

  /// Makes fixed options.
  public init(arrayLiteral elements: ElementText...) { self = .words(elements) }
}

/// The range of numbers of a control.
public struct ControlRange: Sendable, Equatable {
  /// The smallest number.
  public var from: Double
  /// The largest number.
  public var to: Double
  /// The size of one step of a stepper.
  public var step: Double

  /// Makes a range.
  public init(from: Double = 0, to: Double = 1, step: Double = 1) {
    self.from = from
    self.to = to
    self.step = step
  }

  /// The default range of a stepper.
  package static let ofStepper = ControlRange(to: 100)

  /// The position of a number in the range, from 0 to 1.
  package func part(_ number: Double) -> Double {
    guard to > from, number.isFinite else { return 0 }
    return min(max(0, (number - from) / (to - from)), 1)
  }
}

/// A button of a menu, or a button that a swipe over a cell shows.
public struct CommandDefinition: Sendable, Equatable {
  /// The button's label.
  public var label: ElementText
  /// The button's identifier.
  public var identifier: ElementText
  /// The event raised on the screen; nil only closes the menu or the row of buttons.
  public var event: String?
  /// Expressions for the data of the event, readable as `event.<key>`.
  public var data: [String: String]
  /// Whether a swipe over the whole cell performs it, if it is the first of its side.
  package var takesFullSwipe = true
  /// Whether it can be chosen.
  package var isEnabled = true
  /// Whether it is marked as chosen.
  package var isSelected = false
  /// The commands of the menu that it opens instead of raising its event; none for most commands.
  package var menu: [CommandDefinition] = []

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

  /// It and the commands of the menus that it opens.
  package var all: [CommandDefinition] { [self] + menu.flatMap(\.all) }
}
