package import SimulatedApp

/// Every picture that test runs have shown, in the order in which the tests reached them.
///
/// ```swift
/// var gallery = RunGallery(of: definition, as: .pictures)
/// for (shot, picture) in try gallery.add(record, named: "LoginTests-testLogin").pictures { ... }
/// let page = GalleryPage(of: gallery.content, ...)
/// ```
///
/// The journals are replayed, as for traces. Files are named after the test, the screen and the
/// state, with a number within that state, so a new step does not rename the pictures of other
/// states.
package struct RunGallery {
  /// The pictures of one run.
  package struct Drawn {
    /// The folder of its pictures.
    package let folder: String
    /// Its pictures in order.
    package let pictures: [(shot: GalleryShot, picture: GalleryPicture)]
    /// The time at which the app diverged from the journal; nil if it did not.
    package let divergence: String?
    /// Whether no picture of the run is missing.
    package let isWhole: Bool
  }

  /// The text of the page.
  package var content: GalleryContent {
    var content = known
    content.counts = [
      counted(known.chapters.count, "run"),
      counted(known.places.count, "picture"),
    ]
    return content
  }

  /// The most distinct pictures of a run.
  package static let pictureLimit = 1_000

  private let apps: RecordedApps
  private let form: GalleryForm
  private let limit: Int
  private var known: GalleryContent
  private var folders = GalleryNames(
    taken: [GalleryPage.baselineFolder, GalleryPage.differenceFolder, "index.html"])

  /// Starts a gallery of runs of an app; `limit` is the most distinct pictures of a run.
  ///
  /// Without `apps`, variants are those of the definition.
  package init(
    of app: AppDefinition, forms apps: RecordedApps? = nil, as form: GalleryForm,
    limit: Int = pictureLimit
  ) {
    self.apps = apps ?? RecordedApps(of: app)
    self.form = form
    self.limit = limit
    known = GalleryContent(
      title: app.name, places: [], width: 1, counts: [],
      notes: GalleryContent.draftedNotes(of: app))
  }

  /// Throws the fault of a journal that cannot be replayed.
  package func check(_ record: JournalRecord) throws(JournalFault) {
    _ = try apps.repeating(record) { app throws(JournalFault) in
      try JournalPlayer(record, app: app)
    } divergence: { _ in
      nil
    }
  }

  /// Replays a run and draws it; the name is used when the journal does not name its test.
  package mutating func add(
    _ record: JournalRecord, named name: String
  ) throws(JournalFault) -> Drawn {
    let follower = TraceFollower(record, name: name)
    let fresh = RunWalk(follower, as: form, limit: limit)
    let walk = try apps.repeating(record) { app throws(JournalFault) in
      var walk = fresh
      walk.follow(try JournalPlayer(record, app: app), of: app)
      return walk
    } divergence: {
      $0.divergence
    }
    return draw(walk ?? fresh, record.testName ?? name)
  }

  private mutating func draw(_ walk: RunWalk, _ test: String) -> Drawn {
    let folder = folders.name([test])
    var names = GalleryNames()
    let start = known.places.count
    var pictures: [(GalleryShot, GalleryPicture)] = []
    for sight in walk.sights {
      let name = names.name([sight.screen, sight.state], number: sight.number)
      let path = "\(folder)/\(name)"
      pictures.append(
        (
          GalleryShot(place: known.places.count, setting: sight.setting, path: path), sight.picture
        ))
      known.places.append(sight.place(named: path))
    }
    known.chapters.append(
      .init(
        title: folder == GallerySetting.fileName(test) ? test : "\(test) (\(folder))",
        holds: walk.run.holds, words: walk.words, notes: walk.notes,
        places: start..<known.places.count))
    return Drawn(
      folder: folder, pictures: pictures, divergence: walk.divergence.map(JournalTimeline.time),
      isWhole: walk.notes.isEmpty)
  }
}

extension JournalRecord {
  /// The test that wrote the journal, after those that used its device before; nil if the journal
  /// does not name it.
  fileprivate var testName: String? {
    for case .testStarted(let name, _) in entries.reversed().lazy.map(\.fact) where !name.isEmpty {
      return name
    }
    return nil
  }
}
