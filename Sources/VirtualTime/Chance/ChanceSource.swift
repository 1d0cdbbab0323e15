/// One named stream of chance.
@usableFromInline
package struct ChanceSource: Hashable, Sendable {
  /// The name of the source that draws from the stream.
  package let name: String
  /// The generator in its current state.
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
  /// A bound of 0 or 1 gives 0. A 64-bit draw that would favour some results is repeated (Lemire's
  /// method), which happens less than once in 2^64 / bound draws.
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
}
