import Testing
import VirtualTime

@Suite struct VirtualDurationTests {
  @Test(arguments: [
    (0, "0.000 s"), (2_000_000_000, "2.000 s"), (250_000_000, "250 ms"), (1_500_000, "1.500 ms"),
    (1_500, "1.500 µs"), (7, "7 ns"), (-7, "-7 ns"), (1_000_000_001, "1.000000001 s"),
    (1_000_500_000, "1.000500 s"), (999_999_999, "999.999999 ms"), (1_000, "1 µs"),
    (Int64.max, "9223372036.854775807 s"), (Int64.min, "-9223372036.854775808 s"),
  ])
  func `is written exactly in the largest unit that fits`(nanoseconds: Int64, text: String) {
    #expect(VirtualDuration(nanoseconds: nanoseconds).description == text)
  }

  @Test func `is read back from what it writes`() {
    var source = SeedSequence(seed: 1).source(named: "durations")
    for _ in 0..<5_000 {
      let bits = source.bits() >> source.integer(below: 64)
      let duration = VirtualDuration(nanoseconds: Int64(bitPattern: bits))
      #expect(VirtualDuration(duration.description) == duration)
    }
  }

  @Test(arguments: [
    ("2 s", 2_000_000_000), ("2s", 2_000_000_000), ("0.5 s", 500_000_000), ("250 ms", 250_000_000),
    ("10 us", 10_000), ("10 µs", 10_000), ("-3 ns", -3), ("0001 ns", 1),
  ])
  func `is read from plain texts`(text: String, nanoseconds: Int64) {
    #expect(VirtualDuration(text) == VirtualDuration(nanoseconds: nanoseconds))
  }

  @Test(arguments: [
    "", "2", "s", "2 m", "two s", ".5 s", "2. s", "1.2.3 s", "0.5 ns", "--2 s", "+2 s", "2  s",
    "99999999999 s", "1e3 s", "٣ s", "2 s ", String(repeating: "1", count: 10_000),
  ])
  func `is not read from other texts`(text: String) {
    #expect(VirtualDuration(text) == nil)
  }

  @Test func `of seconds rounds to the nearest nanosecond`() {
    #expect(VirtualDuration.seconds(0.000_000_000_6) == .nanoseconds(1))
    #expect(VirtualDuration.seconds(-0.25) == .milliseconds(-250))
  }

  @Test func `of seconds takes every Double`() {
    #expect(VirtualDuration.seconds(.nan) == .zero)
    #expect(VirtualDuration.seconds(.infinity) == .max)
    #expect(VirtualDuration.seconds(-1e300) == .min)
  }

  @Test func `arithmetic saturates`() {
    #expect(VirtualDuration.max + .nanoseconds(1) == .max)
    #expect(VirtualDuration.min - .nanoseconds(1) == .min)
    #expect(VirtualDuration.min + .nanoseconds(-1) == .min)
    #expect(VirtualDuration.max - .nanoseconds(-1) == .max)
    #expect(-VirtualDuration.min == .max)
    #expect(VirtualDuration.max * 2 == .max)
    #expect(VirtualDuration.max * -2 == .min)
    #expect(VirtualDuration.min * -1 == .max)
    #expect(VirtualDuration.min / -1 == .max)
    #expect(VirtualDuration.milliseconds(.max) == .max)
  }

  @Test func `division by zero saturates by sign`() {
    #expect(VirtualDuration.seconds(1) / 0 == .max)
    #expect(VirtualDuration.seconds(-1) / 0 == .min)
    #expect(VirtualDuration.zero / 0 == .zero)
  }

  @Test func `adds, scales and compares`() {
    let second = VirtualDuration.seconds(1)
    #expect(second + .milliseconds(250) == .microseconds(1_250_000))
    #expect(second * 3 - second == second * 2.0)
    #expect(second / 4 == .milliseconds(250))
    #expect(second / .milliseconds(250) == 4)
    #expect(.milliseconds(999) < second)
    #expect(second.inSeconds == 1)
  }

  @Test func `converts from Swift's own durations`() {
    #expect(VirtualDuration(Duration.milliseconds(1_500)) == .milliseconds(1_500))
    #expect(VirtualDuration(Duration.milliseconds(-1_500)) == .milliseconds(-1_500))
    #expect(VirtualDuration(Duration.seconds(Int64.max)) == .max)
  }
}
