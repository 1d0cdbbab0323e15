/// A point of virtual time, counted in nanoseconds since the start of the run.
///
/// ```swift
/// let deadline = VirtualInstant.start + .seconds(2)
/// print(deadline)  // t = 2.000 s
/// ```
///
/// Arithmetic saturates, like that of ``VirtualDuration``.
public struct VirtualInstant: Hashable, Sendable {
  /// The nanoseconds passed since the start of the run.
  public let nanoseconds: Int64

  /// Makes the instant a number of nanoseconds after the start of the run.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of the run.
  public static let start: VirtualInstant = VirtualInstant(nanoseconds: 0)

  /// The last instant, which no run reaches.
  public static let distantFuture: VirtualInstant = VirtualInstant(nanoseconds: .max)

  /// The time passed since the start of the run.
  @inlinable
  public var sinceStart: VirtualDuration { VirtualDuration(nanoseconds: nanoseconds) }

  /// The instant a duration later, saturating.
  @inlinable
  public static func + (instant: VirtualInstant, duration: VirtualDuration) -> VirtualInstant {
    VirtualInstant(nanoseconds: instant.nanoseconds.addingSaturated(duration.nanoseconds))
  }

  /// The instant a duration earlier, saturating.
  @inlinable
  public static func - (instant: VirtualInstant, duration: VirtualDuration) -> VirtualInstant {
    VirtualInstant(nanoseconds: instant.nanoseconds.subtractingSaturated(duration.nanoseconds))
  }

  /// The time from the second instant to the first, saturating.
  @inlinable
  public static func - (later: VirtualInstant, earlier: VirtualInstant) -> VirtualDuration {
    VirtualDuration(
      nanoseconds: later.nanoseconds.subtractingSaturated(earlier.nanoseconds))
  }

  /// Moves the instant a duration later, saturating.
  @inlinable
  public static func += (instant: inout VirtualInstant, duration: VirtualDuration) {
    instant = instant + duration
  }
}

extension VirtualInstant: InstantProtocol {
  /// The instant a duration later, saturating.
  @inlinable
  public func advanced(by duration: VirtualDuration) -> VirtualInstant {
    self + duration
  }

  /// The time from this instant to another, saturating.
  @inlinable
  public func duration(to other: VirtualInstant) -> VirtualDuration {
    other - self
  }

  /// Whether the first instant is the earlier one.
  @inlinable
  public static func < (first: VirtualInstant, second: VirtualInstant) -> Bool {
    first.nanoseconds < second.nanoseconds
  }
}

extension VirtualInstant: CustomStringConvertible {
  /// The instant in seconds since the start of the run, such as `t = 2.000 s`.
  public var description: String {
    let sign = nanoseconds < 0 ? "-" : ""
    return "t = \(sign)\(DurationUnit.second.text(of: nanoseconds.magnitude))"
  }
}
