import CGlyphOutlines

/// The glyphs in this package; the article of `CGlyphOutlines` describes their format.
struct GlyphData {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let regularCount: Int
  private let semiboldCount: Int
  private let start: Int

  /// The units of an em.
  static let grid = 512
  /// The advance of the box drawn for a character without a glyph.
  static let missingAdvance = 384

  /// Opens the data.
  init() {
    bytes = UnsafeBufferPointer(start: glyph_outlines_bytes(), count: glyph_outlines_count())
    regularCount = Self.word(bytes, at: 8)
    semiboldCount = Self.word(bytes, at: 12)
    start = 16 + 8 * (regularCount + semiboldCount)
  }

  /// A glyph, and whether it is lighter than requested.
  struct Place {
    let offset: Int
    let isTooLight: Bool
  }

  /// The glyph of a character; nil if there is none.
  func place(of scalar: Unicode.Scalar, weight: GlyphWeight) -> Place? {
    if weight == .semibold,
      let offset = search(scalar.value, from: regularCount, count: semiboldCount)
    {
      return Place(offset: offset, isTooLight: false)
    }
    return search(scalar.value, from: 0, count: regularCount).map {
      Place(offset: $0, isTooLight: weight == .semibold)
    }
  }

  /// The advance of a glyph in units of the em.
  func advance(at place: Place) -> Int {
    var reader = GlyphReader(bytes: bytes, position: place.offset)
    return reader.number()
  }

  /// A reader at the start of a glyph's outline.
  func outline(at place: Place) -> GlyphReader {
    var reader = GlyphReader(bytes: bytes, position: place.offset)
    _ = reader.number()
    return reader
  }

  private func search(_ value: UInt32, from first: Int, count: Int) -> Int? {
    var low = first
    var high = first + count
    while low < high {
      let middle = (low + high) / 2
      let found = Self.word(bytes, at: 16 + 8 * middle)
      if found == value { return start + Self.word(bytes, at: 20 + 8 * middle) }
      if found < value { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    Int(bytes[index]) | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2]) << 16
      | Int(bytes[index + 3]) << 24
  }
}
