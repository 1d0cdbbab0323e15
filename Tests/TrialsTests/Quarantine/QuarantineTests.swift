import SeededCases
import Testing
import Trials
import VirtualTime

struct QuarantineTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "0001-01-01"])
  func `A day is read and written`(text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-1-1", "2026-1-01",
    "2026-12-3x", "2026/12/31", "", "+026-12-31", "２０２６-12-31",
  ])
  func `What is no day is none`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `Days come one after the other`() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map {
      try #require(CalendarDay($0))
    }
    #expect(days.shuffled().sorted() == days)
  }

  @Test(arguments: [
    ("M.C/testA", "M.C/testA", true), ("M.C/testA", "M.C/testAB", false),
    ("M.C/*", "M.C/testA", true), ("*/testA", "M.C/testA", true), ("M.*A", "M.C/testA", true),
    ("M.*B*A", "M.C/testA", false), ("*", "", true), ("**", "x", true), ("", "x", false),
    ("M.C/testA", "M.C/testA (Dark Appearance, Portrait)", true),
    ("M.C/testA (Dark*", "M.C/testA (Dark Appearance, Portrait)", true),
    ("M.C/testA (Light*", "M.C/testA (Dark Appearance, Portrait)", false),
  ])
  func `A pattern stands for tests`(pattern: String, test: String, matches: Bool) {
    #expect(TestPattern(pattern).matches(test) == matches)
  }

  @Test func `Patterns at random match what a slow matcher does`() {
    func slow(_ pattern: Substring, _ name: Substring) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      if first == "*" {
        return slow(pattern.dropFirst(), name)
          || (!name.isEmpty && slow(pattern, name.dropFirst()))
      }
      return name.first == first && slow(pattern.dropFirst(), name.dropFirst())
    }
    for seed in FuzzCount.times(2_000) {
      var generator = Xoshiro256(key: seed)
      let word = { (letters: String, count: Int) in
        String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
      }
      let pattern = word("ab*", 6)
      let name = word("ab", 7)
      #expect(
        TestPattern(pattern).matches(name) == slow(pattern[...], name[...]),
        "seed \(seed): \(pattern) \(name)")
    }
  }

  @Test func `Entries that name no test are found`() {
    let quarantine = SampleRun.quarantine("M.C/testA", "M.D/*")
    #expect(quarantine.unknown(among: ["M.C/testA"]).map(\.pattern.text) == ["M.D/*"])
  }

  @Test func `A test that has passed often enough is told to be released`() {
    let clean = (1...30).map { TrialRecord(test: "M.C/testA", seed: Seed(UInt64($0))) }
    let failed = SampleRun.attempt("M.C/testB", 1, .failed).record
    let quarantine = SampleRun.quarantine("M.C/testA", "M.C/testB", "M.C/test*")
    #expect(
      quarantine.releases(after: 30, trials: clean + [failed]) == [
        "quarantine.json:3: M.C/testA has passed 30 trials and failed none. Release it: remove "
          + "the entry."
      ])
    #expect(quarantine.releases(after: 31, trials: clean).isEmpty)
  }
}
