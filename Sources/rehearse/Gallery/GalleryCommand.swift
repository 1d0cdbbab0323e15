import Foundation
import SimulatedApp
import TestReports

/// `rehearse gallery`: draws every screen and state of an app, and compares with a baseline.
struct GalleryCommand {
  private let options: GalleryOptions

  init(_ options: GalleryOptions) { self.options = options }

  /// Draws, compares, and writes the page.
  func run() -> ExitCode {
    guard
      let app = AppSource.load(options.folder, variant: options.variant, tell: Console.error),
      var folder = GalleryFolder(options)
    else { return .failure }
    do {
      return options.journals.isEmpty
        ? try draw(app.definition, in: &folder)
        : try RunGalleryCommand(options).draw(app.definition, in: &folder)
    } catch {
      Console.error(
        "Error: the gallery was not written to \(options.output): \(error.localizedDescription)")
      return .failure
    }
  }

  private func draw(_ app: AppDefinition, in folder: inout GalleryFolder) throws -> ExitCode {
    if let unknown = options.languages.first(where: { !app.languages.contains($0) }) {
      let known = app.languages.isEmpty ? "none of its own" : app.languages.joined(separator: ", ")
      Console.error("Error: the app has no words in \(unknown); its languages: \(known)")
      return .failure
    }
    let settings = GallerySetting.all(
      of: app, devices: options.devices, languages: options.languages,
      isDarkToo: options.isDarkToo)
    let gallery = Gallery(of: app, settings: settings)
    let shots = gallery.shots
    guard shots.count <= GalleryFolder.shotLimit else {
      Console.error("Error: \(shots.count) pictures; the limit is \(GalleryFolder.shotLimit)")
      return .failure
    }
    let bar = ProgressBar(total: shots.count, of: "pictures")
    for (number, shot) in shots.enumerated() {
      try folder.add(gallery.picture(of: shot, isText: options.isText), of: shot)
      bar.show(number + 1)
    }
    bar.finish()
    return try folder.finish(gallery.content, folders: settings.map(\.folder))
  }
}
