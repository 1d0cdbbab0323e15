import CTestHost

/// The clock of the current thread; libc's functions use it to read the time and to sleep.
package enum ThreadClock {
  /// Runs code with the real clock of the machine, even inside a test.
  package static func real<Result>(_ body: () throws -> Result) rethrows -> Result {
    try with(test_host_clock(), body)
  }

  /// Runs code with another clock on this thread.
  static func with<Result>(
    _ clock: test_host_clock, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = test_host_swap_clock(clock)
    defer { _ = test_host_swap_clock(before) }
    return try body()
  }
}
