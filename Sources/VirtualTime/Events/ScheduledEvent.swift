/// An event taken from an ``EventQueue``: when it was due, its place among equals, what it carries.
@usableFromInline
package struct ScheduledEvent<Payload> {
  /// The instant at which the event is due.
  @usableFromInline package let deadline: VirtualInstant
  /// The event's place among events with the same deadline; grows with every scheduling.
  @usableFromInline package let sequence: UInt64
  /// What the maker of the event put into it.
  @usableFromInline package let payload: Payload

  /// Makes a taken event.
  @inlinable
  package init(deadline: VirtualInstant, sequence: UInt64, payload: Payload) {
    self.deadline = deadline
    self.sequence = sequence
    self.payload = payload
  }
}
