/// A word of a few bytes, which a ``TextBuffer`` appends without a look at its length.
struct ShortWord: Sendable {
  /// The most bytes of a word.
  static let limit = 32

  /// The word's bytes as UTF-8, then zeros.
  let bytes: SIMD32<UInt8>
  /// How many bytes the word has.
  let count: Int

  /// Takes the first bytes of a text, at most ``limit``.
  init(_ text: String) {
    var bytes = SIMD32<UInt8>()
    let kept = text.utf8.prefix(Self.limit)
    for (place, byte) in kept.enumerated() { bytes[place] = byte }
    self.bytes = bytes
    count = kept.count
  }
}
