import SimulatedApp

/// A place of a gallery: which screen it shows, and how it was reached.
package struct GalleryPlace: Sendable, Equatable {
  /// The moves that led to a place.
  package struct Way: Sendable, Equatable {
    /// The introduction, which comes before the name.
    let words: String
    /// The name of the step or coordinator where the way starts.
    let name: String
    /// The moves in order.
    let moves: [String]
  }

  /// The name on the page and of its files, unique in the gallery.
  package let name: String
  /// The screen; empty when none is shown.
  package let screen: String
  /// The dotted path of its state.
  package let state: String
  /// The number among the places with this screen and state, from 1.
  package let number: Int
  /// How it was reached.
  package let way: Way
  /// When it was reached again, in words; empty if it was not.
  var again = ""
  /// The failures that happened there.
  var failures: [String] = []
}

/// One picture or text of a place.
package struct GalleryShot: Sendable, Hashable {
  /// The index of the place.
  package let place: Int
  /// The setting; nil for a picture that a test attached.
  let setting: GallerySetting?
  /// The path of its file, without extension.
  let path: String

  var words: String { setting?.words ?? "kept by the test" }

  /// The path of its file.
  package func file(as form: GalleryForm) -> String { path + form.ending }
}

/// The text of a gallery's page.
package struct GalleryContent: Sendable {
  /// Places that belong together, such as those of one run.
  package struct Chapter: Sendable {
    let title: String
    /// Whether the run passed; nil if nothing was judged.
    let holds: Bool?
    /// A description.
    let words: String
    /// Sentences about missing places or pictures.
    let notes: [String]
    /// The indices of its places.
    let places: Range<Int>
  }

  /// The name of the shown content.
  package let title: String
  /// The places, in order.
  package internal(set) var places: [GalleryPlace]
  /// The chapters in order; empty for a gallery that is not divided.
  package internal(set) var chapters: [Chapter] = []
  /// How many pictures each place has.
  let width: Int
  /// The counts in the summary, such as `7 places`.
  package internal(set) var counts: [String]
  /// Sentences about missing places or pictures.
  var notes: [String] = []

  /// A sentence on how much of the app was drafted; empty if nothing was.
  static func draftedNotes(of app: AppDefinition) -> [String] {
    app.draftedWords.map { ["\($0)."] } ?? []
  }

  /// The drawn content in words, such as `7 places in 2 settings`.
  package var scope: String {
    chapters.isEmpty
      ? counts.joined(separator: " in ") : counted(chapters.count, "run")
  }
}
