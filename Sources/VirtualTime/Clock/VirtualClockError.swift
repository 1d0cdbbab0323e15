/// Why a run of a ``VirtualClock`` ended early.
@usableFromInline
package enum VirtualClockError: Error, Hashable, Sendable {
  /// One run fired the most events allowed; the cause is events that schedule each other without
  /// delay.
  case stepLimitReached(limit: Int, instant: VirtualInstant)
}

extension VirtualClockError: CustomStringConvertible {
  /// The error in words.
  @usableFromInline package var description: String {
    switch self {
    case .stepLimitReached(let limit, let instant):
      "Unable to continue: \(limit) events fired in one run, which is the limit (\(instant))."
    }
  }
}
