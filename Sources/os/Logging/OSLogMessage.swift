/// The text of a message with values, which is not recorded here.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message, which are not kept.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends a value, which is not computed.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}

    /// Appends an integer, which is not computed.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
      _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}

    /// Appends a floating-point number, which is not computed.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ number: @autoclosure () -> Value, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}

    /// Appends a Boolean, which is not computed.
    public mutating func appendInterpolation(
      _ flag: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Makes a message from its text.
  public init(stringLiteral value: String) {}

  /// Makes a message from its parts.
  public init(stringInterpolation: StringInterpolation) {}
}
