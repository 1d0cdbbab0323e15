import Glibc
import Testing
import VirtualTime

@Suite struct PortableMathsTests {
  private var source = SeedSequence(seed: 1).source(named: "maths")

  /// The difference of two numbers in parts of the second.
  private func relative(_ value: Double, _ expected: Double) -> Double {
    value == expected ? 0 : abs(value - expected) / abs(expected)
  }

  @Test mutating func `the logarithm agrees with libc's`() {
    var worst = 0.0
    for _ in 0..<50_000 {
      let positive = Double(bitPattern: source.bits() >> 1)
      guard positive.isFinite, positive > 0 else { continue }
      worst = max(worst, relative(PortableMaths.ln(positive), Glibc.log(positive)))
      let near = 0.5 + source.unit() * 1.5
      worst = max(worst, relative(PortableMaths.ln(near), Glibc.log(near)))
    }
    #expect(worst < 1e-14)
  }

  @Test mutating func `the exponential agrees with libc's`() {
    var worst = 0.0
    for _ in 0..<50_000 {
      let x = (source.unit() - 0.5) * 1_400
      worst = max(worst, relative(PortableMaths.exp(x), Glibc.exp(x)))
      let small = (source.unit() - 0.5) * 2
      worst = max(worst, relative(PortableMaths.exp(small), Glibc.exp(small)))
    }
    #expect(worst < 1e-14)
  }

  @Test mutating func `near one and zero they agree with libc's`() {
    var worst = 0.0
    for _ in 0..<50_000 {
      let tiny = (source.unit() - 0.5) * PortableMaths.exp(-40 * source.unit())
      worst = max(worst, relative(PortableMaths.ln1p(tiny), Glibc.log1p(tiny)))
      worst = max(worst, relative(PortableMaths.expm1(tiny), Glibc.expm1(tiny)))
      let wide = (source.unit() - 0.5) * 1_400
      worst = max(worst, relative(PortableMaths.expm1(wide), Glibc.expm1(wide)))
      worst = max(worst, relative(PortableMaths.ln1p(abs(wide)), Glibc.log1p(abs(wide))))
    }
    #expect(worst < 1e-14)
    #expect(PortableMaths.ln1p(-1) == -.infinity)
    #expect(PortableMaths.expm1(-800) == -1)
  }

  @Test(arguments: [(0.5, 0), (0.5, 1), (0.999, 1_000), (1.01, 37), (-2, 5)])
  func `a whole power agrees with libc's`(base: Double, times: Int) {
    let expected = Glibc.pow(base, Double(times))
    #expect(relative(PortableMaths.power(base, times), expected) < 1e-13)
  }

  @Test mutating func `the normal probability agrees with libc's`() {
    var worst = 0.0
    for _ in 0..<20_000 {
      let x = (source.unit() - 0.5) * 74
      let expected = Glibc.erfc(-x / 2.0.squareRoot()) / 2
      worst = max(worst, relative(PortableMaths.normalProbability(x), expected))
      let middle = (source.unit() - 0.5) * 4
      let near = Glibc.erfc(-middle / 2.0.squareRoot()) / 2
      worst = max(worst, relative(PortableMaths.normalProbability(middle), near))
    }
    #expect(worst < 1e-12)
  }

  @Test mutating func `the normal quantile inverts the normal probability`() {
    var worst = 0.0
    for _ in 0..<20_000 {
      let p = source.fraction().value
      let back = PortableMaths.normalProbability(PortableMaths.normalQuantile(p))
      worst = max(worst, relative(back, p))
      let tail = p * 0x1p-60
      let tailBack = PortableMaths.normalProbability(PortableMaths.normalQuantile(tail))
      worst = max(worst, relative(tailBack, tail))
    }
    #expect(worst < 1e-12)
  }

  @Test(arguments: [
    (0.5, 0), (0.975, 1.959963984540054), (0.99, 2.3263478740408408), (0.1, -1.2815515655446004),
    (1e-10, -6.361340902404056), (1e-300, -37.0471),
  ])
  func `the normal quantile gives known values`(p: Double, expected: Double) {
    let value = PortableMaths.normalQuantile(p)
    #expect(abs(value - expected) < (p == 1e-300 ? 1e-4 : 1e-14 * max(1, abs(expected))))
  }

  @Test func `ends and nonsense are taken`() {
    #expect(PortableMaths.ln(0) == -.infinity)
    #expect(PortableMaths.ln(-1).isNaN)
    #expect(PortableMaths.ln(.nan).isNaN)
    #expect(PortableMaths.ln(.infinity) == .infinity)
    #expect(PortableMaths.ln(1) == 0)
    #expect(PortableMaths.exp(0) == 1)
    #expect(PortableMaths.exp(1_000) == .infinity)
    #expect(PortableMaths.exp(-1_000) == 0)
    #expect(PortableMaths.exp(.nan).isNaN)
    #expect(PortableMaths.normalQuantile(0) == -.infinity)
    #expect(PortableMaths.normalQuantile(1) == .infinity)
    #expect(PortableMaths.normalQuantile(2).isNaN)
    #expect(PortableMaths.normalProbability(.infinity) == 1)
    #expect(PortableMaths.normalProbability(-.infinity) == 0)
  }

  @Test func `results are pinned to the bit`() {
    #expect(PortableMaths.ln(10).bitPattern == GoldenDraws.lnOfTen)
    #expect(PortableMaths.exp(1.5).bitPattern == GoldenDraws.expOfOneAndAHalf)
    #expect(PortableMaths.normalQuantile(0.99).bitPattern == GoldenDraws.normalQuantileOf99)
  }
}
