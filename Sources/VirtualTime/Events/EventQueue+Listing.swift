extension EventQueue {
  /// The pending events in the order in which they will fire, as many as a limit allows.
  ///
  /// It reads every event, so use it only for messages, not in a run.
  package func pending(limit: Int) -> [ScheduledEvent<Payload>] {
    var events: [ScheduledEvent<Payload>] = []
    for entry in ordered.prefix(max(0, limit)) {
      guard let payload = slots.block[entry.slot].payload else { continue }
      events.append(
        ScheduledEvent(
          deadline: VirtualInstant(nanoseconds: entry.deadline),
          sequence: entry.order >> EventHandle.slotBits, payload: payload))
    }
    return events
  }

  /// The handles of the pending events whose payload matches, in the order in which they will fire.
  ///
  /// Like ``pending(limit:)``, it reads every event.
  func handles(where matches: (Payload) -> Bool) -> [EventHandle] {
    ordered.compactMap { entry in
      let slot = slots.block[entry.slot]
      return slot.payload.map(matches) == true ? EventHandle(birth: slot.birth) : nil
    }
  }

  private var ordered: [EventEntry] {
    entries.liveEntries(in: slots).sorted { $0.precedes($1) }
  }
}

extension EventLadder {
  /// The entries of events that are still pending, in no order.
  func liveEntries<Payload>(
    in slots: borrowing EventSlots<Payload>
  ) -> [EventEntry] {
    var live: [EventEntry] = []
    for index in EventHeap.first..<heap.end where slots.isLive(heap.block[index].order) {
      live.append(heap.block[index])
    }
    for index in rungPosition..<rung.count where slots.isLive(rung.block[index].order) {
      live.append(rung.block[index])
    }
    for index in 0..<pile.count where slots.isLive(pile.block[index].order) {
      live.append(pile.block[index])
    }
    return live
  }
}

extension EventEntry {
  fileprivate var slot: Int { Int(truncatingIfNeeded: order & EventHandle.slotMask) }
}
