package import AppModel
package import PredicateFormat

/// How numbers and dates are written in a region; built-in tables give the same result on every
/// machine.
package struct RegionFormat: Sendable, Equatable {
  /// The name of the locale, such as `de_DE`; a language alone uses its largest region.
  package let name: String
  private let decimal: String
  private let group: String
  /// Groups are separated if there are at least this many digits before the last three.
  private let leastGrouped: Int
  /// Whether the groups after the first have two digits.
  private let isIndian: Bool
  private let percent: String
  private let days: DayOrder
  private let digits: Digits

  /// Reads the name of a locale: `de_DE`, `de-DE` or `de`; anything after an `@` is ignored.
  package init(named name: String) {
    let plain = String(name.prefix { $0 != "@" })
    self.name = plain
    let parts = plain.split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = parts.first?.lowercased() ?? "en"
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased() ?? ""
    let signs = NumberSigns.of(language: language, region: region)
    decimal = signs.decimal
    group = signs.group
    leastGrouped = ["es", "pl", "bg", "it"].contains(language) || plain.hasPrefix("pt_PT") ? 2 : 1
    isIndian = region == "IN" || language == "hi"
    percent = PercentSign.text(language: language)
    days = DayOrder.of(language: language, region: region)
    digits = Digits.of(language: language, region: region)
  }

  /// A value as an argument of a text: numbers in the region's format, other values unchanged.
  package func words(_ value: FormatValue) -> String {
    switch value {
    case .integer, .real: text(value, as: .number)
    default: value.words
    }
  }

  /// A value in a format; a value that does not fit the format is unchanged.
  package func text(_ value: FormatValue, as format: TextFormat) -> String {
    switch format {
    case .number: return value.figure.map { digits(of: $0, places: 3) } ?? value.words
    case .percent:
      guard let number = value.figure else { return value.words }
      return percent.replacing("0", with: digits(of: number * 100, places: 0))
    case .date: return value.day.map { digits.shown(days.text($0)) } ?? value.words
    }
  }

  private func digits(of number: Double, places: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return String(number) }
    let scale = places == 0 ? 1.0 : 1_000.0
    let rounded = (abs(number) * scale).rounded(.toNearestOrEven)
    let whole = UInt64(rounded / scale)
    var fraction =
      places == 0 ? "" : String(UInt64(rounded) - whole * 1_000 + 1_000).dropFirst()[...]
    while fraction.last == "0" { fraction.removeLast() }
    let sign = number < 0 && rounded > 0 ? "-" : ""
    return digits.shown(
      sign + grouped(String(whole)) + (fraction.isEmpty ? "" : decimal + fraction))
  }

  private func grouped(_ text: String) -> String {
    guard text.count >= 3 + leastGrouped, !group.isEmpty else { return text }
    var head = text.dropLast(3)
    var groups = [text.suffix(3)]
    let size = isIndian ? 2 : 3
    while !head.isEmpty {
      groups.append(head.suffix(size))
      head = head.dropLast(size)
    }
    return groups.reversed().joined(separator: group)
  }
}

extension FormatValue {
  fileprivate var figure: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The date of an instant, or of a text such as `2026-11-21`.
  fileprivate var day: CalendarDate? {
    switch self {
    case .string(let text): CalendarDate(String(text.prefix(10)))
    case .date(let seconds): CalendarDate(secondsSince2001: seconds)
    default: nil
    }
  }
}

extension CalendarDate {
  /// The date, in universal time, of an instant in seconds from 1 January 2001.
  fileprivate init?(secondsSince2001 seconds: Double) {
    let days = (seconds / 86_400).rounded(.down)
    guard days.isFinite, abs(days) < 700_000 else { return nil }
    // Days are counted from 1 March of the year 0, so that a leap day is the last day of its year.
    let shifted = Int(days) + 730_791
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * month + 2) / 5 + 1
    let isLate = month >= 10
    self.init(
      year: year + era * 400 + (isLate ? 1 : 0), month: isLate ? month - 9 : month + 3, day: day)
  }
}
