/// The weight of a font.
package enum GlyphWeight: Hashable, Sendable {
  case regular, semibold
}
