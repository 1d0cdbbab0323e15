extension EventQueue {
  /// A queue with the same pending events; handles of this queue are valid in both.
  ///
  /// It takes time in proportion to the pending events.
  package func copy() -> EventQueue {
    var copy = EventQueue(pendingLimit: pendingLimit)
    copy.lastSequence = lastSequence
    copy.live = live
    copy.slots = slots.copy()
    for entry in entries.liveEntries(in: slots) { copy.entries.push(entry) }
    return copy
  }
}

extension EventSlots {
  fileprivate func copy() -> EventSlots {
    var copy = EventSlots()
    while copy.room < used { copy.grow() }
    copy.block.initialize(from: block, count: used)
    copy.used = used
    copy.free = free
    return copy
  }
}
