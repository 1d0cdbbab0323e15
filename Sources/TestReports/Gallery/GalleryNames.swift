/// Gives names to files and folders of a gallery, each once.
struct GalleryNames {
  private var known: Set<String>

  /// The longest name, without the number and the ending.
  private static let lengthLimit = 120

  /// Starts to give names; those that are taken already are never given.
  init(taken: Set<String> = []) { known = taken }

  /// A name of the words that say something, with a number unless that is 1.
  mutating func name(_ words: [String], number first: Int = 1) -> String {
    let text = GallerySetting.fileName(words.filter { !$0.isEmpty }.joined(separator: "-"))
    let base = String(text.prefix(Self.lengthLimit))
    var number = first
    // Different words may be alike in what a file's name can hold, and in it capitals may be as
    // small letters.
    while true {
      let name = number == 1 ? base : "\(base)-\(number)"
      if known.insert(name.lowercased()).inserted { return name }
      number += 1
    }
  }
}
