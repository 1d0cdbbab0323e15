/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The text that replaces a private value.
  public enum Mask: Sendable {
    /// The same text for equal values.
    case hash
    /// Nothing.
    case none
  }

  /// Anyone may read it.
  public static let `public`: OSLogPrivacy = OSLogPrivacy()
  /// Nobody may read it.
  public static let `private`: OSLogPrivacy = OSLogPrivacy()
  /// Nobody may read it, whatever else is set.
  public static let sensitive: OSLogPrivacy = OSLogPrivacy()
  /// The type of the value decides.
  public static let auto: OSLogPrivacy = OSLogPrivacy()

  /// Nobody may read it; a mask replaces it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Nobody may read it, whatever else is set; a mask replaces it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// The type of the value decides; a mask replaces it if it is private.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  /// As wide as the value.
  public static let none: OSLogStringAlignment = OSLogStringAlignment()

  /// Left-aligned in the given number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }

  /// Right-aligned in the given number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  /// Decimal.
  public static let decimal: OSLogIntegerFormatting = OSLogIntegerFormatting()
  /// Hexadecimal.
  public static let hex: OSLogIntegerFormatting = OSLogIntegerFormatting()
  /// Octal.
  public static let octal: OSLogIntegerFormatting = OSLogIntegerFormatting()

  /// With the digits 0 to 9, and at least the given number of them.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { decimal }

  /// With the digits 0 to f, and at least the given number of them.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { hex }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  /// With a decimal point.
  public static let fixed: OSLogFloatFormatting = OSLogFloatFormatting()
  /// With the digits 0 to f.
  public static let hex: OSLogFloatFormatting = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential: OSLogFloatFormatting = OSLogFloatFormatting()
  /// With an exponent if that is shorter.
  public static let hybrid: OSLogFloatFormatting = OSLogFloatFormatting()

  /// With the given number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { fixed }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}
