/// Pending events in the one order that counts: by deadline, then by sequence number.
///
/// ```swift
/// var queue = EventQueue<String>()
/// let handle = try queue.schedule(at: .start + .seconds(2), "loaded")
/// queue.cancel(handle)
/// ```
///
/// The queue knows no present: any deadline is accepted, and ``VirtualClock`` clamps those that lie
/// in the past. A cancelled event frees its slot at once; its heap entry stays until it comes up or
/// until such entries outnumber the live ones. No event allocates memory of its own.
@usableFromInline
package struct EventQueue<Payload>: ~Copyable {
  /// The most events that may be pending at once.
  @usableFromInline package let pendingLimit: Int
  @usableFromInline var heap: EventHeap = EventHeap()
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
    heap.top.map { VirtualInstant(nanoseconds: $0.deadline) }
  }

  /// Adds an event behind those already scheduled for the same deadline.
  @inlinable
  @discardableResult
  package mutating func schedule(
    at deadline: VirtualInstant, _ payload: Payload
  ) throws(EventQueueError) -> EventHandle {
    guard count < pendingLimit else { throw .pendingLimitReached(limit: pendingLimit) }
    let birth = slots.occupy(sequence: try takeSequence(), payload)
    heap.push(EventEntry(deadline: deadline.nanoseconds, order: birth))
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
    guard let slot = slots.find(handle) else { return false }
    _ = slots.vacate(slot)
    live -= 1
    dropDeadEntries()
    return true
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
    heap.push(EventEntry(deadline: deadline.nanoseconds, order: order))
    dropDeadEntries()
    return true
  }

  /// Takes the event that is due first.
  @inlinable
  package mutating func popNext() -> ScheduledEvent<Payload>? {
    guard heap.count > 0 else { return nil }
    return take(heap.popTop())
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
    guard heap.count > 0 else { return nil }
    let first = heap.popTop()
    dropDeadEntries()
    guard heap.top?.deadline == first.deadline, widest > 1 else { return take(first) }
    tied.removeAll(keepingCapacity: true)
    tied.append(first)
    while tied.count < widest, heap.top?.deadline == first.deadline {
      tied.append(heap.popTop())
      dropDeadEntries()
    }
    let index = Swift.min(Swift.max(0, choose(tied.count)), tied.count - 1)
    for (other, entry) in tied.enumerated() where other != index { heap.push(entry) }
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

  /// Turns an entry taken from the heap into the event it stands for.
  @inlinable
  mutating func take(_ entry: EventEntry) -> ScheduledEvent<Payload>? {
    let payload = slots.vacate(Int(truncatingIfNeeded: entry.order & EventHandle.slotMask))
    live -= 1
    dropDeadEntries()
    guard let payload else { return nil }
    return ScheduledEvent(
      deadline: VirtualInstant(nanoseconds: entry.deadline),
      sequence: entry.order >> EventHandle.slotBits, payload: payload)
  }

  /// Restores the invariant that the heap's top is live, and bounds the number of dead entries.
  @inlinable
  mutating func dropDeadEntries() {
    guard heap.count != count else { return }
    while let top = heap.top, !slots.isLive(top.order) { _ = heap.popTop() }
    if heap.count > 2 * count + 64 { compact() }
  }

  /// Drops every dead entry of the heap.
  @usableFromInline
  mutating func compact() {
    heap.filter(keeping: slots)
  }

  /// What is wrong with the queue's storage, or `nil`; for tests.
  package func invariantFault() -> String? {
    var alive = 0
    for index in EventHeap.first..<heap.end {
      if slots.isLive(heap.block[index].order) { alive += 1 }
      let parent = (index >> 2) + 2
      if index > EventHeap.first, heap.block[index].precedes(heap.block[parent]) {
        return "entry \(index) comes before its parent"
      }
    }
    if alive != count { return "\(alive) live entries for \(count) events" }
    if let top = heap.top, !slots.isLive(top.order) { return "the first entry is dead" }
    return heap.count > 2 * count + 64 ? "too many dead entries: \(heap.count)" : nil
  }
}
