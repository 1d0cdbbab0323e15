/// A calendar instant in the format of the log, such as `2026-01-01 09:41:00.000`, in UTC.
package enum WallClockText {
  /// The default calendar instant at which runs start, in seconds since 1970: 1 January 2026, 09:41
  /// UTC.
  package static let usualStart: Double = 1_767_260_460

  /// The text of an instant in seconds since 1970; `nan` if there is no such date.
  package static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 200_000_000_000 else { return "nan" }
    let milliseconds = Int64((seconds * 1_000).rounded())
    let day = milliseconds.floorDivided(by: 86_400_000)
    let rest = milliseconds - day * 86_400_000
    let date = civil(fromDays: day)
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { padded($0, to: 2) }
    return [padded(date.year, to: 4), padded(date.month, to: 2), padded(date.day, to: 2)]
      .joined(separator: "-") + " " + clock.joined(separator: ":") + "."
      + padded(rest % 1_000, to: 3)
  }

  /// The date of a day, counted from 1 January 1970, in the Gregorian calendar.
  package static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // Years begin in March here, so that a leap day is the last day of its year.
    let shifted = days + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
