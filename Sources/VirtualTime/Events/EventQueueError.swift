/// Why an ``EventQueue`` refused an event.
@usableFromInline
package enum EventQueueError: Error, Hashable, Sendable {
  /// The queue already holds as many pending events as it may.
  case pendingLimitReached(limit: Int)
  /// The queue has given out every sequence number, about a million million.
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
