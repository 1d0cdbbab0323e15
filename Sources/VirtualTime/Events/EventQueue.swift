/// Pending events in their total order: by deadline, then by sequence number.
///
/// ```swift
/// var queue = EventQueue<String>()
/// let handle = try queue.schedule(at: .start + .seconds(2), "loaded")
/// queue.cancel(handle)
/// ```
///
/// The queue has no current instant: it accepts any deadline, and ``VirtualClock`` clamps those in
/// the past. A cancelled event frees its slot at once. Its entry stays until it is next in the
/// order, or until such entries outnumber the live ones. An event needs no separate allocation.
@usableFromInline
package struct EventQueue<Payload>: ~Copyable {
  /// The most events that may be pending at once.
  @usableFromInline package let pendingLimit: Int
  @usableFromInline var entries: EventLadder = EventLadder()
  @usableFromInline var slots: EventSlots<Payload> = EventSlots()
  @usableFromInline var lastSequence: UInt64
  @usableFromInline var live: Int = 0
  @usableFromInline var tied: [EventEntry] = []

  /// Makes an empty queue.
  ///
  /// - Parameters:
  ///   - pendingLimit: the most events that may be pending at once; clamped to 16,777,215, the
  ///     number of slots that a handle can identify.
  ///   - firstSequence: the sequence number of the first event, at least 1.
  package init(pendingLimit: Int = 4_000_000, firstSequence: UInt64 = 1) {
    self.pendingLimit = Swift.min(Swift.max(0, pendingLimit), Int(EventHandle.slotMask))
    lastSequence = Swift.max(1, firstSequence) - 1
  }

  /// The number of pending events.
  @inlinable
  package var count: Int { live }

  /// Whether no event is pending.
  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// When the next event is due, or `nil` when none is pending.
  @inlinable
  package var nextDeadline: VirtualInstant? {
    mutating get {
      liveTop().map { VirtualInstant(nanoseconds: $0.deadline) }
    }
  }

  /// Adds an event after those already scheduled for the same deadline.
  @inlinable
  @discardableResult
  package mutating func schedule(
    at deadline: VirtualInstant, _ payload: Payload
  ) throws(EventQueueError) -> EventHandle {
    guard count < pendingLimit else { throw .pendingLimitReached(limit: pendingLimit) }
    let birth = slots.occupy(sequence: try takeSequence(), payload)
    entries.push(EventEntry(deadline: deadline.nanoseconds, order: birth))
    live += 1
    return EventHandle(birth: birth)
  }

  /// Whether a handle's event is still pending.
  @inlinable
  package func isPending(_ handle: EventHandle) -> Bool {
    slots.find(handle) != nil
  }

  /// Removes a pending event; `false` if it has already fired or was cancelled.
  @inlinable
  @discardableResult
  package mutating func cancel(_ handle: EventHandle) -> Bool {
    remove(handle) != nil
  }

  /// Removes a pending event and returns its payload; `nil` if it is no longer pending.
  @inlinable
  package mutating func remove(_ handle: EventHandle) -> Payload? {
    guard let slot = slots.find(handle) else { return nil }
    let payload = slots.vacate(slot)
    live -= 1
    boundDeadEntries()
    return payload
  }

  /// Moves a pending event to another deadline; `false` if it has already fired or was cancelled.
  ///
  /// The event gets a new sequence number, so it comes after all events already scheduled for that
  /// deadline, even if its deadline does not change. Its handle stays valid.
  @inlinable
  @discardableResult
  package mutating func reschedule(
    _ handle: EventHandle, to deadline: VirtualInstant
  ) throws(EventQueueError) -> Bool {
    guard let slot = slots.find(handle) else { return false }
    let order = try takeSequence() << EventHandle.slotBits | UInt64(truncatingIfNeeded: slot)
    slots.block[slot].order = order
    entries.push(EventEntry(deadline: deadline.nanoseconds, order: order))
    boundDeadEntries()
    return true
  }

  /// Takes the event that is due first.
  @inlinable
  package mutating func popNext() -> ScheduledEvent<Payload>? {
    popNext(through: .distantFuture)
  }

  /// Takes the event that is due first, if it is due at or before an instant.
  @inlinable
  package mutating func popNext(through limit: VirtualInstant) -> ScheduledEvent<Payload>? {
    guard let top = liveTop(), top.deadline <= limit.nanoseconds else { return nil }
    return take(entries.heap.popTop())
  }

  /// Takes one of the events that are due first at the same instant.
  ///
  /// - Parameters:
  ///   - widest: the most tied events that are offered, in sequence order.
  ///   - choose: receives the number of offered events (two or more) and returns which to take; the
  ///     result is clamped.
  /// - Returns: the event taken, or `nil` when none is pending.
  @inlinable
  package mutating func popNext(
    amongTied widest: Int, choose: (Int) -> Int
  ) -> ScheduledEvent<Payload>? {
    guard let first = popLiveTop() else { return nil }
    guard widest > 1, liveTop()?.deadline == first.deadline else { return take(first) }
    tied.removeAll(keepingCapacity: true)
    tied.append(first)
    while tied.count < widest, liveTop()?.deadline == first.deadline {
      tied.append(entries.heap.popTop())
    }
    let index = Swift.min(Swift.max(0, choose(tied.count)), tied.count - 1)
    for (other, entry) in tied.enumerated() where other != index { entries.push(entry) }
    return take(tied[index])
  }
}

extension EventQueue {
  /// Returns the next sequence number.
  @inlinable
  mutating func takeSequence() throws(EventQueueError) -> UInt64 {
    guard lastSequence < UInt64.max >> EventHandle.slotBits else { throw .sequencesExhausted }
    lastSequence += 1
    return lastSequence
  }

  /// Turns a removed entry into its event.
  @inlinable
  mutating func take(_ entry: EventEntry) -> ScheduledEvent<Payload>? {
    live -= 1
    guard let payload = slots.vacate(Int(truncatingIfNeeded: entry.order & EventHandle.slotMask))
    else { return nil }
    return ScheduledEvent(
      deadline: VirtualInstant(nanoseconds: entry.deadline),
      sequence: entry.order >> EventHandle.slotBits, payload: payload)
  }

  /// The entry of the event that is due first, which is then the top of the heap.
  ///
  /// Entries of events that are no longer pending are removed on the way.
  @inlinable
  mutating func liveTop() -> EventEntry? {
    guard entries.count != live else { return entries.top }
    while let top = entries.top {
      if slots.isLive(top.order) { return top }
      _ = entries.heap.popTop()
    }
    return nil
  }

  /// Removes the entry of the event that is due first.
  @inlinable
  mutating func popLiveTop() -> EventEntry? {
    liveTop() == nil ? nil : entries.heap.popTop()
  }

  /// Removes all entries of events that are no longer pending once they outnumber the others.
  @inlinable
  mutating func boundDeadEntries() {
    if entries.count > 2 * live + 64 { compact() }
  }

  /// Removes every entry of an event that is no longer pending.
  @usableFromInline
  mutating func compact() {
    entries.compact(keeping: slots)
  }
}
