/// Writes a length of time, such as "1h 5m"; Foundation has none on Linux.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, brief = 5 }

  /// How units with the value 0 are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are dropped in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other unit are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other units are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other unit are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All zeros stay, and the positional style writes two digits for each unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that are written, from weeks to seconds; empty for days to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// How units with the value 0 are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// The calendar, whose locale decides the language; American English if it has none.
  open var calendar: Calendar?

  private typealias Part = (unit: Duration.UnitsFormatStyle.Unit, seconds: Int, count: Int)

  private static let lengths:
    [(allowed: NSCalendar.Unit, unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
      (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3_600),
      (.minute, .minutes, 60), (.second, .seconds, 1),
    ]

  /// Writes a number of seconds; nil if there are too many.
  open func string(from ti: TimeInterval) -> String? {
    string(from: ti, in: allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits)
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes the weeks to seconds of components; without allowed units, those that are set.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.weekOfMonth, components.day, components.hour, components.minute,
      components.second,
    ]
    var seconds = 0.0
    var units: NSCalendar.Unit = []
    for case (let count?, let length) in zip(counts, Self.lengths) {
      seconds += Double(count) * Double(length.seconds)
      units.insert(length.allowed)
    }
    return string(from: seconds, in: allowedUnits.isEmpty ? units : allowedUnits)
  }

  /// Writes a number of seconds, or components.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:)) ?? (obj as? TimeInterval).flatMap(string(from:))
  }

  private func string(from interval: TimeInterval, in units: NSCalendar.Unit) -> String? {
    guard let seconds = Int(exactly: interval.rounded(.towardZero)) else { return nil }
    let parts = shown(Int(clamping: seconds.magnitude), in: units)
    guard !parts.isEmpty else { return nil }
    return (seconds < 0 ? "-" : "") + (unitsStyle == .positional ? digits(parts) : words(parts))
  }

  private func shown(_ seconds: Int, in allowed: NSCalendar.Unit) -> [Part] {
    var rest = seconds
    var parts: [Part] = []
    for (unit, name, length) in Self.lengths where allowed.contains(unit) {
      parts.append((name, length, rest / length))
      rest %= length
    }
    guard let last = parts.last else { return [] }
    let first = parts.firstIndex { $0.count > 0 } ?? parts.endIndex - 1
    let end = parts.lastIndex { $0.count > 0 } ?? parts.endIndex - 1
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    parts = zip(parts.indices, parts).filter { index, part in
      if part.count > 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > end ? .dropTrailing : .dropMiddle)
    }.map(\.1)
    if parts.isEmpty { parts = [last] }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func digits(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      let isShort = part.count < 10 && (index > 0 || zeroFormattingBehavior.contains(.pad))
      return (isShort ? "0" : "") + "\(part.count)"
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    guard unitsStyle == .brief else { return list(parts) }
    return parts.map { list([$0]).filter { !$0.isWhitespace } }.joined(separator: " ")
  }

  private func list(_ parts: [Part]) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit)), width: width, zeroValueUnits: .show(length: 1)
    ).locale(calendar?.locale ?? Locale(identifier: "en_US"))
    return style.format(.seconds(parts.reduce(0) { $0 + $1.seconds * $1.count }))
  }
}
