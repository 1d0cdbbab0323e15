/// A piece of a file; all pieces in order print it again.
enum ImportedPiece: Sendable, Hashable {
  /// Text around rows and tags.
  case text(SourceSlice)
  /// A row of text.
  case row(Int32)
  /// A tag that opens an element.
  case tag(Int32)
  /// A tag that closes an element.
  case closingTag(Int32)
}
