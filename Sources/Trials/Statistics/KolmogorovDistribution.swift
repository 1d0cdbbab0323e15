import VirtualTime

/// The distribution of the greatest distance between a distribution and many draws from it.
package enum KolmogorovDistribution {
  /// The probability that the scaled distance is greater than the given one.
  package static func tail(_ distance: Double) -> Double {
    guard distance > 0.2 else { return 1 }
    var sum = 0.0
    for term in 1...100 {
      let size = PortableMaths.exp(-2 * Double(term * term) * distance * distance)
      sum += term % 2 == 1 ? size : -size
      if size < 1e-18 { break }
    }
    return min(1, max(0, 2 * sum))
  }
}
