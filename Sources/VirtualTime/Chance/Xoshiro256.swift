/// The generator xoshiro256** of Blackman and Vigna: 256 bits of state, a period of 2^256 - 1.
///
/// It is smaller and faster than the better-known Mersenne Twister. A plain counter generator is
/// not suitable, because nearby keys must not give related streams.
@usableFromInline
package struct Xoshiro256: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var a: UInt64
  @usableFromInline var b: UInt64
  @usableFromInline var c: UInt64
  @usableFromInline var d: UInt64

  /// Makes the generator for a key; its state is the first four outputs of SplitMix64 for that key.
  package init(key: UInt64) {
    // A bijection's outputs for different inputs are never all zero, the only forbidden state.
    a = mixed(key &+ goldenGamma)
    b = mixed(key &+ goldenGamma &* 2)
    c = mixed(key &+ goldenGamma &* 3)
    d = mixed(key &+ goldenGamma &* 4)
  }

  /// The next 64 bits.
  @inlinable
  package mutating func next() -> UInt64 {
    let product = b &* 5
    let output = (product << 7 | product >> 57) &* 9
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d << 45 | d >> 19
    return output
  }
}
