import AccessibilityTree
import SwiftUIViews
import ViewGraph
import ViewLayout

/// The wheels that show a date, each with its rows as text.
struct DateWheels {
  let date: Date
  let components: DatePickerComponents
  let locale: Locale
  let calendar: Calendar
  let set: (Date) -> Void

  struct Wheel {
    let rows: [String]
    let chosen: Int
    let turn: (Int) -> Void
  }

  /// How many days a wheel of days has before and after its date.
  private static let daysAround = 180
  /// How many years a wheel of years has before and after its date.
  private static let yearsAround = 100

  /// The wheels from the left to the right.
  var wheels: [Wheel] {
    guard components.contains(.hourAndMinute) else { return dateWheels }
    return (components.contains(.date) ? [dayWheel] : []) + timeWheels
  }

  private func part(_ unit: Calendar.Component) -> Int { calendar.component(unit, from: date) }

  /// Changes one part of the date; a day that the month does not have becomes its last day.
  private func setting(_ unit: Calendar.Component, to value: Int) {
    let difference = value - part(unit)
    if let date = calendar.date(byAdding: unit, value: difference, to: date) { set(date) }
  }

  private var dayWheel: Wheel {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .month(.abbreviated).day()
    let days = (-Self.daysAround...Self.daysAround).compactMap {
      calendar.date(byAdding: .day, value: $0, to: date)
    }
    let rows = days.map {
      calendar.isDate($0, inSameDayAs: Date()) ? "Today" : $0.formatted(style)
    }
    return Wheel(rows: rows, chosen: Self.daysAround) { set(days[$0]) }
  }

  /// The wheels of the hour and the minute.
  var timeWheels: [Wheel] {
    let (hour, minute) = (part(.hour), part(.minute))
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let minutes = Wheel(rows: (0..<60).map(twoDigits), chosen: minute) { setting(.minute, to: $0) }
    guard locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven else {
      let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
      let words = format?.contains("HH") == true ? twoDigits : String.init
      return [Wheel(rows: (0..<24).map(words), chosen: hour) { setting(.hour, to: $0) }, minutes]
    }
    let half = hour / 12 * 12
    let hours = Wheel(rows: ([12] + Array(1...11)).map(String.init), chosen: hour % 12) {
      setting(.hour, to: half + $0)
    }
    let halves = Wheel(rows: [calendar.amSymbol, calendar.pmSymbol], chosen: hour / 12) {
      setting(.hour, to: hour % 12 + 12 * $0)
    }
    return [hours, minutes, halves]
  }

  /// The wheels of the month and the year, which a calendar has.
  var monthWheels: [Wheel] { [monthWheel, yearWheel] }

  private var monthWheel: Wheel {
    var style = calendar
    style.locale = locale
    return Wheel(rows: style.monthSymbols, chosen: part(.month) - 1) {
      setting(.month, to: $0 + 1)
    }
  }

  private var yearWheel: Wheel {
    let first = part(.year) - Self.yearsAround
    return Wheel(
      rows: (first...first + 2 * Self.yearsAround).map(String.init), chosen: Self.yearsAround
    ) { setting(.year, to: first + $0) }
  }

  private var dateWheels: [Wheel] {
    let day = part(.day)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let days = Wheel(rows: (1...count).map(String.init), chosen: day - 1) {
      setting(.day, to: $0 + 1)
    }
    let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let isMonthFirst =
      order.firstIndex(of: "M") ?? order.endIndex
      < order.firstIndex(of: "d") ?? order.endIndex
    return (isMonthFirst ? [monthWheel, days] : [days, monthWheel]) + [yearWheel]
  }
}

/// Wheels side by side, inside what iOS calls a picker.
struct WheelRow: View, Drawable {
  let wheels: [DateWheels.Wheel]

  func draw(in scope: DrawScope) -> [Box] {
    let boxes = wheels.enumerated().map { index, wheel in
      scope.drawOne(DateWheelView(wheel: wheel), at: .part("wheel \(index)"))
    }
    let row = StackBox(.horizontal, guide: .middle, spacing: 0, boxes)
    return [
      ElementBox([row]) { frame, inner in [BoxElement(.picker, frame: frame, children: inner)] }
    ]
  }
}

/// One wheel of a date picker.
struct DateWheelView: View, Drawable {
  let wheel: DateWheels.Wheel

  func draw(in scope: DrawScope) -> [Box] {
    [
      .wheel(
        wheel.rows, chosen: wheel.rows[wheel.chosen], scope.environment.isEnabled,
        scope.node.number, wheel.turn)
    ]
  }
}
