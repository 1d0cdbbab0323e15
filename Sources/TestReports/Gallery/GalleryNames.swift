/// Unique names for the files and folders of a gallery.
struct GalleryNames {
  private var known: Set<String>

  /// The most characters of a name, without number and extension.
  static let lengthLimit = 120

  /// Makes a set of names that never contains the ones already taken.
  init(taken: Set<String> = []) { known = taken }

  /// A name made from the words that are not empty, with the number unless it is 1.
  mutating func name(_ words: [String], number first: Int = 1) -> String {
    let text = GallerySetting.fileName(words.filter { !$0.isEmpty }.joined(separator: "-"))
    let base = String(text.prefix(Self.lengthLimit))
    var number = first
    // Different words can become the same file name, and some file systems ignore case.
    while true {
      let name = number == 1 ? base : "\(base)-\(number)"
      if known.insert(name.lowercased()).inserted { return name }
      number += 1
    }
  }
}
