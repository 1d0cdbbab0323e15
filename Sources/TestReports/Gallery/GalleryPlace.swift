import SimulatedApp

/// A place of a gallery: what is shown there, and how it was come to.
package struct GalleryPlace: Sendable, Equatable {
  /// What led to a place.
  package struct Way: Sendable, Equatable {
    /// The beginning of it in words, before the name of what it began with.
    let words: String
    /// That name.
    let name: String
    /// What was done, in order.
    let moves: [String]
  }

  /// What it is called on the page, and in files; no two places of a gallery have one name.
  package let name: String
  /// The screen; empty where none is.
  package let screen: String
  /// The dotted path of its state.
  package let state: String
  /// Which of the places of that screen and state it is, from 1.
  package let number: Int
  /// How it was come to.
  package let way: Way
  /// When it was come to again, in words; empty where it was not.
  var again = ""
  /// What failed there.
  var failures: [String] = []
}

/// One picture, or text, of a place.
package struct GalleryShot: Sendable, Hashable {
  /// The number of the place.
  package let place: Int
  /// The device and what else it is shown in; nil for a picture that a test kept.
  let setting: GallerySetting?
  /// Where it goes, without the ending.
  let path: String

  /// The setting in words.
  var words: String { setting?.words ?? "kept by the test" }

  /// Where it goes.
  package func file(isText: Bool) -> String { path + (isText ? ".txt" : ".png") }
}

/// What the page of a gallery tells beside its pictures.
package struct GalleryContent: Sendable {
  /// Places that belong together, and what is told of all of them.
  package struct Chapter: Sendable {
    /// What it is called.
    let title: String
    /// Whether what it shows went well; nil where nothing was judged.
    let holds: Bool?
    /// What is told of it.
    let words: String
    /// What is missing in it, a sentence each.
    let notes: [String]
    /// The numbers of its places.
    let places: Range<Int>
  }

  /// What is shown, in a word or a name.
  package let title: String
  /// The places, in order.
  package internal(set) var places: [GalleryPlace]
  /// The chapters, which follow each other; none where there is nothing to tell apart.
  package internal(set) var chapters: [Chapter] = []
  /// How many pictures a place has.
  let width: Int
  /// What is counted in the summary, such as `7 places`.
  package internal(set) var counts: [String]
  /// What is missing, a sentence each.
  var notes: [String] = []

  /// What was drawn, such as `7 places in 2 settings`.
  package var scope: String {
    chapters.isEmpty
      ? counts.joined(separator: " in ") : counted(chapters.count, "run")
  }
}
