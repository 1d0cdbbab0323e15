/// How a gallery shows and compares screens.
package enum GalleryForm: String, Sendable, CaseIterable {
  /// As PNG files.
  case pictures
  /// As the text of their trees.
  case text
  /// As what VoiceOver reads on them.
  case spoken

  /// The ending of the names of its files.
  package var ending: String {
    switch self {
    case .pictures: ".png"
    case .text: ".txt"
    case .spoken: ".spoken.txt"
    }
  }

  /// Whether a file is of a gallery in this form, by its name.
  package func isFile(_ name: String) -> Bool {
    name.hasSuffix(ending) && (self != .text || !name.hasSuffix(Self.spoken.ending))
  }

  /// The noun for one of its files.
  package var noun: String {
    switch self {
    case .pictures: "picture"
    case .text: "text"
    case .spoken: "transcript"
    }
  }
}
