/// One measured line of text in a picture.
package struct DrawnText: Hashable, Sendable {
  /// The words.
  package var words: String
  /// Where the baseline begins.
  package var start: PicturePoint
  /// The font size, in the units of ``PictureFrame``.
  package var size: Int
  /// The font weight.
  package var weight: GlyphWeight
  /// The width of the line in units.
  package var width: Int
  /// The text colour.
  package var colour: PictureColour
}
