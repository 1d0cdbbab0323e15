import Testing
import VirtualTime

@Suite struct VirtualInstantTests {
  @Test(arguments: [
    (0, "t = 0.000 s"), (2_000_000_000, "t = 2.000 s"), (250_000_000, "t = 0.250 s"),
    (1, "t = 0.000000001 s"), (-1_000_000_000, "t = -1.000 s"),
  ])
  func `is written in seconds since the start`(nanoseconds: Int64, text: String) {
    #expect(VirtualInstant(nanoseconds: nanoseconds).description == text)
  }

  @Test func `moves by durations`() {
    var instant = VirtualInstant.start + .seconds(2)
    #expect(instant - VirtualInstant.start == .seconds(2))
    #expect(instant - .seconds(3) == VirtualInstant(nanoseconds: -1_000_000_000))
    instant += .seconds(1)
    #expect(instant.sinceStart == .seconds(3))
    #expect(instant.duration(to: .start) == .seconds(-3))
    #expect(VirtualInstant.start < instant)
  }

  @Test func `saturates`() {
    #expect(VirtualInstant.distantFuture + .seconds(1) == .distantFuture)
    #expect(VirtualInstant.distantFuture - VirtualInstant(nanoseconds: -1) == .max)
  }
}
