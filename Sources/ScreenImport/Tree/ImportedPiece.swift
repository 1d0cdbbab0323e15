/// A piece of a file, in the order of the file: together they print it again.
enum ImportedPiece: Sendable, Hashable {
  /// Text around rows and tags, as it stands.
  case text(SourceSlice)
  /// A row of text.
  case row(Int32)
  /// A tag that opens an element.
  case tag(Int32)
  /// A tag that closes an element.
  case closingTag(Int32)
}
