import ScreenPictures
package import SimulatedApp

/// Every screen and state that an app comes to, as pictures or as texts, in each of some settings.
///
/// ```swift
/// let gallery = Gallery(of: definition, settings: settings)
/// for shot in gallery.shots { write(gallery.picture(of: shot), to: shot.file(isText: false)) }
/// ```
///
/// Files are named after screens and states, and so a new screen leaves the names of the others as
/// they are; the order is that of the stops. The same app gives the same bytes.
package struct Gallery {
  /// One place in one setting.
  package struct Shot: Sendable, Hashable {
    /// The number of the place.
    package let stop: Int
    /// The number of the setting.
    package let setting: Int
    /// Where it goes, without the ending.
    let path: String

    /// Where it goes.
    package func file(isText: Bool) -> String { path + (isText ? ".txt" : ".png") }
  }

  /// The app's name.
  package let app: String
  /// The settings, in order.
  package let settings: [GallerySetting]
  /// The places, and the way to each.
  package let tour: AppTour
  /// What the places are called in files, in their order.
  package let names: [String]

  /// Explores an app.
  package init(of app: AppDefinition, settings: [GallerySetting]) {
    self.app = app.name
    self.settings = settings
    tour = AppTour(of: CompiledApp(app))
    names = Self.names(of: tour.stops)
  }

  /// Every place in every setting, place by place.
  package var shots: [Shot] {
    names.indices.flatMap { stop in
      settings.indices.map { setting in
        Shot(
          stop: stop, setting: setting, path: "\(settings[setting].folder)/\(names[stop])")
      }
    }
  }

  /// What a place shows in a setting; nil where the app does something else in it.
  package func view(of shot: Shot) -> AppTour.View? {
    let setting = settings[shot.setting]
    return tour.view(
      of: tour.stops[shot.stop], device: DeviceProfile.named(setting.device),
      language: setting.language, isDark: setting.isDark)
  }

  /// A view as a PNG file, or as text in UTF-8.
  package func bytes(of view: AppTour.View, in shot: Shot, isText: Bool) -> [UInt8] {
    if isText { return Array(view.text.utf8) }
    let style = PictureStyle(
      isDark: settings[shot.setting].isDark, statusBarHeight: Int(view.profile.topInset),
      hasHomeIndicator: view.profile.bottomInset > 0)
    return ScreenPicture(of: view.seen.tree, covers: view.covers, style: style).png()
  }

  private static func names(of stops: [AppTour.Stop]) -> [String] {
    var known: Set<String> = []
    return stops.map { stop in
      let words = [stop.screen, stop.state].filter { !$0.isEmpty }.joined(separator: "-")
      let base = GallerySetting.fileName(words)
      var number = stop.number
      // Two screens may be alike in what a file's name can hold.
      while !known.insert(number == 1 ? base : "\(base)-\(number)").inserted { number += 1 }
      return number == 1 ? base : "\(base)-\(number)"
    }
  }
}
