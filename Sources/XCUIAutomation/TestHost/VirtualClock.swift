import CTestHost

/// The clocks of a thread while they follow a hosted test.
enum VirtualClock {
  /// A clock that follows a test; the test must outlive its use.
  static func following(_ test: HostedTest) -> test_host_clock {
    test_host_clock(
      context: Unmanaged.passUnretained(test).toOpaque(),
      now: { context in HostedTest.behind(context)?.session.nowNanoseconds ?? 0 },
      advance: { context, nanoseconds in
        HostedTest.behind(context)?.sleep(nanoseconds: nanoseconds)
      },
      dispatch: { context, delay, block in
        HostedTest.behind(context)?.delay(block: block, by: delay) ?? false
      },
      idle: { context, nanoseconds in HostedTest.behind(context)?.idle(atMost: nanoseconds) },
      calendar_start: Int64(test.session.wallClockStartSeconds * 1e9))
  }

  /// Runs code with the clocks of this thread following a test.
  static func follow<Result>(_ test: HostedTest, _ body: () throws -> Result) rethrows -> Result {
    try with(following(test), body)
  }

  /// Runs code with the clocks of this thread real, as they are outside a test.
  static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    try with(test_host_clock(), body)
  }

  private static func with<Result>(
    _ clock: test_host_clock, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = test_host_swap_clock(clock)
    defer { _ = test_host_swap_clock(before) }
    return try body()
  }
}
