/// One named stream of chance.
@usableFromInline
package struct ChanceSource: Hashable, Sendable {
  /// The name of what draws from the stream.
  package let name: String
  /// The generator, where the stream stands.
  @usableFromInline var generator: Xoshiro256

  /// Makes a stream; ``SeedSequence/source(named:)`` finds the generator that belongs to a name.
  package init(name: String, generator: Xoshiro256) {
    self.name = name
    self.generator = generator
  }

  /// The next 64 bits.
  @inlinable
  package mutating func bits() -> UInt64 {
    generator.next()
  }

  /// A whole number from 0 up to but not including a bound, each equally likely.
  ///
  /// A bound of 0 or 1 gives 0. Where a 64-bit draw would favour some results, it is drawn again
  /// (Lemire's method), which happens less than once in 2^64 / bound draws.
  @inlinable
  package mutating func integer(below bound: UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    var product = generator.next().multipliedFullWidth(by: bound)
    guard product.low < bound else { return product.high }
    let threshold = (0 &- bound) % bound
    while product.low < threshold {
      product = generator.next().multipliedFullWidth(by: bound)
    }
    return product.high
  }

  /// A real number from 0 up to but not including 1, a multiple of 2^-53.
  @inlinable
  package mutating func unit() -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }

  /// One of the 2^52 steps of ``Fraction``.
  @inlinable
  package mutating func fraction() -> Fraction {
    Fraction(step: generator.next() >> 12)
  }

  /// Whether something of a given probability happens; certainties draw nothing.
  @inlinable
  package mutating func outcome(probability: Double) -> Bool {
    guard probability > 0 else { return false }
    return probability >= 1 || unit() < probability
  }
}
