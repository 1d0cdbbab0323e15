import SeededCases
import Testing
import VirtualTime

/// What an event queue should do, done naively: a list that is searched for its least event.
private struct NaiveQueue {
  struct Entry {
    var deadline: Int64
    var sequence: UInt64
    let name: Int
  }

  var entries: [Entry] = []
  var lastSequence: UInt64 = 0

  mutating func schedule(_ name: Int, at deadline: Int64) {
    lastSequence += 1
    entries.append(Entry(deadline: deadline, sequence: lastSequence, name: name))
  }

  mutating func cancel(_ name: Int) -> Bool {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return false }
    entries.remove(at: index)
    return true
  }

  mutating func reschedule(_ name: Int, to deadline: Int64) -> Bool {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return false }
    lastSequence += 1
    entries[index].deadline = deadline
    entries[index].sequence = lastSequence
    return true
  }

  var least: Int? {
    entries.indices.min {
      (entries[$0].deadline, entries[$0].sequence) < (entries[$1].deadline, entries[$1].sequence)
    }
  }

  mutating func popNext() -> Entry? { least.map { entries.remove(at: $0) } }
}

/// An event queue and its oracle, driven side by side by random steps.
private struct PairedQueues: ~Copyable {
  var queue = EventQueue<Int>()
  var naive = NaiveQueue()
  var handles: [EventHandle] = []
  var source: ChanceSource
  let spread: UInt64

  init(seed: Seed, spread: UInt64) {
    source = SeedSequence(seed: seed).source(named: "steps")
    self.spread = spread
  }

  /// Makes one random step on both; `nil` when they agree, else what differs.
  mutating func step(pops: UInt64) throws -> String? {
    let deadline = Int64(source.integer(below: spread)) - Int64(spread / 4)
    let instant = VirtualInstant(nanoseconds: deadline)
    switch source.integer(below: 6 + pops) {
    case 0, 1, 2:
      naive.schedule(handles.count, at: deadline)
      handles.append(try queue.schedule(at: instant, handles.count))
    case 3 where !handles.isEmpty:
      let name = anyName()
      if queue.cancel(handles[name]) != naive.cancel(name) { return "cancel \(name)" }
    case 4 where !handles.isEmpty:
      let name = anyName()
      let moved = try queue.reschedule(handles[name], to: instant)
      if moved != naive.reschedule(name, to: deadline) { return "reschedule \(name)" }
    default:
      if let fault = pop() { return fault }
    }
    return disagreement()
  }

  private mutating func anyName() -> Int { Int(source.integer(below: UInt64(handles.count))) }

  /// Takes the next event of both.
  mutating func pop() -> String? {
    let event = queue.popNext()
    let expected = naive.popNext()
    guard event?.payload == expected?.name, event?.sequence == expected?.sequence else {
      return "popped \(String(describing: event)), expected \(String(describing: expected))"
    }
    return event?.deadline.nanoseconds == expected?.deadline ? nil : "deadline"
  }

  /// The differences between the two at present.
  mutating func disagreement() -> String? {
    if queue.count != naive.entries.count { return "count \(queue.count)" }
    let deadline = naive.least.map { naive.entries[$0].deadline }
    if queue.nextDeadline?.nanoseconds != deadline { return "next deadline" }
    return queue.invariantFault()
  }
}

@Suite struct EventQueueOrderTests {
  /// Runs schedules of random steps, then drains them.
  private func run(schedules: Range<Int>, steps: Int, pops: UInt64) throws {
    for number in schedules {
      let spread: UInt64 = [2, 8, 1_000, 1 << 62][number % 4]
      var pair = PairedQueues(seed: Seed(0).derived(number), spread: spread)
      var fault: String?
      for _ in 0..<steps where fault == nil { fault = try pair.step(pops: pops) }
      while fault == nil, !pair.queue.isEmpty { fault = pair.pop() }
      if let fault {
        Issue.record("schedule \(number), spread \(spread): \(fault)")
        return
      }
    }
  }

  @Test func `agrees with a naive queue on many short schedules`() throws {
    try run(schedules: 0..<FuzzCount.times(40_000).count, steps: 12, pops: 1)
  }

  @Test func `agrees with a naive queue on long schedules`() throws {
    try run(schedules: 100_000..<100_015, steps: 1_000, pops: 0)
  }
}
