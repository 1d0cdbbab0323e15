/// The step of the SplitMix64 generator: 2^64 divided by the golden ratio, made odd.
@usableFromInline let goldenGamma: UInt64 = 0x9E37_79B9_7F4A_7C15

/// Spreads every bit of a number over all bits of the result; no two numbers give the same one.
///
/// This is the output function of SplitMix64.
package func mixed(_ number: UInt64) -> UInt64 {
  var bits = number
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return bits ^ (bits >> 31)
}

/// The 64-bit FNV-1a hash of bytes, the same in every process.
@inlinable
package func stableHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  let (start, factor): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x0000_0100_0000_01B3)
  // Most bytes lie side by side, and debug builds take many times longer for an iterator.
  let hash = bytes.withContiguousStorageIfAvailable { buffer in
    var hash = start
    guard var next = buffer.baseAddress else { return hash }
    let end = next + buffer.count
    while next < end {
      hash = (hash ^ UInt64(next.pointee)) &* factor
      next += 1
    }
    return hash
  }
  return hash ?? bytes.reduce(start) { ($0 ^ UInt64($1)) &* factor }
}

/// Digits that differ for different texts, the same in every process.
package func stableDigits(of text: String) -> String { String(stableHash(text.utf8), radix: 16) }
