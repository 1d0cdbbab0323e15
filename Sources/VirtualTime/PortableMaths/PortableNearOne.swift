extension PortableMaths {
  /// The natural logarithm of 1 + x, accurate to a few units of the last place also near zero.
  ///
  /// The ratio compensates for the rounding of 1 + x (W. Kahan).
  package static func ln1p(_ x: Double) -> Double {
    let sum = 1 + x
    guard sum != 1 else { return x }
    return sum.isFinite && sum > 0 ? ln(sum) * (x / (sum - 1)) : ln(sum)
  }

  /// The exponential function minus 1, accurate to a few units of the last place also near zero.
  package static func expm1(_ x: Double) -> Double {
    let power = exp(x)
    guard power != 1 else { return x }
    guard power.isFinite, power > 0.000_1 else { return power - 1 }
    return (power - 1) * (x / ln(power))
  }

  /// A whole power of a number; 1 for the exponent 0.
  package static func power(_ base: Double, _ times: Int) -> Double {
    var (result, factor, left) = (1.0, base, max(0, times))
    while left > 0 {
      if left % 2 == 1 { result *= factor }
      factor *= factor
      left /= 2
    }
    return result
  }
}
