extension PortableMaths {
  /// 1 / n! for n from 2 to 14.
  private static let reciprocalFactorials: [Double] = [
    1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5_040, 1.0 / 40_320, 1.0 / 362_880,
    1.0 / 3_628_800, 1.0 / 39_916_800, 1.0 / 479_001_600, 1.0 / 6_227_020_800,
    1.0 / 87_178_291_200,
  ]

  /// The exponential function, within 2 units of the last place if the result is a normal number.
  ///
  /// A result that is too large is infinity, one that is too small is zero.
  package static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let power = (x * 1.4426950408889634).rounded()
    let high = x - power * ln2High
    let low = power * ln2Low
    let rest = high - low
    var sum = 0.0
    let factors = reciprocalFactorials
    var place = factors.count
    while place > 0 {
      place -= 1
      sum = (sum + factors[place]) * rest
    }
    // Add the rounding error that the subtraction for `rest` lost.
    let lost = (high - rest) - low
    return scaled(1 + (rest + (sum * rest + lost)), byPowerOfTwo: Int(power))
  }

  /// A number multiplied by a power of two, in two steps if one would leave the normal range.
  private static func scaled(_ x: Double, byPowerOfTwo power: Int) -> Double {
    if power < -1_021 {
      return x * powerOfTwo(power + 100) * 0x1p-100
    }
    return power > 1_023 ? x * powerOfTwo(power - 1) * 2 : x * powerOfTwo(power)
  }

  /// 2 to a power within the normal range.
  private static func powerOfTwo(_ power: Int) -> Double {
    Double(bitPattern: UInt64(power + 1_023) << 52)
  }
}
