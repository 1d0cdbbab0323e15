import Testing

@testable import VirtualTime

@Suite("Entries of an event queue") struct EventLadderTests {
  @Test func `are in a heap while they are few, and then in a pile`() {
    var ladder = EventLadder()
    let limit = EventLadder.heapLimit
    for number in 0..<limit {
      ladder.push(EventEntry(deadline: Int64(number), order: UInt64(number)))
    }
    let few = (heap: ladder.heap.count, pile: ladder.pile.count)
    ladder.push(EventEntry(deadline: Int64(limit), order: UInt64(limit)))
    let many = (heap: ladder.heap.count, pile: ladder.pile.count)

    #expect(few == (limit, 0))
    #expect(many == (0, limit + 1))
  }
}
