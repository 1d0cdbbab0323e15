import Testing
import VirtualTime

@Suite struct EventQueueCopyTests {
  /// Takes everything from a queue, in order.
  private func drain(_ queue: inout EventQueue<Int>) -> [Int] {
    var taken: [Int] = []
    while let next = queue.popNext() { taken.append(next.payload) }
    return taken
  }

  @Test(arguments: [0, 1, 17, 300, 20_000])
  func `a copy gives the same events in the same order`(count: Int) throws {
    var queue = EventQueue<Int>()
    for number in 0..<count {
      try queue.schedule(at: .start + .milliseconds(number * 7_919 % 1_000), number)
    }
    for _ in 0..<(count / 3) { _ = queue.popNext() }
    var copy = queue.copy()
    let expected = drain(&queue)
    let taken = drain(&copy)
    #expect(taken == expected)
  }

  @Test func `a handle cancels its event in the copy alone`() throws {
    var queue = EventQueue<Int>()
    let handle = try queue.schedule(at: .start + .seconds(1), 1)
    try queue.schedule(at: .start + .seconds(2), 2)
    var copy = queue.copy()
    copy.cancel(handle)
    let (left, all) = (drain(&copy), drain(&queue))
    #expect(left == [2])
    #expect(all == [1, 2])
  }

  @Test func `a new event of the copy follows those of the same instant`() throws {
    var queue = EventQueue<Int>()
    try queue.schedule(at: .start, 1)
    var copy = queue.copy()
    try copy.schedule(at: .start, 2)
    let (count, taken) = (queue.count, drain(&copy))
    #expect(taken == [1, 2])
    #expect(count == 1)
  }
}
