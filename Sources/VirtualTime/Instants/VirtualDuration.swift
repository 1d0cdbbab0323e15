/// A length of virtual time, counted in whole nanoseconds.
///
/// ```swift
/// let wait: VirtualDuration = .seconds(2) + .milliseconds(250)
/// print(wait)  // 2.250 s
/// ```
///
/// Arithmetic saturates at ``min`` and ``max`` (about 292 years), so no sum of durations traps.
public struct VirtualDuration: Hashable, Sendable {
  /// The length in nanoseconds.
  public let nanoseconds: Int64

  /// Makes a duration from a number of nanoseconds.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// No time at all.
  public static let zero: VirtualDuration = VirtualDuration(nanoseconds: 0)

  /// The longest duration, at which arithmetic saturates.
  public static let max: VirtualDuration = VirtualDuration(nanoseconds: .max)

  /// The most negative duration, at which arithmetic saturates.
  public static let min: VirtualDuration = VirtualDuration(nanoseconds: .min)

  /// A duration of a number of seconds, rounded to the nearest nanosecond.
  ///
  /// A value that is too large saturates; NaN gives ``zero``.
  public static func seconds(_ seconds: Double) -> VirtualDuration {
    VirtualDuration(roundingNanoseconds: seconds * 1_000_000_000)
  }

  /// A duration of a whole number of milliseconds, saturating.
  @inlinable
  public static func milliseconds(_ milliseconds: Int) -> VirtualDuration {
    VirtualDuration(nanoseconds: 1_000_000) * milliseconds
  }

  /// A duration of a whole number of microseconds, saturating.
  @inlinable
  public static func microseconds(_ microseconds: Int) -> VirtualDuration {
    VirtualDuration(nanoseconds: 1_000) * microseconds
  }

  /// A duration of a whole number of nanoseconds.
  @inlinable
  public static func nanoseconds(_ nanoseconds: Int) -> VirtualDuration {
    VirtualDuration(nanoseconds: Int64(nanoseconds))
  }

  /// The length in seconds, rounded to the nearest value a `Double` can hold.
  @inlinable
  public var inSeconds: Double { Double(nanoseconds) / 1_000_000_000 }

  /// A duration of a real number of nanoseconds, rounded to nearest and saturating.
  ///
  /// NaN gives zero.
  package init(roundingNanoseconds real: Double) {
    let rounded = real.rounded()
    if let exact = Int64(exactly: rounded) {
      self.init(nanoseconds: exact)
    } else {
      self.init(nanoseconds: real.isNaN ? 0 : (real < 0 ? .min : .max))
    }
  }
}

extension VirtualDuration: Comparable {
  /// Whether the first duration is the shorter one.
  @inlinable
  public static func < (first: VirtualDuration, second: VirtualDuration) -> Bool {
    first.nanoseconds < second.nanoseconds
  }
}
