/// One thing that a row or a tag says of its element.
package struct ImportedField: Sendable, Hashable {
  /// What it says.
  package enum Kind: UInt8, Sendable {
    // Of rows of text.
    case address, processID, traits, frame, identifier, title, label, placeholder, value
    case keyboardFocus, focus, disabled, selected, mainWindow, hitPoint
    /// Words that no form of a row has.
    case unknown
    // Of tags of a page source.
    case name, enabled, visible, accessible, x, y, width, height, index, bundle, type, other
  }

  /// How it is set off.
  package enum Style: UInt8, Sendable {
    /// After a comma and a blank; in tags, in double quotes.
    case plain
    /// After a blank; in tags, in single quotes.
    case blank
    /// After a colon and a blank, as Xcode 7 to 9 do behind addresses.
    case colon
    /// Quoted, and cut before the closing quote.
    case unclosed
    /// As it stands, with nothing around.
    case bare
  }

  /// What it says.
  package var kind: Kind
  /// How it is set off.
  package var style: Style
  /// The name of an attribute of a tag; empty in rows.
  package var name: SourceSlice
  /// The words, without name and quotes.
  package var words: SourceSlice
}
