/// Writes the distance between dates, such as "3 days ago"; Foundation has no such class on Linux.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days nearby are named, such as "yesterday".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether days nearby are named, such as "yesterday".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// The calendar that counts days.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale(identifier: "en_US")

  /// Writes how far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units[unitsStyle] ?? .wide, locale: locale,
      calendar: calendar
    ).format(referenceDate)
  }

  /// Writes how far an instant is from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes how far a date is from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
