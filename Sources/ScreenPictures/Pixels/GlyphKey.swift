/// What decides how a glyph looks on a canvas.
struct GlyphKey: Hashable {
  let scalar: Unicode.Scalar
  let weight: GlyphWeight
  /// The size of the type in units.
  let size: Int
  /// Quarters of a pixel by which the glyph stands to the right of a whole one.
  let quarter: Int
}
