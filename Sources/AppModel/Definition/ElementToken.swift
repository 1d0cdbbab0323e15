/// Makes the numbers that identify elements from one tree to the next.
package enum ElementToken {
  /// The token for a number; never 0, which means an element without a token.
  package static func token(_ number: UInt64) -> Int32 {
    max(1, Int32(truncatingIfNeeded: mixed(number) & 0x7FFF_FFFF))
  }

  /// Mixes the bits of a number; different numbers give different results.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 32)
  }
}
