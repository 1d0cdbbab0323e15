import VirtualTime

/// The regularised incomplete beta function and its inverse, for exact intervals of rates.
package enum IncompleteBeta {
  /// The share of a beta distribution at or below `x`; both parameters above zero.
  ///
  /// The continued fraction converges fast below the mean; above it, the mirror image is used.
  package static func value(_ x: Double, a: Double, b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard x <= (a + 1) / (a + b + 2) else { return 1 - value(1 - x, a: b, b: a) }
    let front = PortableMaths.exp(
      logGamma(a + b) - logGamma(a) - logGamma(b)
        + a * PortableMaths.ln(x) + b * PortableMaths.ln1p(-x))
    return front * fraction(x, a, b) / a
  }

  /// The `x` at which the share is `probability`, found by bisection.
  package static func quantile(_ probability: Double, a: Double, b: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if value(middle, a: a, b: b) < probability { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Enough steps for the last bit of a number between 0 and 1.
  private static let halvings = 60
  private static let mostTerms = 10_000
  private static let precision = 1e-15
  /// Replaces zero as a divisor.
  private static let tiny = 1e-300

  /// The continued fraction, by the method of Lentz with two terms per step.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var c = 1.0
    var d = 1 / nonZero(1 - (a + b) * x / (a + 1))
    var result = d
    for step in 1...mostTerms {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / nonZero(1 + even * d)
      c = nonZero(1 + even / c)
      result *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / nonZero(1 + odd * d)
      c = nonZero(1 + odd / c)
      result *= d * c
      if abs(d * c - 1) < precision { break }
    }
    return result
  }

  private static func nonZero(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }

  /// The logarithm of the gamma function, by Lanczos' approximation (g = 7, nine terms).
  static func logGamma(_ x: Double) -> Double {
    let shifted = x - 1
    var sum = lanczos[0]
    for index in 1..<lanczos.count { sum += lanczos[index] / (shifted + Double(index)) }
    let base = shifted + 7.5
    return 0.5 * PortableMaths.ln(2 * Double.pi) + (shifted + 0.5) * PortableMaths.ln(base) - base
      + PortableMaths.ln(sum)
  }

  private static let lanczos = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
    -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
    1.5056327351493116e-7,
  ]
}
