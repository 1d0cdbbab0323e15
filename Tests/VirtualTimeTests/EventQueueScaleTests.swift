import SeededCases
import Testing
import VirtualTime

/// An event queue with many events, and the list that says what should be in it.
private struct CrowdedQueue: ~Copyable {
  var queue = EventQueue<Int>()
  var handles: [EventHandle] = []
  /// The deadline and sequence number of each pending event, by its payload.
  var pending: [Int: (deadline: Int64, sequence: UInt64)] = [:]
  var lastSequence: UInt64 = 0
  var source: ChanceSource

  init(seed: Seed) { source = SeedSequence(seed: seed).source(named: "crowd") }

  /// A deadline: near, far, in one of few places, or at an end of time.
  mutating func deadline() -> Int64 {
    switch source.integer(below: 40) {
    case 0: .max
    case 1: .min
    case 2...9: Int64(source.integer(below: 3)) * 1_000_000
    case 10...19: Int64(bitPattern: source.bits())
    default: Int64(source.integer(below: 1 << 40))
    }
  }

  mutating func schedule(_ count: Int) throws {
    for _ in 0..<count {
      let deadline = deadline()
      lastSequence += 1
      pending[handles.count] = (deadline, lastSequence)
      handles.append(
        try queue.schedule(at: VirtualInstant(nanoseconds: deadline), handles.count))
    }
  }

  /// Cancels some events and moves others; `false` when the queue disagrees on what is pending.
  mutating func disturb(_ count: Int) throws -> Bool {
    for _ in 0..<count {
      let name = Int(source.integer(below: UInt64(handles.count)))
      let isKnown = pending[name] != nil
      if source.integer(below: 2) == 0 {
        pending[name] = nil
        guard queue.cancel(handles[name]) == isKnown else { return false }
      } else {
        let deadline = deadline()
        let instant = VirtualInstant(nanoseconds: deadline)
        guard try queue.reschedule(handles[name], to: instant) == isKnown else { return false }
        guard isKnown else { continue }
        lastSequence += 1
        pending[name] = (deadline, lastSequence)
      }
    }
    return true
  }

  /// Takes a number of events; says the first that is not the one sorting gives.
  mutating func pop(_ count: Int) -> String? {
    if let fault = queue.invariantFault() { return fault }
    let order = pending.sorted { $0.value < $1.value }.prefix(count)
    for (name, _) in order {
      pending[name] = nil
      let event = queue.popNext()
      guard event?.payload == name else { return "\(String(describing: event)) for \(name)" }
    }
    return queue.invariantFault()
  }
}

@Suite struct EventQueueScaleTests {
  @Test(arguments: FuzzCount.some(of: [0, 1, 2, 3, 4, 5], every: 5))
  func `agrees with sorting when many events are pending`(
    seed: UInt64
  ) throws {
    var crowd = CrowdedQueue(seed: Seed(seed))
    for round in 0..<4 {
      try crowd.schedule(9_000 + round * 1_000)
      #expect(try crowd.disturb(seed % 2 == 0 ? 2_000 : 9_000) == true)
      let fault = crowd.pop(round == 3 ? .max : 6_000)
      #expect(fault == nil, "seed \(seed), round \(round)")
    }
    #expect(crowd.queue.isEmpty == true)
  }

  @Test func `many events at one instant keep the order of scheduling`() throws {
    var queue = EventQueue<Int>()
    for number in 0..<20_000 { try queue.schedule(at: .start, number) }
    var next = 0
    while let event = queue.popNext(), event.payload == next { next += 1 }
    #expect(next == 20_000)
  }
}
