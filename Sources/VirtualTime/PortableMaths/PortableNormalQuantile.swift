extension PortableMaths {
  /// The standard normal value that a draw stays below with a given probability.
  ///
  /// Algorithm AS 241 of M. J. Wichura (1988), routine PPND16, accurate to about 1 part in 10^16.
  /// Zero and one give the infinities; a number outside gives NaN.
  package static func normalQuantile(_ probability: Double) -> Double {
    guard probability > 0, probability < 1 else {
      return probability == 0 ? -.infinity : probability == 1 ? .infinity : .nan
    }
    let offset = probability - 0.5
    if abs(offset) <= 0.425 {
      let square = 0.180625 - offset * offset
      return offset * ratio(middle, at: square)
    }
    let tail = offset < 0 ? probability : 1 - probability
    let depth = (-ln(tail)).squareRoot()
    let size = depth <= 5 ? ratio(shoulder, at: depth - 1.6) : ratio(far, at: depth - 5)
    return offset < 0 ? -size : size
  }

  /// The coefficients of a ratio of two polynomials, highest power first.
  private struct Ratio {
    let over: [Double]
    let under: [Double]
  }

  private static func ratio(_ ratio: Ratio, at x: Double) -> Double {
    let over = ratio.over.reduce(0) { $0 * x + $1 }
    return over / ratio.under.reduce(0) { $0 * x + $1 }
  }

  private static let middle = Ratio(
    over: [
      2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
      13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.3871328727963666080,
    ],
    under: [
      5226.4952788528545610, 28729.085735721942674, 39307.895800092710610, 21213.794301586595867,
      5394.1960214247511077, 687.18700749205790830, 42.313330701600911252, 1,
    ])

  private static let shoulder = Ratio(
    over: [
      7.7454501427834140764e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1,
      1.27045825245236838258, 3.64784832476320460504, 5.76949722146069140550,
      4.63033784615654529590, 1.42343711074968357734,
    ],
    under: [
      1.05075007164441684324e-9, 5.475938084995344946e-4, 1.51986665636164571966e-2,
      1.48103976427480074590e-1, 6.89767334985100004550e-1, 1.67638483018380384940,
      2.05319162663775882187, 1,
    ])

  private static let far = Ratio(
    over: [
      2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3,
      2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580,
      5.46378491116411436990, 6.65790464350110377720,
    ],
    under: [
      2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5,
      7.86869131145613259100e-4, 1.48753612908506148525e-2, 1.36929880922735805310e-1,
      5.99832206555887937690e-1, 1,
    ])
}
