/// How heavy type is.
package enum GlyphWeight: Hashable, Sendable {
  case regular, semibold
}
