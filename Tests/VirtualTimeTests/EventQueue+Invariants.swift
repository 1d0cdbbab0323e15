@testable import VirtualTime

extension EventQueue {
  /// What is wrong with the queue's storage, or `nil`.
  mutating func invariantFault() -> String? {
    if let fault = entries.invariantFault() { return fault }
    let alive = entries.liveCount(in: slots)
    if alive != live { return "\(alive) live entries for \(live) events" }
    return entries.count > 2 * live + 64 ? "too many dead entries: \(entries.count)" : nil
  }
}

extension EventLadder {
  /// What is wrong with the order of the entries, or `nil`.
  func invariantFault() -> String? {
    for index in EventHeap.first..<heap.end {
      let parent = (index >> 2) + 2
      if index > EventHeap.first, heap.block[index].precedes(heap.block[parent]) {
        return "entry \(index) comes before its parent"
      }
      if heap.block[index].deadline >= farStart, farStart != .max { return "far entry in the heap" }
    }
    for index in rungPosition..<rung.count {
      let deadline = rung.block[index].deadline
      if deadline < nearEnd || deadline >= farStart, deadline != .max { return "stray on the rung" }
    }
    for index in 0..<pile.count where pile.block[index].deadline < farStart {
      return "near entry \(index) in the pile"
    }
    return nil
  }

  /// How many entries belong to events that are still pending.
  func liveCount<Payload>(in slots: borrowing EventSlots<Payload>) -> Int {
    var live = 0
    for index in EventHeap.first..<heap.end where slots.isLive(heap.block[index].order) {
      live += 1
    }
    for index in rungPosition..<rung.count where slots.isLive(rung.block[index].order) { live += 1 }
    for index in 0..<pile.count where slots.isLive(pile.block[index].order) { live += 1 }
    return live
  }
}
