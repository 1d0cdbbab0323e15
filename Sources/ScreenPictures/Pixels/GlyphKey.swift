/// The properties that determine the pixels of a glyph.
struct GlyphKey: Hashable {
  let scalar: Unicode.Scalar
  let weight: GlyphWeight
  /// The font size in units.
  let size: Int
  /// The horizontal offset from a whole pixel, in quarters.
  let quarter: Int
}
