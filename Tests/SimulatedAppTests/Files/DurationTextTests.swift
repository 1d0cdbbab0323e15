import SimulatedApp
import Testing
import VirtualTime

@Suite("Durations in files")
struct DurationTextTests {
  @Test(
    "are read and written",
    arguments: [
      ("0", 0), ("2s", 2_000_000_000), ("1.5s", 1_500_000_000), ("250ms", 250_000_000),
      ("10us", 10_000), ("3ns", 3), ("1.000000001s", 1_000_000_001), ("-2s", -2_000_000_000),
    ] as [(String, Int64)])
  func both(_ text: String, _ nanoseconds: Int64) {
    #expect(DurationText.read(text) == VirtualDuration(nanoseconds: nanoseconds))
    #expect(DurationText.write(VirtualDuration(nanoseconds: nanoseconds)) == text)
  }

  @Test(
    "are read in any unit",
    arguments: [("2000ms", 2_000_000_000), ("0s", 0), ("0.25s", 250_000_000)] as [(String, Int64)])
  func units(_ text: String, _ nanoseconds: Int64) {
    #expect(DurationText.read(text) == VirtualDuration(nanoseconds: nanoseconds))
  }

  @Test("are refused", arguments: ["", "2", "s", "2 s", "2µs", "1e3s", "2m", "0.5ns", "+2s", "2S"])
  func refused(_ text: String) { #expect(DurationText.read(text) == nil) }
}
