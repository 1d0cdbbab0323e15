extension PortableMaths {
  /// The natural logarithm, within 4 units of the last place.
  ///
  /// Zero gives minus infinity, a negative number gives NaN.
  package static func ln(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var significand = x.significand * 0.5
    exponent += 1
    if significand < halfRoot {
      significand *= 2
      exponent -= 1
    }
    return exponent * ln2High + (exponent * ln2Low + lnNearOne(significand))
  }

  /// The natural logarithm of a number between the root of one half and the root of two.
  ///
  /// ln m = 2 (s + s³/3 + s⁵/5 + ...) with s = (m - 1) / (m + 1), where |s| < 0.172.
  private static func lnNearOne(_ significand: Double) -> Double {
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    // Debug builds take many times longer for an iterator than for these steps.
    var divisor = 23.0
    while divisor >= 3 {
      sum = (sum + 1 / divisor) * square
      divisor -= 2
    }
    return 2 * s + 2 * s * sum
  }
}
