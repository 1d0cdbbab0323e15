package import AppCompiling
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
struct ShownMonth: Sendable, Equatable {
  /// Months since the year 0.
  var number: Int
  var hasWheels = false
}

/// A cell that was swiped, and the side it was swiped to.
package struct SwipedCell: Sendable, Equatable {
  package let cell: ControlKey
  package let side: ElementGesture
}

/// A menu or a calendar that floats over its screen.
package struct ShownOverlay {
  var screen: ScreenInstance
  package let element: CompiledElement
  let item: ItemScope?
}
