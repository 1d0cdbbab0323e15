/// Identifies a scheduled event of an ``EventQueue``, to cancel it or to move it.
///
/// A handle holds the event's slot and its first sequence number. Sequence numbers are never used
/// twice. So a handle whose event has fired or was cancelled never reaches the event that uses the
/// slot next.
@usableFromInline
package struct EventHandle: Hashable, Sendable {
  /// The first sequence number in the high bits, and the slot in the lowest ``slotBits`` bits.
  @usableFromInline let birth: UInt64

  /// Makes the handle of an event from its first packed word.
  @inlinable
  init(birth: UInt64) {
    self.birth = birth
  }

  /// The slot in which the queue keeps the event.
  @inlinable
  var slot: Int { Int(truncatingIfNeeded: birth & Self.slotMask) }

  /// How many low bits hold a slot; the other 40 hold a sequence number.
  @usableFromInline static var slotBits: UInt64 { 24 }

  /// The low bits that hold a slot.
  @usableFromInline static var slotMask: UInt64 { (1 << slotBits) - 1 }
}
