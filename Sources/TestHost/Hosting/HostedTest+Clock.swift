import CTestHost
import VirtualTime

extension HostedTest {
  /// A clock that follows the test; the test must live longer than its use.
  var clock: test_host_clock {
    test_host_clock(
      context: Unmanaged.passUnretained(self).toOpaque(),
      now: { context in HostedTest.behind(context)?.session.nowNanoseconds ?? 0 },
      advance: { context, nanoseconds in
        HostedTest.behind(context)?.sleep(nanoseconds: nanoseconds)
      },
      dispatch: { context, delay, block in
        HostedTest.behind(context)?.delay(block: block, by: delay) ?? false
      },
      async: { context, block in HostedTest.behind(context)?.takeOver(block: block) ?? false },
      idle: { context, nanoseconds in HostedTest.behind(context)?.idle(atMost: nanoseconds) },
      fill: { context, bytes, count in
        HostedTest.behind(context)?.session.fill(
          UnsafeMutableRawBufferPointer(start: bytes, count: count))
      },
      version: { context in
        test_host_version(HostedTest.behind(context)?.session.systemVersion ?? "")
      },
      calendar_start: Int64(saturating: session.wallClockStartSeconds * 1e9))
  }
}

extension test_host_version {
  /// The version of a text such as `26.5`; what it lacks is zero.
  fileprivate init(_ text: String) {
    let numbers = text.split(separator: ".").compactMap { UInt32($0) } + [0, 0, 0]
    self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
  }
}
