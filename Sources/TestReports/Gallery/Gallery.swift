package import SimulatedApp

/// Every screen and state that an app can reach, as pictures or as texts, in several settings.
///
/// ```swift
/// let gallery = Gallery(of: definition, settings: settings)
/// for shot in gallery.shots { draw(gallery.picture(of: shot, as: .pictures), shot) }
/// ```
///
/// Files are named after screens and states, so a new screen does not rename other files. Places
/// are in the order of the exploration. The same app gives the same bytes.
package struct Gallery {
  /// The settings, in order.
  package let settings: [GallerySetting]
  /// The text of the gallery's page.
  package let content: GalleryContent
  private let tour: AppTour

  /// Explores an app.
  package init(
    of app: AppDefinition, settings: [GallerySetting],
    progress: ExplorationProgress.Watcher? = nil
  ) {
    self.settings = settings
    tour = AppTour(of: CompiledApp(app), progress: progress)
    var names = GalleryNames()
    content = GalleryContent(
      title: app.name, places: tour.stops.map { Self.place(of: $0, &names) },
      width: settings.count,
      counts: [
        counted(tour.stops.count, "place"),
        counted(settings.count, "setting"),
      ],
      notes: Self.notes(on: tour) + GalleryContent.draftedNotes(of: app))
  }

  /// Sentences about the places that are not shown.
  private static func notes(on tour: AppTour) -> [String] {
    var notes: [String] = []
    if !tour.isComplete { notes.append("The app has more places than were explored.") }
    if tour.leftOut > 0 {
      notes.append(
        "\(counted(tour.leftOut, "further look")) of states that have more than "
          + "\(AppTour.sameStateLimit) are left out.")
    }
    return notes
  }

  /// Every place in every setting, place by place.
  package var shots: [GalleryShot] {
    content.places.indices.flatMap { place in
      settings.map { setting in
        GalleryShot(
          place: place, setting: setting,
          path: "\(setting.folder)/\(content.places[place].name)")
      }
    }
  }

  /// Draws a place in a setting; nil if the app does not reach the place in that setting.
  package func picture(of shot: GalleryShot, as form: GalleryForm) -> GalleryPicture? {
    guard let setting = shot.setting else { return nil }
    return tour.view(
      of: tour.stops[shot.place], device: DeviceProfile.named(setting.device),
      language: setting.language, isDark: setting.isDark
    ).map { GalleryPicture(of: $0, isDark: setting.isDark, as: form) }
  }

  private static func place(of stop: AppTour.Stop, _ names: inout GalleryNames) -> GalleryPlace {
    let moves = stop.way
    let start =
      moves.isEmpty
      ? "The launch of " : "\(counted(moves.count, "move")) from the launch of "
    return GalleryPlace(
      name: names.name([stop.screen, stop.state], number: stop.number), screen: stop.screen,
      state: stop.state, number: stop.number,
      way: .init(words: start, name: stop.launch, moves: moves))
  }
}
