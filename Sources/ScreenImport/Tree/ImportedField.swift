/// One field of a row or one attribute of a tag.
package struct ImportedField: Sendable, Hashable {
  /// The kind of content.
  package enum Kind: UInt8, Sendable {
    // Fields of rows of text.
    case address, processID, traits, frame, identifier, title, label, placeholder, value
    case keyboardFocus, focus, disabled, selected, mainWindow, hitPoint
    /// Words of no known format.
    case unknown
    // Attributes of tags of a page source.
    case name, enabled, visible, accessible, x, y, width, height, index, bundle, type, other
  }

  /// How it is delimited.
  package enum Style: UInt8, Sendable {
    /// After a comma and a space; in tags, in double quotes.
    case plain
    /// After a space; in tags, in single quotes.
    case blank
    /// After a colon and a space, as Xcode 7 to 9 print after addresses.
    case colon
    /// Quoted, and cut before the closing quote.
    case unclosed
    /// Without delimiters.
    case bare
  }

  /// The kind of content.
  package var kind: Kind
  /// How it is delimited.
  package var style: Style
  /// The name of an attribute of a tag; empty in rows.
  package var name: SourceSlice
  /// The text, without name and quotes.
  package var words: SourceSlice
}
