/// The data that ``EventSlots`` keeps for one pending event.
@usableFromInline
struct EventSlot<Payload> {
  /// The event's first packed word, which is also in its handle; 0 while the slot is free.
  @usableFromInline var birth: UInt64
  /// The word of the event's entry in the heap; in a free slot, the next free one.
  @usableFromInline var order: UInt64
  /// The payload of the event; `nil` while the slot is free.
  @usableFromInline var payload: Payload?

  @inlinable
  init(birth: UInt64, payload: Payload) {
    self.birth = birth
    self.order = birth
    self.payload = payload
  }
}

/// The payloads of pending events, in slots that are reused as soon as they are free.
@usableFromInline
struct EventSlots<Payload>: ~Copyable {
  /// The slots; those below ``used`` are initialised.
  @usableFromInline var block: UnsafeMutablePointer<EventSlot<Payload>>
  /// The number of slots that have ever held an event.
  @usableFromInline var used: Int = 0
  /// The capacity in slots.
  @usableFromInline var room: Int = 4
  /// The slot freed last, or -1 when no slot below ``used`` is free.
  @usableFromInline var free: Int = -1

  @inlinable
  init() {
    block = .allocate(capacity: 4)
  }

  @inlinable
  deinit {
    block.deinitialize(count: used)
    block.deallocate()
  }

  @usableFromInline
  mutating func grow() {
    let wider = UnsafeMutablePointer<EventSlot<Payload>>.allocate(capacity: room * 2)
    wider.moveInitialize(from: block, count: used)
    block.deallocate()
    block = wider
    room *= 2
  }

  /// Puts a payload in a free slot; returns the packed word of the slot and its sequence number.
  @inlinable
  mutating func occupy(sequence: UInt64, _ payload: Payload) -> UInt64 {
    if free >= 0 {
      let slot = free
      free = Int(bitPattern: UInt(truncatingIfNeeded: block[slot].order))
      let birth = sequence << EventHandle.slotBits | UInt64(truncatingIfNeeded: slot)
      block[slot].birth = birth
      block[slot].order = birth
      block[slot].payload = payload
      return birth
    }
    if used == room { grow() }
    let birth = sequence << EventHandle.slotBits | UInt64(truncatingIfNeeded: used)
    (block + used).initialize(to: EventSlot(birth: birth, payload: payload))
    used += 1
    return birth
  }

  /// Frees a slot and returns its payload.
  @inlinable
  mutating func vacate(_ slot: Int) -> Payload? {
    let payload = block[slot].payload.take()
    block[slot].birth = 0
    block[slot].order = UInt64(truncatingIfNeeded: free)
    free = slot
    return payload
  }

  /// The slot of a handle's event, or `nil` if the event is no longer pending.
  @inlinable
  func find(_ handle: EventHandle) -> Int? {
    let slot = handle.slot
    return slot < used && block[slot].birth == handle.birth ? slot : nil
  }

  /// Whether a heap entry belongs to a pending event that has not been cancelled or moved since.
  @inlinable
  func isLive(_ order: UInt64) -> Bool {
    let slot = Int(truncatingIfNeeded: order & EventHandle.slotMask)
    return block[slot].order == order && block[slot].birth != 0
  }
}
