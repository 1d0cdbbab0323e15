import Testing
import VirtualTime

@Suite struct VirtualClockTests {
  private let clock = VirtualClock<String>()

  /// Runs and returns what fired as lines.
  private func lines(
    _ run: ((String, VirtualInstant) -> Void) throws -> Void
  ) rethrows -> [String] {
    var lines: [String] = []
    try run { lines.append("\($0) \($1)") }
    return lines
  }

  @Test func `fires due events in order, each at its own instant`() throws {
    try clock.schedule("b", after: .seconds(2))
    try clock.schedule("a", after: .seconds(1))
    try clock.schedule("c", after: .seconds(9))
    let fired = try lines { try clock.run(until: .start + .seconds(5), fire: $0) }
    #expect(fired == ["a t = 1.000 s", "b t = 2.000 s"])
    #expect(clock.now == .start + .seconds(5))
    #expect(clock.pendingCount == 1)
  }

  @Test func `fires an event due exactly at the end of a run`() throws {
    try clock.schedule("a", after: .seconds(1))
    #expect(try clock.advance(by: .seconds(1)) { _, _ in } == 1)
  }

  @Test func `rests until just before an event, and not beyond`() throws {
    try clock.schedule("a", after: .seconds(1))
    #expect(clock.rests(until: .start + .milliseconds(999)))
    #expect(clock.now == .start + .milliseconds(999))
    #expect(!clock.rests(until: .start + .seconds(1)))
    #expect(clock.now == .start + .milliseconds(999))
    #expect(clock.pendingCount == 1)
  }

  @Test func `never rests into the past`() {
    #expect(clock.rests(until: .start + .seconds(2)))
    #expect(clock.rests(until: .start + .seconds(1)))
    #expect(clock.now == .start + .seconds(2))
  }

  @Test func `fires events scheduled while it runs`() throws {
    try clock.schedule("a", after: .seconds(1))
    let clock = clock
    let fired = try lines { record in
      try clock.advance(by: .seconds(3)) { event, instant in
        record(event, instant)
        _ = try? clock.schedule(event + "a", after: .seconds(1))
      }
    }
    #expect(fired == ["a t = 1.000 s", "aa t = 2.000 s", "aaa t = 3.000 s"])
  }

  @Test func `an event in the past is due now, behind what is due already`() throws {
    try clock.advance(by: .seconds(5)) { _, _ in }
    try clock.schedule("first", after: .zero)
    try clock.schedule("second", at: .start)
    try clock.schedule("third", after: .seconds(-1))
    #expect(!clock.isSettled)
    let fired = try lines { try clock.settle(fire: $0) }
    #expect(fired == ["first t = 5.000 s", "second t = 5.000 s", "third t = 5.000 s"])
    #expect(clock.isSettled)
  }

  @Test func `time never goes back`() throws {
    try clock.advance(by: .seconds(5)) { _, _ in }
    try clock.run(until: .start) { _, _ in }
    try clock.advance(by: .seconds(-5)) { _, _ in }
    #expect(clock.now == .start + .seconds(5))
  }

  @Test func `settling leaves later events alone`() throws {
    try clock.schedule("later", after: .nanoseconds(1))
    #expect(clock.isSettled)
    #expect(try clock.settle { _, _ in } == 0)
    #expect(clock.pendingCount == 1)
  }

  @Test func `running until idle ends at the last event`() throws {
    try clock.schedule("a", after: .seconds(1))
    try clock.schedule("b", after: .seconds(7))
    #expect(try clock.runUntilIdle { _, _ in } == 2)
    #expect(clock.now == .start + .seconds(7))
    #expect(clock.nextDeadline == nil)
  }

  @Test func `events that schedule each other without delay end in a named error`() throws {
    let clock = VirtualClock<String>(stepLimit: 1_000)
    try clock.schedule("again", after: .seconds(2))
    let error = #expect(throws: VirtualClockError.self) {
      try clock.advance(by: .seconds(5)) { event, _ in
        _ = try? clock.schedule(event, after: .zero)
      }
    }
    let words =
      "Unable to continue: 1000 events fired in one run, which is the limit (t = 2.000 s)."
    #expect(error?.description == words)
    #expect(clock.now == .start + .seconds(2))
  }

  @Test func `a run within a run moves time for both`() throws {
    let clock = clock
    try clock.schedule("outer", after: .seconds(1))
    try clock.schedule("inner", after: .seconds(2))
    var order: [String] = []
    try clock.advance(by: .seconds(1)) { event, _ in
      order.append(event)
      _ = try? clock.advance(by: .seconds(4)) { event, _ in order.append(event) }
    }
    #expect(order == ["outer", "inner"])
    #expect(clock.now == .start + .seconds(5))
  }

  @Test func `cancels and moves events`() throws {
    let gone = try clock.schedule("gone", after: .seconds(1))
    let moved = try clock.schedule("moved", after: .seconds(1))
    #expect(clock.cancel(gone))
    #expect(try clock.reschedule(moved, to: .start + .seconds(3)))
    #expect(clock.isPending(moved))
    let fired = try lines { try clock.runUntilIdle(fire: $0) }
    #expect(fired == ["moved t = 3.000 s"])
  }

  @Test func `a payload may use the clock as it goes`() throws {
    final class Payload {
      let clock: VirtualClock<Payload>?
      init(clock: VirtualClock<Payload>?) { self.clock = clock }
      deinit { _ = try? clock?.schedule(Payload(clock: nil), after: .seconds(1)) }
    }
    let clock = VirtualClock<Payload>()
    let handle = try clock.schedule(Payload(clock: clock), after: .zero)
    #expect(clock.cancel(handle))
    #expect(clock.pendingCount == 1)
    try clock.schedule(Payload(clock: clock), after: .zero)
    try clock.settle { _, _ in }
    #expect(clock.pendingCount == 2)
  }

  @Test func `steps one event at a time`() throws {
    try clock.schedule("a", after: .seconds(1))
    #expect(clock.takeNext(through: .start)?.payload == nil)
    #expect(clock.takeNext(through: .distantFuture)?.payload == "a")
    #expect(clock.now == .start + .seconds(1))
  }

  @Test func `the end of time can be reached`() throws {
    try clock.schedule("a", at: .distantFuture)
    #expect(try clock.advance(by: .max) { _, _ in } == 1)
    try clock.schedule("b", after: .seconds(1))
    #expect(try clock.settle { _, _ in } == 1)
  }
}
