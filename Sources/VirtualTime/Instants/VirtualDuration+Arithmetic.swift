extension VirtualDuration: DurationProtocol {
  /// The sum, saturating.
  @inlinable
  public static func + (first: VirtualDuration, second: VirtualDuration) -> VirtualDuration {
    VirtualDuration(nanoseconds: first.nanoseconds.addingSaturated(second.nanoseconds))
  }

  /// The difference, saturating.
  @inlinable
  public static func - (first: VirtualDuration, second: VirtualDuration) -> VirtualDuration {
    VirtualDuration(nanoseconds: first.nanoseconds.subtractingSaturated(second.nanoseconds))
  }

  /// The opposite duration, saturating.
  @inlinable
  public static prefix func - (duration: VirtualDuration) -> VirtualDuration {
    zero - duration
  }

  /// A whole multiple, saturating.
  @inlinable
  public static func * (duration: VirtualDuration, factor: Int) -> VirtualDuration {
    let (product, overflow) = duration.nanoseconds.multipliedReportingOverflow(by: Int64(factor))
    guard overflow else { return VirtualDuration(nanoseconds: product) }
    return (duration.nanoseconds < 0) == (factor < 0) ? max : min
  }

  /// A real multiple, rounded to the nearest nanosecond and saturating.
  public static func * (duration: VirtualDuration, factor: Double) -> VirtualDuration {
    VirtualDuration(roundingNanoseconds: Double(duration.nanoseconds) * factor)
  }

  /// A whole fraction, rounded towards zero.
  ///
  /// Division by zero saturates by the sign of the dividend; zero divided by zero is zero.
  @inlinable
  public static func / (duration: VirtualDuration, divisor: Int) -> VirtualDuration {
    if divisor == 0 {
      return duration == zero ? zero : (duration < zero ? min : max)
    }
    let (quotient, overflow) = duration.nanoseconds.dividedReportingOverflow(by: Int64(divisor))
    return overflow ? max : VirtualDuration(nanoseconds: quotient)
  }

  /// The ratio of two durations.
  @inlinable
  public static func / (first: VirtualDuration, second: VirtualDuration) -> Double {
    Double(first.nanoseconds) / Double(second.nanoseconds)
  }
}

extension VirtualDuration {
  /// Makes a duration from a `Swift.Duration`, rounded towards zero to a nanosecond and saturating.
  public init(_ duration: Swift.Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = VirtualDuration(nanoseconds: 1_000_000_000) * Int(seconds)
    self = whole + VirtualDuration(nanoseconds: attoseconds / 1_000_000_000)
  }
}

extension Int64 {
  /// The sum, clamped to the range of the type.
  @inlinable
  package func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range of the type.
  @inlinable
  package func subtractingSaturated(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
