/// The time of a device as text: `2026-01-01T09:41:00+00:00`.
enum DeviceTime {
  /// The text of a number of seconds since 1970.
  static func text(seconds: Double) -> String {
    let total = Int(min(max(seconds, 0), 2e11))
    let day = total / 86_400
    // The days of the calendar, counted from a March so that leap days come last.
    let shifted = day + 719_468
    let era = shifted / 146_097
    let ofEra = shifted - era * 146_097
    let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let march = (5 * ofYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let date = [
      padded(year + era * 400 + (month <= 2 ? 1 : 0), 4), padded(month, 2),
      padded(ofYear - (153 * march + 2) / 5 + 1, 2),
    ]
    let clock = [total / 3_600 % 24, total / 60 % 60, total % 60].map { padded($0, 2) }
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "+00:00"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
