import Testing
import VirtualTime

@Suite struct SeedTests {
  @Test(arguments: [
    ("0", 0), ("42", 42), ("0x2a", 42), ("18446744073709551615", UInt64.max), ("0xFf", 255),
  ])
  func `is read from decimal and hexadecimal digits`(text: String, value: UInt64) {
    #expect(Seed(text)?.value == value)
  }

  @Test(arguments: ["", "0x", "-1", "+1", "0x-1", "18446744073709551616", "4 2", "x", "0X2a"])
  func `is not read from other texts`(text: String) {
    #expect(Seed(text) == nil)
  }

  @Test func `is written in decimal digits`() {
    #expect(Seed(42).description == "42")
  }

  @Test func `derived seeds differ by index and by seed`() {
    var seen: Set<Seed> = []
    for index in -500..<500 {
      seen.insert(Seed(1).derived(index))
      seen.insert(Seed(2).derived(index))
    }
    #expect(seen.count == 2_000)
  }
}

@Suite struct SeedSequenceTests {
  /// First words of xoshiro256** seeded through SplitMix64, computed apart from this code.
  @Test func `the generator gives the published algorithm's words`() {
    var generator = Xoshiro256(key: 0)
    let words = (0..<4).map { _ in generator.next() }
    #expect(words == GoldenDraws.xoshiroOfKeyZero)
  }

  @Test(arguments: GoldenDraws.rows)
  func `first draws are pinned`(row: GoldenDraws) {
    var source = SeedSequence(seed: row.seed).source(named: row.name)
    #expect((0..<3).map { _ in source.bits() } == row.bits)
    #expect((0..<6).map { _ in source.integer(below: 100) } == row.integers)
    #expect(source.unit() == row.unit)
  }

  @Test func `drawing from one source leaves another as it was`() {
    let sequence = SeedSequence(seed: 7)
    var quiet = sequence.source(named: "loader")
    var busy = sequence.source(named: "network")
    for _ in 0..<100 { _ = busy.bits() }
    var again = SeedSequence(seed: 7).source(named: "loader")
    for _ in 0..<100 { #expect(quiet.bits() == again.bits()) }
  }

  @Test func `streams of different names and seeds share no words`() {
    var seen: Set<UInt64> = []
    for seed in 0..<50 {
      for name in 0..<50 {
        var source = SeedSequence(seed: Seed(UInt64(seed))).source(named: "source \(name)")
        for _ in 0..<4 { seen.insert(source.bits()) }
      }
    }
    #expect(seen.count == 10_000)
  }

  @Test func `streams of neighbouring seeds are not correlated`() {
    var sum = 0.0
    for seed in 0..<10_000 {
      var first = SeedSequence(seed: Seed(UInt64(seed))).source(named: "a")
      var second = SeedSequence(seed: Seed(UInt64(seed + 1))).source(named: "a")
      sum += (first.unit() - 0.5) * (second.unit() - 0.5)
    }
    #expect(abs(sum / 10_000 * 12) < 0.05)
  }
}

@Suite struct ChanceSourceTests {
  private func source(_ name: String = "test") -> ChanceSource {
    SeedSequence(seed: 3).source(named: name)
  }

  @Test(arguments: [0, 1]) func `an integer below one draws nothing`(bound: UInt64) {
    var drawn = source()
    #expect(drawn.integer(below: bound) == 0)
    #expect(drawn == source())
  }

  @Test(arguments: [2, 3, 7, 10, 64]) func `integers are spread evenly`(bound: UInt64) {
    var source = source()
    var counts = [Int](repeating: 0, count: Int(bound))
    for _ in 0..<50_000 { counts[Int(source.integer(below: bound))] += 1 }
    let expected = 50_000 / Double(bound)
    let chiSquare = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    // Mean bound - 1, deviation √(2 (bound - 1)): six deviations are out of reach.
    #expect(chiSquare / expected < Double(bound) + 6 * (2 * Double(bound)).squareRoot())
  }

  @Test func `integers below a bound that does not divide 2^64 are drawn again`() {
    var source = source()
    let bound: UInt64 = 3 << 62
    var low = 0
    for _ in 0..<9_000 where source.integer(below: bound) < 1 << 62 { low += 1 }
    // Without drawing again, every second result would be in the lowest third.
    #expect((2_700..<3_300).contains(low))
  }

  @Test func `units lie in 0..<1 and fractions strictly between`() {
    var source = source()
    for _ in 0..<10_000 {
      #expect((0..<1).contains(source.unit()))
      let value = source.fraction().value
      #expect(value > 0 && value < 1)
    }
    #expect(Fraction(step: 0).value > 0)
    #expect(Fraction(step: .max).value < 1)
    #expect(Fraction(step: .max).step == Fraction.steps - 1)
  }

  @Test func `a fraction is found from its value`() {
    #expect(Fraction(nearest: 0.5).step == Fraction.steps / 2)
    #expect(Fraction(nearest: Fraction(step: 12_345).value).step == 12_345)
    #expect(Fraction(nearest: -1).step == 0)
    #expect(Fraction(nearest: .nan).step == 0)
    #expect(Fraction(nearest: .infinity).step == Fraction.steps - 1)
  }
}
