/// Something that a source does not say, or that had to be guessed.
package struct ImportNote: Sendable, Hashable {
  /// What it is about, as bytes from the start of the source.
  package var offset: Int
  /// What was not known or was guessed, and what was done.
  package var message: String

  /// The most notes that are kept of one file; the rest are counted.
  package static let limit = 200
}

/// A note with its place in the file.
package struct PlacedNote: Sendable, Hashable {
  /// Where it is.
  package var place: ImportSource.Place
  /// What it says.
  package var message: String

  /// The note as a line: `login.txt:3:7: message`.
  package func text(in file: String) -> String {
    "\(file):\(place.line):\(place.column): \(message)"
  }
}
