import Foundation
import SimulatedApp

@testable import AppTools

/// An app written as the texts of its files, in a folder that lasts as long as it.
final class WrittenApp {
  let folder: AppFolder
  let definition: AppDefinition

  /// Writes files by their names without ending, and loads the app; its first screen is `main`.
  init(_ files: [String: String], members: String = "") throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    let app = """
      { "name": "Own", "bundleIdentifier": "com.example.own", "coordinator": { "default": "Main" },
        "coordinators": { "Main": { "root": "main" } }\(members) }
      """
    for (name, text) in files.merging(["app": app], uniquingKeysWith: { own, _ in own }) {
      let file = url.appending(path: name + ".json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    folder = AppFolder(url.path)
    definition = try folder.load()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  /// The differences from an earlier version, with their places.
  func differences(from old: WrittenApp) -> RouteDifferences {
    RouteDifferences(from: SavedRoutes(old.definition), to: SavedRoutes(definition))
      .located(
        old: RouteFiles(old.definition, in: old.folder), new: RouteFiles(definition, in: folder))
  }
}
