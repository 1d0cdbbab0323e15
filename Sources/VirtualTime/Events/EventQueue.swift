/// Pending events in the one order that counts: by deadline, then by sequence number.
///
/// ```swift
/// var queue = EventQueue<String>()
/// let handle = try queue.schedule(at: .start + .seconds(2), "loaded")
/// queue.cancel(handle)
/// ```
///
/// The queue knows no present: any deadline is accepted, and ``VirtualClock`` clamps those that lie
/// in the past. A cancelled event frees its slot at once; its entry stays until it comes up or
/// until such entries outnumber the live ones. No event allocates memory of its own.
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
  ///   - pendingLimit: the most events that may be pending at once; held to 16,777,215, the number
  ///     of slots a handle can name.
  ///   - firstSequence: the sequence number of the first event, at least 1.
  package init(pendingLimit: Int = 4_000_000, firstSequence: UInt64 = 1) {
    self.pendingLimit = Swift.min(Swift.max(0, pendingLimit), Int(EventHandle.slotMask))
    lastSequence = Swift.max(1, firstSequence) - 1
  }

  /// How many events are pending.
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

  /// Adds an event behind those already scheduled for the same deadline.
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

  /// Takes a pending event out; `false` when it has fired or was cancelled before.
  @inlinable
  @discardableResult
  package mutating func cancel(_ handle: EventHandle) -> Bool {
    remove(handle) != nil
  }

  /// Takes a pending event out and returns what it carries; `nil` when it is no longer pending.
  @inlinable
  package mutating func remove(_ handle: EventHandle) -> Payload? {
    guard let slot = slots.find(handle) else { return nil }
    let payload = slots.vacate(slot)
    live -= 1
    boundDeadEntries()
    return payload
  }

  /// Moves a pending event to another deadline; `false` when it has fired or was cancelled before.
  ///
  /// The event gets a new sequence number, so it goes behind all events already scheduled for that
  /// deadline, even when the deadline stays as it was. Its handle stays good.
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
  ///   - widest: how many of the tied events, in sequence order, are offered at most.
  ///   - choose: given how many are offered (two or more), says which to take; held to range.
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
  /// Gives out the next sequence number.
  @inlinable
  mutating func takeSequence() throws(EventQueueError) -> UInt64 {
    guard lastSequence < UInt64.max >> EventHandle.slotBits else { throw .sequencesExhausted }
    lastSequence += 1
    return lastSequence
  }

  /// Turns an entry taken out into the event it stands for.
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
  /// Entries of events that are gone are dropped on the way.
  @inlinable
  mutating func liveTop() -> EventEntry? {
    guard entries.count != live else { return entries.top }
    while let top = entries.top {
      if slots.isLive(top.order) { return top }
      _ = entries.heap.popTop()
    }
    return nil
  }

  /// Takes out the entry of the event that is due first.
  @inlinable
  mutating func popLiveTop() -> EventEntry? {
    liveTop() == nil ? nil : entries.heap.popTop()
  }

  /// Drops all entries of events that are gone, once they outnumber the others.
  @inlinable
  mutating func boundDeadEntries() {
    if entries.count > 2 * live + 64 { compact() }
  }

  /// Drops every entry of an event that is gone.
  @usableFromInline
  mutating func compact() {
    entries.compact(keeping: slots)
  }
}
