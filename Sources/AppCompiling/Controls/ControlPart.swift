package import AppModel

/// A part of a control that can be touched separately.
package enum ControlPart: Sendable, Hashable {
  /// The buttons of a stepper.
  case decrement, increment
  /// A button of a segmented control, or of a pop-up button's menu.
  case option(Int)
  /// The button that empties a field.
  case clear
  /// The button that ends a search.
  case cancel
  /// The switch at the end of a row.
  case innerSwitch
  /// A command of a menu.
  case menuCommand(Int)
  /// A command of a swiped cell.
  case cellCommand(Int)
  /// A wheel of a date picker: of months, of days, of years.
  case dateWheel(DateWheel)
  /// A day of a calendar.
  case day(Int)
  case previousMonth, nextMonth
  /// The button that shows and hides the wheels for the month and the year.
  case yearPicker
  /// The button that opens a calendar.
  case calendarButton
}

extension ControlPart {
  /// Whether it runs a command of a menu or a swiped cell.
  package var isCommand: Bool {
    switch self {
    case .menuCommand, .cellCommand: true
    default: false
    }
  }
}

/// The month that a calendar shows, and whether it shows wheels for the month and year.
package struct ShownMonth: Sendable, Equatable {
  /// Months since the year 0.
  package var number: Int
  /// Whether the wheels are shown.
  package var hasWheels = false

  /// Shows a month, without wheels.
  package init(number: Int) { self.number = number }
}

/// Identifies a control of a screen: the element, and the item of a repetition.
package struct ControlKey: Hashable, Sendable {
  /// The number of the element in the app.
  package let ordinal: Int
  private let item: Int?

  /// Makes the key of an element, in the scope of an item.
  package init(_ element: CompiledElement, item: ItemScope?) {
    ordinal = element.ordinal
    self.item = item?.key
  }
}

/// A cell that was swiped, and the side it was swiped to.
package struct SwipedCell: Sendable, Equatable {
  /// The cell.
  package let cell: ControlKey
  /// The gesture that swiped it.
  package let side: ElementGesture

  /// Makes a swiped cell.
  package init(cell: ControlKey, side: ElementGesture) {
    (self.cell, self.side) = (cell, side)
  }
}
