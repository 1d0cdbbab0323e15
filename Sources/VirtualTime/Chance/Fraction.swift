/// A number strictly between 0 and 1, on a grid fine enough for every distribution.
///
/// The grid has 2^52 steps, and the value of each step is its middle. So the quantile at a fraction
/// is always finite, and a draw can be recorded as the whole number of its step.
@usableFromInline
package struct Fraction: Hashable, Sendable {
  /// The number of steps.
  @inlinable
  package static var steps: UInt64 { 1 << 52 }

  /// The step, from 0 to ``steps`` - 1.
  @usableFromInline package let step: UInt64

  /// Makes the fraction of a step; steps beyond the last are the last.
  @inlinable
  package init(step: UInt64) {
    self.step = Swift.min(step, Fraction.steps - 1)
  }

  /// The fraction nearest to a real number; a number outside and NaN give the first or the last
  /// one.
  package init(nearest value: Double) {
    let scaled = (value * 0x1p52).rounded(.down)
    self.init(step: scaled >= 0x1p52 ? Fraction.steps - 1 : UInt64(Swift.max(0, scaled)))
  }

  /// The fraction as a real number, exactly.
  @inlinable
  package var value: Double { (Double(step) + 0.5) * 0x1p-52 }
}
