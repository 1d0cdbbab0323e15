extension UnsafeMutableRawBufferPointer {
  /// Fills the buffer with random bytes that follow from one drawn number.
  ///
  /// Up to eight bytes are the upper part of the number, so that evenly spread numbers give evenly
  /// spread values. More bytes come from a generator whose key is the number.
  package func fill(from drawn: UInt64) {
    guard count > 8 else {
      return store(drawn >> UInt64(64 - 8 * count), at: 0)
    }
    var generator = Xoshiro256(key: drawn)
    for place in stride(from: 0, to: count, by: 8) { store(generator.next(), at: place) }
  }

  /// Stores as many of a number's bytes, the lowest first, as there is room for.
  private func store(_ number: UInt64, at place: Int) {
    for offset in 0..<Swift.min(8, count - place) {
      self[place + offset] = UInt8(truncatingIfNeeded: number >> UInt64(8 * offset))
    }
  }
}
