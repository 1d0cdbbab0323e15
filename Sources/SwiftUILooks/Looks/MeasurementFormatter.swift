public import Foundation

/// Writes measurements, in English.
open class MeasurementFormatter: Formatter {
  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In its own unit; else in the one that the region uses.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// In a unit of a fitting size, such as metres for parts of a kilometre.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Without the letter of degrees.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// In which unit a measurement is written.
  open var unitOptions: UnitOptions = []
  /// How long the unit is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The region whose units and numbers are used.
  open var locale = Locale.current { didSet { numberFormatter.locale = locale } }
  /// Writes the number.
  open var numberFormatter = NumberFormatter()

  /// Makes a formatter for the current region.
  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 3
    numberFormatter.locale = locale
  }

  /// Makes a formatter for the current region; nothing is read.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// The words of a measurement; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  /// The words of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if let wanted = wantedUnit(for: value, in: unit), let own = unit as? Dimension {
      value = wanted.converter.value(
        fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
      unit = wanted
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + words(of: unit, isOne: number == "1")
  }

  /// The words of a unit.
  open func string(from unit: Unit) -> String {
    words(of: unit, isOne: false).trimmingCharacters(in: .whitespaces)
  }

  private func words(of unit: Unit, isOne: Bool) -> String {
    let isWarmth = unit is UnitTemperature && unit != UnitTemperature.kelvin
    let isBare = unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short
    if isWarmth, isBare { return "°" }
    guard unitStyle == .long, let name = Self.names[unit.symbol] else {
      let symbol = Self.symbols[unit.symbol] ?? unit.symbol
      return unitStyle == .short || isWarmth ? symbol : " \(symbol)"
    }
    return " \(isOne ? name.one : name.many)"
  }

  /// The unit in which a value is written; nil for its own.
  private func wantedUnit(for value: Double, in unit: Unit) -> Dimension? {
    guard !unitOptions.contains(.providedUnit) else { return nil }
    let isMetric = locale.measurementSystem != .us
    let isScaled = unitOptions.contains(.naturalScale)
    switch unit {
    case let length as UnitLength:
      let metres = length.converter.baseUnitValue(fromValue: value)
      let (small, large): (UnitLength, UnitLength) =
        isMetric ? (.meters, .kilometers) : (.feet, .miles)
      return isScaled && abs(metres) < large.converter.baseUnitValue(fromValue: 1) ? small : large
    case is UnitMass: return isMetric ? UnitMass.kilograms : UnitMass.pounds
    case is UnitTemperature: return isMetric ? UnitTemperature.celsius : .fahrenheit
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour
    default: return nil
    }
  }

  /// The symbols that are others than those of Foundation's units.
  private static let symbols = ["h": "hr", "kCal": "kcal"]

  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "h": ("hour", "hours"), "min": ("minute", "minutes"),
    "s": ("second", "seconds"), "kCal": ("kilocalorie", "kilocalories"),
  ]
}
