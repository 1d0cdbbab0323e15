/// Makes the numbers by which elements are known from one tree to the next.
package enum ElementToken {
  /// The token of a mixed number; never 0, which stands for an element without one.
  package static func token(_ number: UInt64) -> Int32 {
    max(1, Int32(truncatingIfNeeded: mixed(number) & 0x7FFF_FFFF))
  }

  /// A number that differs wherever the given one does, in every bit alike.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 32)
  }
}
