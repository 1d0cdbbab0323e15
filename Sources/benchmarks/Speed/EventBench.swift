import VirtualTime

/// Measures the clock: a chain of events, and a million events pending at once.
enum EventBench {
  /// Events per second if each event schedules the next one.
  static func chain(events: Int, runs: Int) -> Double {
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      let clock = VirtualClock<Int>()
      _ = try? clock.schedule(events, after: .nanoseconds(1))
      let limit = VirtualInstant(nanoseconds: Int64(events) + 1)
      while let event = clock.takeNext(through: limit) {
        if event.payload > 1 { _ = try? clock.schedule(event.payload - 1, after: .nanoseconds(1)) }
      }
    }
    return Double(events) / seconds
  }

  /// Events per second if all are scheduled at scattered instants before the first one fires.
  static func pending(events: Int, runs: Int) -> Double {
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      let clock = VirtualClock<Int>(pendingLimit: events)
      var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
      for event in 0..<events {
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let deadline = VirtualInstant(nanoseconds: Int64(bits >> 24))
        _ = try? clock.schedule(event, at: deadline)
      }
      while clock.takeNext(through: .distantFuture) != nil {}
    }
    return Double(events) / seconds
  }
}
