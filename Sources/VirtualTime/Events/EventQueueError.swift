/// Why an ``EventQueue`` refused an event.
@usableFromInline
package enum EventQueueError: Error, Hashable, Sendable {
  /// The queue already holds the most pending events allowed.
  case pendingLimitReached(limit: Int)
  /// The queue has used every sequence number, about 10^12.
  case sequencesExhausted
}

extension EventQueueError: CustomStringConvertible {
  /// The error in words.
  @usableFromInline package var description: String {
    switch self {
    case .pendingLimitReached(let limit):
      "Unable to schedule an event: \(limit) events are pending, which is the limit."
    case .sequencesExhausted:
      "Unable to schedule an event: every sequence number of the queue has been used."
    }
  }
}
