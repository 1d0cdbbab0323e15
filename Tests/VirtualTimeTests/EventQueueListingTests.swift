import Testing

@testable import VirtualTime

/// The pending events, listed without being taken out.
@Suite struct EventQueueListingTests {
  @Test("they come in the order in which they fire, without those that are gone")
  func comeInOrder() throws {
    var queue = EventQueue<String>()
    try queue.schedule(at: VirtualInstant(nanoseconds: 3), "c")
    let gone = try queue.schedule(at: VirtualInstant(nanoseconds: 2), "b")
    try queue.schedule(at: VirtualInstant(nanoseconds: 1), "a")
    try queue.schedule(at: VirtualInstant(nanoseconds: 3), "d")
    queue.cancel(gone)

    #expect(queue.pending(limit: 10).map(\.payload) == ["a", "c", "d"])
    #expect(queue.pending(limit: 2).map(\.deadline.nanoseconds) == [1, 3])
    #expect(queue.pending(limit: -1).isEmpty)
  }

  @Test("the handles of events that match cancel just those")
  func handlesOfMatches() throws {
    var queue = EventQueue<String>()
    for name in ["a1", "b1", "a2"] { try queue.schedule(at: VirtualInstant(nanoseconds: 1), name) }

    queue.handles { $0.hasPrefix("a") }.forEach { queue.cancel($0) }

    #expect(queue.pending(limit: 10).map(\.payload) == ["b1"])
  }

  @Test("the list is the order of taking them out", arguments: UInt64(1)...8)
  func isTheOrderOfTaking(seed: UInt64) throws {
    var queue = EventQueue<Int>()
    var bits = seed &* 0x9E37_79B9_7F4A_7C15
    // More than a heap holds, so that the rung and the pile are listed too.
    for event in 0..<10_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      try queue.schedule(at: VirtualInstant(nanoseconds: Int64(bits >> 44)), event)
      if event % 1_000 == 0 { _ = queue.popNext() }
    }

    let listed = queue.pending(limit: .max).map(\.payload)

    var taken: [Int] = []
    while let next = queue.popNext() { taken.append(next.payload) }
    #expect(listed == taken, "seed \(seed)")
  }
}
