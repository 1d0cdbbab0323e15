/// Something that is unknown in a source, or that was guessed.
package struct ImportNote: Sendable, Hashable {
  /// The offset in the source, in bytes.
  package var offset: Int
  /// What was unknown or guessed, and what was done about it.
  package var message: String

  /// The most notes kept for one file; the rest are only counted.
  package static let limit = 200
}

/// A note with its place in the file.
package struct PlacedNote: Sendable, Hashable {
  /// Where it is.
  package var place: ImportSource.Place
  /// The text of the note.
  package var message: String

  /// The note as a line: `login.txt:3:7: message`.
  package func text(in file: String) -> String {
    "\(file):\(place.line):\(place.column): \(message)"
  }
}
