import AccessibilityTree
import SwiftUIViews
import ViewGraph
import ViewLayout

/// How a date picker looks.
public protocol DatePickerStyle {}
/// As the system chooses: buttons with the date and the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// Buttons with the date and the time; they open no calendar here.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// A calendar, which is compact here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}
/// Wheels with the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the system chooses: buttons with the date and the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons with the date and the time; they open no calendar here.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, which is compact here.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels with the parts of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DateWheelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether date pickers have wheels.
  var datesHaveWheels: Bool {
    get { self[DateWheelsKey.self] }
    set { self[DateWheelsKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for its date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    surrounded { $0.datesHaveWheels = style is WheelDatePickerStyle }
  }
}

/// The wheels that show a date, each with its rows in words.
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

  /// Changes one part of the date; a day that its month has not becomes the last that it has.
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

  private var timeWheels: [Wheel] {
    let (hour, minute) = (part(.hour), part(.minute))
    let minutes = Wheel(
      rows: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, chosen: minute
    ) { setting(.minute, to: $0) }
    guard locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven else {
      let hours = Wheel(rows: (0..<24).map(String.init), chosen: hour) { setting(.hour, to: $0) }
      return [hours, minutes]
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

  private var dateWheels: [Wheel] {
    let (year, month, day) = (part(.year), part(.month), part(.day))
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    var style = calendar
    style.locale = locale
    let months = Wheel(rows: style.monthSymbols, chosen: month - 1) {
      setting(.month, to: $0 + 1)
    }
    let days = Wheel(rows: (1...count).map(String.init), chosen: day - 1) {
      setting(.day, to: $0 + 1)
    }
    let first = year - Self.yearsAround
    let years = Wheel(
      rows: (first...year + Self.yearsAround).map(String.init), chosen: Self.yearsAround
    ) { setting(.year, to: first + $0) }
    let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let isMonthFirst =
      order.firstIndex(of: "M") ?? order.endIndex
      < order.firstIndex(of: "d") ?? order.endIndex
    return (isMonthFirst ? [months, days] : [days, months]) + [years]
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
