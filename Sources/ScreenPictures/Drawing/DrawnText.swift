/// One line of text in a picture, measured already.
package struct DrawnText: Hashable, Sendable {
  /// The words.
  package var words: String
  /// Where the line begins, on its baseline.
  package var start: PicturePoint
  /// The size of the type, in the units of ``PictureFrame``.
  package var size: Int
  /// How heavy the type is.
  package var weight: GlyphWeight
  /// The width of the line in units.
  package var width: Int
  /// The colour of the type.
  package var colour: PictureColour
}
