/// A day of the Gregorian calendar, as controls store and show it.
///
/// Controls show it in American English, the default of simulators.
package struct CalendarDate: Sendable, Equatable {
  /// The years of a date wheel.
  static let years = 1...4_000

  /// The year.
  package let year: Int
  /// The month, from 1.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// The day on which every simulated device starts.
  package static let first = CalendarDate(year: 2026, month: 1, day: 1)

  /// Makes a date; parts outside the calendar are moved to the nearest valid day.
  package init(year: Int, month: Int, day: Int) {
    self.year = min(max(Self.years.lowerBound, year), Self.years.upperBound)
    self.month = min(max(1, month), 12)
    self.day = min(max(1, day), Self.days(inMonth: self.month, of: self.year))
  }

  /// Reads `2026-11-21`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard self.year == year, self.month == month, self.day == day else { return nil }
  }

  /// The date as a context key stores it.
  package var text: String {
    Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2)
  }

  /// The date as a compact picker shows it.
  package var short: String { "\(monthName.prefix(3)) \(day), \(year)" }

  /// The date as the day of a calendar is called.
  package var dayName: String { "\(Self.weekdays[weekday]), \(monthName) \(day)" }

  /// The month's name in English.
  package var monthName: String { Self.months[month - 1] }

  /// Months since the year 0.
  package var monthNumber: Int { year * 12 + month - 1 }

  /// The day of the week, from 0 for Sunday.
  package var weekday: Int {
    let shifted = month < 3 ? year - 1 : year
    let table = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + table[month - 1] + day) % 7
  }

  /// The same day of another month, or the last day of a shorter month.
  package func moved(toMonth number: Int) -> CalendarDate {
    let last = Self.years.upperBound * 12 + 11
    let number = min(max(Self.years.lowerBound * 12, number), last)
    return CalendarDate(year: number / 12, month: number % 12 + 1, day: day)
  }

  /// The number of days in a month.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The text of a wheel for this date.
  package func shown(on wheel: DateWheel) -> String {
    switch wheel {
    case .month: monthName
    case .day: String(day)
    case .year: String(year)
    }
  }

  /// The values of a wheel for this date, in their order.
  package func values(of wheel: DateWheel) -> [String] {
    switch wheel {
    case .month: Self.months
    case .day: (1...Self.days(inMonth: month, of: year)).map(String.init)
    case .year: Self.years.map(String.init)
    }
  }

  /// The date after a wheel is turned to a value; nil if the wheel has no such value.
  package func turned(_ wheel: DateWheel, to value: String) -> CalendarDate? {
    switch wheel {
    case .month:
      return Self.months.firstIndex(of: value).map {
        CalendarDate(year: year, month: $0 + 1, day: day)
      }
    case .day:
      guard let number = Int(value), (1...Self.days(inMonth: month, of: year)).contains(number)
      else { return nil }
      return CalendarDate(year: year, month: month, day: number)
    case .year:
      guard let number = Int(value), Self.years.contains(number) else { return nil }
      return CalendarDate(year: number, month: month, day: day)
    }
  }

  /// The date after a wheel is turned by some rows, forward if they are above 0.
  package func turned(_ wheel: DateWheel, by rows: Int) -> CalendarDate {
    switch wheel {
    case .day: CalendarDate(year: year, month: month, day: day + rows)
    case .month: CalendarDate(year: year, month: month + rows, day: day)
    case .year: CalendarDate(year: year + rows, month: month, day: day)
    }
  }
}

/// A wheel of a date picker.
package enum DateWheel: Sendable, Hashable {
  case month, day, year
}
