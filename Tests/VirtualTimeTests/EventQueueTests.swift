import Testing
import VirtualTime

/// The instant a number of seconds after the start.
private func second(_ number: Int64) -> VirtualInstant {
  VirtualInstant(nanoseconds: number * 1_000_000_000)
}

@Suite struct EventQueueTests {
  @Test func `gives events by deadline`() throws {
    var queue = EventQueue<String>()
    try queue.schedule(at: second(2), "late")
    try queue.schedule(at: second(1), "early")
    #expect(queue.nextDeadline == second(1))
    #expect(queue.popNext()?.payload == "early")
    #expect(queue.popNext()?.payload == "late")
    #expect(queue.popNext()?.payload == nil)
  }

  @Test func `gives events of equal deadline in the order of scheduling`() throws {
    var queue = EventQueue<Int>()
    for number in 0..<20 { try queue.schedule(at: second(1), number) }
    var order: [Int] = []
    while let event = queue.popNext() { order.append(event.payload) }
    #expect(order == Array(0..<20))
  }

  @Test func `cancels a pending event once`() throws {
    var queue = EventQueue<String>()
    let handle = try queue.schedule(at: second(1), "gone")
    #expect(queue.isPending(handle) == true)
    #expect(queue.cancel(handle) == true)
    #expect(queue.cancel(handle) == false)
    #expect(queue.isEmpty == true)
    #expect(queue.nextDeadline == nil)
  }

  @Test func `a stale handle never reaches the event that uses its slot next`() throws {
    var queue = EventQueue<String>()
    let stale = try queue.schedule(at: second(1), "first")
    _ = queue.popNext()
    try queue.schedule(at: second(1), "second")
    #expect(queue.isPending(stale) == false)
    #expect(queue.cancel(stale) == false)
    #expect(try queue.reschedule(stale, to: second(9)) == false)
    #expect(queue.count == 1)
  }

  @Test func `a rescheduled event goes behind its equals and keeps its handle`() throws {
    var queue = EventQueue<String>()
    let moved = try queue.schedule(at: second(1), "moved")
    try queue.schedule(at: second(1), "stayed")
    #expect(try queue.reschedule(moved, to: second(1)) == true)
    #expect(queue.count == 2)
    #expect(queue.popNext()?.payload == "stayed")
    #expect(queue.isPending(moved) == true)
    #expect(queue.popNext()?.payload == "moved")
  }

  @Test func `refuses an event beyond the limit of pending ones`() throws {
    var queue = EventQueue<Int>(pendingLimit: 2)
    try queue.schedule(at: second(1), 1)
    try queue.schedule(at: second(1), 2)
    let error = #expect(throws: EventQueueError.self) { try queue.schedule(at: second(1), 3) }
    #expect(
      error?.description == "Unable to schedule an event: 2 events are pending, which is the limit."
    )
    _ = queue.popNext()
    #expect(throws: Never.self) { try queue.schedule(at: second(1), 3) }
  }

  @Test func `refuses events once its sequence numbers are used up`() throws {
    var queue = EventQueue<Int>(firstSequence: (1 << 40) - 1)
    let last = try queue.schedule(at: second(1), 1)
    let words = "Unable to schedule an event: every sequence number of the queue has been used."
    for attempt in 0..<2 {
      let error = #expect(throws: EventQueueError.self) {
        if attempt == 0 { try queue.schedule(at: second(1), 2) }
        try queue.reschedule(last, to: second(2))
      }
      #expect(error?.description == words)
    }
    #expect(queue.popNext()?.payload == 1)
  }

  @Test func `uses slots again and drops what was cancelled`() throws {
    var queue = EventQueue<Int>(pendingLimit: 10)
    for number in 0..<10_000 {
      let handle = try queue.schedule(at: second(Int64(number % 7)), number)
      if number % 10 != 0 || number < 100 { queue.cancel(handle) } else { _ = queue.popNext() }
      #expect(queue.invariantFault() == nil)
    }
    #expect(queue.isEmpty == true)
  }

  @Test func `releases payloads when they fire, are cancelled or the queue goes`() throws {
    final class Token {}
    weak var fired: Token?
    weak var cancelled: Token?
    weak var kept: Token?
    do {
      var queue = EventQueue<Token>()
      func add(_ token: Token) throws -> EventHandle { try queue.schedule(at: second(1), token) }
      do {
        let tokens = [Token(), Token(), Token()]
        (fired, cancelled, kept) = (tokens[0], tokens[1], tokens[2])
        _ = try add(tokens[0])
        let handle = try add(tokens[1])
        _ = try add(tokens[2])
        _ = queue.popNext()
        queue.cancel(handle)
      }
      #expect(fired == nil)
      #expect(cancelled == nil)
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test func `offers tied events in sequence order and takes the chosen one`() throws {
    var queue = EventQueue<Int>()
    for number in 0..<4 { try queue.schedule(at: second(1), number) }
    try queue.schedule(at: second(2), 9)
    var offered: [Int] = []
    var taken: [Int] = []
    while let event = queue.popNext(
      amongTied: 3,
      choose: { count in
        offered.append(count)
        return count - 1
      })
    { taken.append(event.payload) }
    #expect(offered == [3, 3, 2])
    #expect(taken == [2, 3, 1, 0, 9])
  }

  @Test func `holds a choice between tied events to range`() throws {
    var queue = EventQueue<Int>()
    for number in 0..<3 { try queue.schedule(at: second(1), number) }
    #expect(queue.popNext(amongTied: 9, choose: { _ in 99 })?.payload == 2)
    #expect(queue.popNext(amongTied: 9, choose: { _ in -1 })?.payload == 0)
  }
}
