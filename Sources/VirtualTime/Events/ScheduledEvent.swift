/// An event taken from an ``EventQueue``: its deadline, its sequence number and its payload.
@usableFromInline
package struct ScheduledEvent<Payload> {
  /// The instant at which the event is due.
  @usableFromInline package let deadline: VirtualInstant
  /// The event's place among events with the same deadline; it increases with every scheduling.
  @usableFromInline package let sequence: UInt64
  /// The data that was scheduled with the event.
  @usableFromInline package let payload: Payload

  /// Makes a taken event.
  @inlinable
  package init(deadline: VirtualInstant, sequence: UInt64, payload: Payload) {
    self.deadline = deadline
    self.sequence = sequence
    self.payload = payload
  }
}
