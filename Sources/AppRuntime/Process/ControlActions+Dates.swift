import AppCompiling
import AppModel
import PredicateFormat

extension ControlActions {
  /// The date that a picker holds; if it holds none, the first day of the run.
  func date(
    of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) -> CalendarDate {
    CalendarDate(screen.value(of: element, item: item).words) ?? .first
  }

  /// The month that a calendar shows: that of its date, until the user turns to another.
  func shownMonth(
    of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) -> ShownMonth {
    screen.calendars[ControlKey(element, item: item)]
      ?? ShownMonth(number: date(of: element, item: item, on: screen).monthNumber)
  }

  /// Sets the date of a date picker.
  func setDate(
    _ date: CalendarDate, of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    screen.calendars[ControlKey(element, item: item)]?.number = date.monthNumber
    change(element, item: item, on: screen, to: .string(date.text))
  }

  /// Handles a tap on a part of a calendar.
  func answerOnCalendar(
    _ part: ControlPart, of element: CompiledElement, item: ItemScope?, on screen: ScreenInstance
  ) {
    let key = ControlKey(element, item: item)
    var shown = shownMonth(of: element, item: item, on: screen)
    process.revision += 1
    switch part {
    case .day(let day):
      let month = CalendarDate.first.moved(toMonth: shown.number)
      let date = CalendarDate(year: month.year, month: month.month, day: day)
      return setDate(date, of: element, item: item, on: screen)
    case .calendarButton:
      screen.calendars[key] = nil
      process.covers.overlay = ShownOverlay(screen: screen, element: element, item: item)
      return
    case .previousMonth: shown.number -= 1
    case .nextMonth: shown.number += 1
    case .yearPicker: shown.hasWheels.toggle()
    default: return
    }
    shown.number = CalendarDate.first.moved(toMonth: shown.number).monthNumber
    screen.calendars[key] = shown
  }

  /// Turns a date picker's wheel at a node of a snapshot; returns false for any other node.
  func turnWheel(of snapshot: ScreenSnapshot, at node: Int, to value: FormatValue) -> Bool {
    guard
      case .part(let id, let element, let item, .dateWheel(let wheel)) = snapshot.source(of: node),
      let screen = process.openScreens[id]
    else { return false }
    let date = date(of: element, item: item, on: screen)
    guard let turned = date.turned(wheel, to: value.words) else { return true }
    process.enclosed { setDate(turned, of: element, item: item, on: screen) }
    return true
  }

  /// The values of the wheel at a node of a snapshot, in their order; nil for a node that is not a
  /// wheel, or a wheel that takes any value.
  func wheelValues(of snapshot: ScreenSnapshot, at node: Int) -> [String]? {
    switch snapshot.source(of: node) {
    case .part(let id, let element, let item, .dateWheel(let wheel)):
      guard let screen = process.openScreens[id] else { return nil }
      return date(of: element, item: item, on: screen).values(of: wheel)
    case .element(let id, let element, let item):
      guard element.control?.options != nil, let screen = process.openScreens[id] else {
        return nil
      }
      return options(of: element, in: process.scope(of: screen, item: item))
    default: return nil
    }
  }
}
