extension PortableMaths {
  /// 1 / √(2π), the height of the standard normal curve.
  private static let normalPeak = 0.39894228040143267794

  /// The height of the standard normal curve.
  package static func normalDensity(_ x: Double) -> Double {
    normalPeak * exp(-0.5 * x * x)
  }

  /// The probability that a standard normal value is at most `x`.
  ///
  /// A series near the middle (G. Marsaglia 2004), Laplace's continued fraction in the tails.
  package static func normalProbability(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    if x > 3 { return 1 - upperTail(x) }
    if x < -3 { return upperTail(-x) }
    var term = x
    var sum = x
    var divisor = 3.0
    while divisor < 200, sum + term != sum || divisor == 3 {
      term = term * x * x / divisor
      sum += term
      divisor += 2
    }
    return 0.5 + sum * normalDensity(x)
  }

  /// The probability of a standard normal value beyond `x`, for `x` above 3.
  private static func upperTail(_ x: Double) -> Double {
    guard x < 40 else { return 0 }
    var fraction = x
    var depth = 120.0
    while depth >= 1 {
      fraction = x + depth / fraction
      depth -= 1
    }
    return normalDensity(x) / fraction
  }
}
