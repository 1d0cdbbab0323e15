import AccessibilityTree
import AppCompiling
import AppModel

extension ViewMaker {
  /// Appends the content of a date picker in its style.
  mutating func datePicker(_ element: CompiledElement, _ frame: ElementFrame) {
    switch element.style {
    case .wheels: dateWheels([.month, .day, .year], of: element, frame)
    case .compact:
      part(
        .calendarButton, of: element,
        ElementAttributes(
          type: .button, label: "Date Picker", value: reader.date(of: element).short, frame: frame))
    case .inline: calendar(of: element, frame)
    default: break
    }
  }

  private mutating func dateWheels(
    _ wheels: [DateWheel], of element: CompiledElement, _ frame: ElementFrame
  ) {
    let date = reader.date(of: element)
    let width = frame.width / Double(wheels.count)
    for (index, wheel) in wheels.enumerated() {
      part(
        .dateWheel(wheel), of: element,
        ElementAttributes(
          type: .pickerWheel, value: date.shown(on: wheel),
          frame: ElementFrame(
            x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height),
          traits: .adjustable))
    }
  }

  /// Appends a month with a button for each day, or wheels for the month and the year.
  mutating func calendar(of element: CompiledElement, _ frame: ElementFrame) {
    guard let screen = reader.screen else { return }
    let shown = reader.process.controls.shownMonth(of: element, item: reader.scope.item, on: screen)
    calendarHead(of: element, shown, frame)
    let body = ElementFrame(
      x: frame.x, y: frame.y + 44, width: frame.width, height: max(1, frame.height - 44))
    guard shown.hasWheels else { return days(of: element, in: shown, body) }
    tree.open(ElementAttributes(type: .datePicker, frame: body), .system)
    dateWheels([.month, .year], of: element, body)
    tree.close()
  }

  private mutating func calendarHead(
    of element: CompiledElement, _ shown: ShownMonth, _ frame: ElementFrame
  ) {
    let first = CalendarDate(year: shown.number / 12, month: shown.number % 12 + 1, day: 1)
    part(
      .yearPicker, of: element,
      ElementAttributes(
        type: .button, label: shown.hasWheels ? "Hide year picker" : "Show year picker",
        value: "\(first.monthName) \(first.year)",
        frame: ElementFrame(
          x: frame.x, y: frame.y, width: max(1, frame.width - 88), height: 44)))
    guard !shown.hasWheels else { return }
    let x = frame.x + frame.width - 88
    button(
      .previousMonth, of: element, "Previous Month",
      ElementFrame(x: x, y: frame.y, width: 44, height: 44))
    button(
      .nextMonth, of: element, "Next Month",
      ElementFrame(x: x + 44, y: frame.y, width: 44, height: 44))
  }

  private mutating func days(
    of element: CompiledElement, in shown: ShownMonth, _ frame: ElementFrame
  ) {
    let chosen = reader.date(of: element)
    let first = CalendarDate(year: shown.number / 12, month: shown.number % 12 + 1, day: 1)
    tree.open(ElementAttributes(type: .collectionView, frame: frame), .system)
    let width = frame.width / 7
    let height = frame.height / 6
    for day in 1...CalendarDate.days(inMonth: first.month, of: first.year) {
      let date = CalendarDate(year: first.year, month: first.month, day: day)
      let place = first.weekday + day - 1
      button(
        .day(day), of: element, date.dayName,
        ElementFrame(
          x: frame.x + Double(place % 7) * width, y: frame.y + Double(place / 7) * height,
          width: width, height: height), isSelected: date == chosen)
    }
    tree.close()
  }
}
